//! « Montrer à la classe »: a page of the desk opens in the projector window, or fills this screen if there is none.

use std::cell::{Cell, RefCell};

use engine::kernel::words::{Language, Phrase};
use wasm_bindgen_futures::spawn_local;
use yew::{Callback, Html, MouseEvent, Properties, component, html, use_effect_with, use_state_eq};

use super::pieces::fighting_game;
use crate::route::{PROBLEM_OF_DAY, Route};
use crate::settings_context::{use_language, use_words};
use crate::shell::channel::Channel;
use crate::shell::{clock, history, page};
use crate::state::persist::Persist;
use crate::state::shared::Message;
use crate::widgets::button::Button;
use crate::widgets::icon::icon;
use crate::words::{classroom as words, play, problems, vocabulary};

/// Time in which a projector window answers, in milliseconds.
const ANSWER: u32 = 500;
/// The same if there was one, which may be slow.
const LATE_ANSWER: u32 = 4000;
/// Address of no page: only asks whether there is a projector window.
const NO_PAGE: &str = "";

thread_local! {
    /// Channel of a projector window. It stays open when the window shows another page.
    static REQUESTS: RefCell<Option<Channel>> = const { RefCell::new(None) };
    /// Channel of the desk.
    static DESK: RefCell<Option<Channel>> = const { RefCell::new(None) };
    /// Number of answers of projector windows to the desk.
    static ANSWERS: Cell<u32> = const { Cell::new(0) };
}

fn tell(channel: &'static std::thread::LocalKey<RefCell<Option<Channel>>>, message: &Message) {
    channel.with_borrow(|channel| {
        if let Some(channel) = channel {
            channel.tell(&message.to_json().write());
        }
    });
}

/// Lets this window, a projector window, open the pages that the desk sends, until it is closed.
pub fn open_pages_on_request() {
    if REQUESTS.with_borrow(Option::is_some) {
        return;
    }
    let channel = Channel::open(|text| {
        if let Some(Message::Page(address)) = Message::read(&text) {
            tell(&REQUESTS, &Message::PageOpened);
            if address != NO_PAGE {
                history::follow(&address);
            }
        }
    });
    REQUESTS.set(channel);
}

/// Opens the channel of the desk, and asks whether there is a projector window. Returns the function that closes it.
fn open_desk() -> impl FnOnce() {
    let channel = Channel::open(|text| {
        if Message::read(&text) == Some(Message::PageOpened) {
            ANSWERS.set(ANSWERS.get() + 1);
        }
    });
    ANSWERS.set(0);
    DESK.set(channel);
    tell(&DESK, &Message::Page(NO_PAGE.to_owned()));
    || DESK.set(None)
}

/// Shows the page at an address to the class: in the projector window, or else in this one, on the full screen.
fn show(address: String) {
    let before = ANSWERS.get();
    tell(&DESK, &Message::Page(address.clone()));
    spawn_local(async move {
        clock::wait(if before > 0 { LATE_ANSWER } else { ANSWER }).await;
        // After a long wait the teacher may have left the desk.
        let is_here = before == 0 || DESK.with_borrow(Option::is_some);
        if ANSWERS.get() == before && is_here {
            page::fill_screen();
            history::follow(&address);
        }
    });
}

/// Renders a button that shows the page at an address to the class.
pub fn show_button(address: String, language: Language) -> Html {
    let onclick = Callback::from(move |_: MouseEvent| show(address.clone()));
    let button = Button::new(words::SHOW_CLASS.text(language), onclick).class("plain");
    button.icon("icon-screen").adult("show-class").view()
}

/// Pages that can be shown, with their names and pictures. The first is the board.
fn parts() -> Vec<(String, Phrase, &'static str)> {
    let mut parts = vec![
        (Route::Projector.path(), words::BOARD_OF_GAME, "icon-screen"),
        (Route::ClassTables.path(), words::TITLE_TABLES, "coin"),
        (
            Route::ClassChances(None).path(),
            words::ONE_THROW,
            "icon-die",
        ),
        (Route::Words.path(), vocabulary::WORDS, "helmet"),
        (PROBLEM_OF_DAY.to_owned(), problems::OF_DAY, "icon-sun"),
    ];
    if let Some(game) = fighting_game() {
        parts.push((Route::Tale(game).path(), vocabulary::TALE, "castle"));
        parts.push((Route::Course(game).path(), play::LEARN, "icon-book"));
    }
    parts
}

/// Properties of [`ClassScreen`].
#[derive(Properties, PartialEq)]
pub struct Props {
    /// Address of the page that belongs to the open tab of the desk, if there is one.
    pub here: Option<String>,
}

/// Button « Montrer à la classe » with the pages to choose from. The one of the open tab comes first.
#[component]
pub fn ClassScreen(props: &Props) -> Html {
    let t = use_words();
    let language = use_language();
    let is_open = use_state_eq(|| false);
    use_effect_with((), |()| open_desk());
    let ontoggle = {
        let is_open = is_open.clone();
        Callback::from(move |_: MouseEvent| is_open.set(!*is_open))
    };
    let mut parts = parts();
    parts.sort_by_key(|(address, ..)| props.here.as_ref() != Some(address));
    let part = |(address, name, picture): (String, Phrase, &'static str)| {
        let is_here = props.here.as_ref() == Some(&address);
        let onclick = {
            let is_open = is_open.clone();
            Callback::from(move |_: MouseEvent| {
                is_open.set(false);
                show(address.clone());
            })
        };
        let button =
            Button::new(name.text(language), onclick).class(if is_here { "dark" } else { "plain" });
        button.icon(picture).adult("show-part").view()
    };
    html! {
        <div class="class-screen">
            <button type="button" class="tab" aria-expanded={is_open.to_string()} data-adult="show-menu" onclick={ontoggle}>
                {icon("icon-screen")}{t(words::SHOW_CLASS)}
            </button>
            if *is_open {
                <div class="card class-parts" role="group" aria-label={t(words::SHOW_CLASS)}>
                    { for parts.into_iter().map(part) }
                </div>
            }
        </div>
    }
}
