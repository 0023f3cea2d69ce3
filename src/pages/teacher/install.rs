//! Installation guide: three pictures for each kind of device.

mod pictures;

use engine::kernel::words::Phrase;
use yew::{Callback, Html, Properties, component, html, use_state};

use self::pictures::{
    Body, Marker, ask_page, browser_page, device, home_page, menu_page, shelf_page, stick_page,
    twice_page, whole_page,
};
use super::storage_status::offline_badge;
use crate::settings_context::{use_language, use_words};
use crate::shell::device::use_device;
use crate::shell::history;
use crate::shell::offline::Offline;
use crate::state::device::Kind;
use crate::widgets::heading::head;
use crate::widgets::icon::{drawing, icon};
use crate::widgets::segments::{Segment, segments};
use crate::words::install as words;

/// Properties of `Install`.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// State of the offline copy.
    pub offline: Offline,
}

/// Guide for one kind of device: three steps and a note.
struct Guide {
    value: &'static str,
    name: Phrase,
    body: Body,
    steps: [(Screen, Phrase); 3],
    note: (&'static str, Phrase, Phrase),
    /// Minimum browser version, and where to find it (docs/decisions/037).
    floor: (Phrase, Phrase),
}

/// Picture on the screen of the device.
#[derive(Clone, Copy)]
enum Screen {
    Browser(Marker),
    Menu([Phrase; 3], usize),
    Ask,
    Home,
    Shelf,
    Stick,
    Twice,
    Whole,
}

const FILE: &str = "table-ronde.html";
const OF_CHROME: (Phrase, Phrase) = (words::FLOOR_CHROME, words::FLOOR_CHROME_WHERE);
const ONCE: (&str, Phrase, Phrase) = ("icon-check", words::NOTE_ONCE, words::NOTE_ONCE_WHY);

const IPAD: Guide = Guide {
    value: "ipad",
    name: words::IPAD,
    body: Body::Tablet,
    steps: [
        (Screen::Browser(Marker::Icon("icon-share")), words::IPAD_1),
        (
            Screen::Menu(
                [
                    words::MENU_COPY,
                    words::MENU_BOOKMARK,
                    words::MENU_HOME_IPAD,
                ],
                2,
            ),
            words::IPAD_2,
        ),
        (Screen::Home, words::HOME_3),
    ],
    note: ("icon-download", words::NOTE_IPAD, words::NOTE_IPAD_WHY),
    floor: (words::FLOOR_IPAD, words::FLOOR_IPAD_WHERE),
};
const ANDROID: Guide = Guide {
    value: "android",
    name: words::ANDROID,
    body: Body::Tablet,
    steps: [
        (Screen::Browser(Marker::Icon("icon-menu")), words::ANDROID_1),
        (
            Screen::Menu(
                [
                    words::MENU_NEW_TAB,
                    words::MENU_HOME_ANDROID,
                    words::MENU_HISTORY,
                ],
                1,
            ),
            words::ANDROID_2,
        ),
        (Screen::Home, words::HOME_3),
    ],
    note: ONCE,
    floor: OF_CHROME,
};
const CHROMEBOOK: Guide = Guide {
    value: "chromebook",
    name: words::CHROMEBOOK,
    body: Body::Laptop,
    steps: [
        (Screen::Browser(Marker::Address), words::BAR_CHROME),
        (Screen::Ask, words::ASK_2),
        (Screen::Shelf, words::SHELF_3),
    ],
    note: ONCE,
    floor: OF_CHROME,
};
const WINDOWS: Guide = Guide {
    value: "windows",
    name: words::WINDOWS,
    steps: [
        (Screen::Browser(Marker::Address), words::BAR_EDGE),
        (Screen::Ask, words::ASK_2),
        (Screen::Shelf, words::SHELF_3),
    ],
    floor: (words::FLOOR_COMPUTER, words::FLOOR_COMPUTER_WHERE),
    ..CHROMEBOOK
};
const BOARD: Guide = Guide {
    value: "board",
    name: words::BOARD,
    body: Body::Board,
    steps: [
        (Screen::Stick, words::BOARD_1),
        (Screen::Twice, words::BOARD_2),
        (Screen::Whole, words::BOARD_3),
    ],
    note: ("icon-file", words::NOTE_BOARD, words::NOTE_BOARD_WHY),
    floor: OF_CHROME,
};
const GUIDES: [Guide; 5] = [IPAD, ANDROID, CHROMEBOOK, WINDOWS, BOARD];

const fn guide_of(kind: Kind) -> &'static str {
    match kind {
        Kind::Ipad => IPAD.value,
        Kind::Android => ANDROID.value,
        Kind::Chromebook => CHROMEBOOK.value,
        Kind::Computer => WINDOWS.value,
    }
}

fn seen(screen: Screen, t: impl Fn(Phrase) -> &'static str) -> Html {
    match screen {
        Screen::Browser(sign) => browser_page(sign),
        Screen::Menu(lines, choose) => menu_page(lines.map(t), choose),
        Screen::Ask => ask_page(
            t(words::ASK_INSTALL),
            t(words::YES_INSTALL),
            t(words::NO_INSTALL),
        ),
        Screen::Home => home_page(),
        Screen::Shelf => shelf_page(),
        Screen::Stick => stick_page(FILE),
        Screen::Twice => twice_page(FILE),
        Screen::Whole => whole_page(),
    }
}

/// Installation guide; the guide for this device is shown first.
#[component]
pub fn Install(props: &Props) -> Html {
    let t = use_words();
    let language = use_language();
    let here = use_device();
    let chosen = use_state(|| guide_of(here.kind));
    let guide = GUIDES
        .into_iter()
        .find(|guide| guide.value == *chosen)
        .unwrap_or(IPAD);
    let onchoose = {
        let chosen = chosen.clone();
        Callback::from(move |value| chosen.set(value))
    };
    let all = GUIDES.map(|guide| Segment::new(guide.value, t(guide.name)));
    let step = |(index, (screen, text)): (usize, (Screen, Phrase))| {
        html! {
            <li key={format!("{} {index}", guide.value)}>
                <div class="step-picture">
                    {device(guide.body, seen(screen, t))}
                    if index < 2 { {drawing("icon-arrow", "icon step-arrow")} }
                </div>
                <p><span class="step-number" aria-hidden="true">{index + 1}</span><span>{t(text)}</span></p>
            </li>
        }
    };
    let (sign, note, why) = guide.note;
    let (floor, place) = guide.floor;
    html! {
        <main class="page adult-page page-install">
            {head(language, t(words::TITLE), history::back, offline_badge(props.offline, language))}
            <div class="install-body">
                {segments("device", t(words::WHICH), all, *chosen, &onchoose)}
                <ol class="install-steps" aria-label={t(guide.name)}>
                    { for guide.steps.into_iter().enumerate().map(step) }
                </ol>
                <section class="card install-note">
                    {icon(sign)}
                    <p><strong>{t(note)}</strong>{" "}{t(why)}</p>
                </section>
                <section class="card install-note">
                    {icon("icon-screen")}
                    <p><strong>{t(floor)}</strong>{" "}{t(place)}</p>
                </section>
            </div>
        </main>
    }
}
