//! Recovery of a game that does not open: the steps before the broken one, and its text.

use engine::catalogue::{GameId, GameSet};
use yew::{Callback, Html, MouseEvent, Properties, component, html, use_state};

use super::saved_slots::replace;
use crate::games_context::use_games;
use crate::route::Route;
use crate::settings_context::{use_language, use_words};
use crate::shell::{clock, files, history};
use crate::state::persist::Persist;
use crate::state::saved::Saved;
use crate::widgets::button::Button;
use crate::words::{classroom, message as words, saving};

/// Data that does not open.
#[derive(Clone, PartialEq, Debug)]
pub enum CorruptSave {
    /// The steps of a file that can be replayed.
    Steps(Box<Saved>),
    /// Saved text.
    Text(String),
}

/// Properties of `Recovery`.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// Data that does not open.
    pub save: CorruptSave,
    /// Called when the recovered game is opened.
    pub onleave: Callback<()>,
}

impl CorruptSave {
    /// Returns the playable part of the game.
    fn good_part(&self, games: GameSet) -> Option<Saved> {
        match self {
            Self::Steps(saved) => Some((**saved).clone()),
            Self::Text(text) => Saved::read(text)?.good_part(games),
        }
    }

    /// Returns the name and content of a file with the text, as a game if it parses as one.
    fn file(&self) -> Option<(String, String)> {
        let Self::Text(text) = self else {
            return None;
        };
        let (name, content) = match Saved::read(text) {
            Some(saved) => (saved.record.game.clone(), saved.record.write()),
            None => ("table-ronde".to_owned(), text.clone()),
        };
        Some((format!("{name}-{}.partie", clock::today()), content))
    }
}

/// Buttons that open the playable part and download the text.
#[component]
pub fn Recovery(props: &Props) -> Html {
    let language = use_language();
    let t = use_words();
    let games = use_games();
    let asked = use_state(|| false);
    let told = use_state(String::new);
    let open = props.save.good_part(games).map(|saved| {
        let steps = saved.record.actions.len();
        let (asked, leave) = (asked.clone(), props.onleave.clone());
        let onclick = Callback::from(move |_: MouseEvent| {
            if !replace(&saved, *asked) {
                asked.set(true);
                return;
            }
            leave.emit(());
            if let Some(game) = GameId::from_slug(&saved.record.game) {
                history::go(&Route::play(game));
            }
        });
        let steps = classroom::KEPT_STEPS.filled(language, &[("count", &steps)]);
        let label = format!("{} ({steps})", t(words::FILE_OPEN_GOOD));
        let button = Button::new(label, onclick).class("dark");
        button.icon("icon-arrow").adult("open-good").view()
    });
    let download = props.save.file().map(|(name, content)| {
        let told = told.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            told.set(match files::save(&name, &content) {
                true => format!("{} {name}", t(classroom::EXPORTED)),
                false => t(classroom::EXPORT_FAILED).to_owned(),
            });
        });
        let button = Button::new(t(words::SAVE_TEXT), onclick).class("plain");
        button.icon("icon-download").adult("save-text").view()
    });
    html! {
        <div class="rescue">
            if *asked {
                <p role="alert">{t(saving::REPLACE_SURE)}</p>
            }
            <div class="buttons">
                {open}
                {download}
            </div>
            <p class="told" role="status">{(*told).clone()}</p>
        </div>
    }
}
