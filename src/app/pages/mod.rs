//! One file per page.

pub mod again;
pub mod broadcast;
pub mod clock;
pub mod computer;
pub mod counsel;
pub mod course;
pub mod credits;
pub mod frame;
pub mod game;
pub mod gate;
pub mod hint;
pub mod home;
pub mod install;
mod late;
pub mod message;
pub mod past;
pub mod pause;
pub mod play;
pub mod projector;
pub mod rules;
pub mod setup;
pub mod shelf;
mod skirmish;
pub mod sounds;
pub mod tale;
pub mod tally;
pub mod teacher;
pub mod victory;
pub mod vocabulary;
mod waiting;

use yew::{Callback, Html, Properties, component, html, use_state};

use crate::browser::offline::Offline;
use crate::browser::storage::{self, Found};
use crate::pages::message::{Trouble, message};
use crate::route::Route;
use crate::state::settings::Settings;
use crate::words::use_language;

/// Which page, and what is known of the copy on this device.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The page that the address names; never the first one, nor the one that prints.
    pub route: Route,
    /// Whether it works offline, whether an update waits.
    pub offline: Offline,
}

/// Any page but the first.
#[component]
pub fn Inside(props: &Props) -> Html {
    let language = use_language();
    let offline = props.offline;
    // What does not read is put aside before anything is kept in its place.
    let trouble = use_state(|| match storage::load::<Settings>(storage::SETTINGS) {
        Found::Unreadable(text) => {
            storage::put_aside(storage::SETTINGS);
            Some(Trouble::Settings(text))
        }
        Found::Nothing | Found::Kept(_) => None,
    });
    if let Some(found) = (*trouble).clone() {
        let close = Callback::from(move |()| trouble.set(None));
        return message(&found, Some(close), language);
    }
    match props.route.clone() {
        Route::Home | Route::Print(..) => Html::default(),
        Route::Shelf => html! { <shelf::Shelf /> },
        Route::Setup(game) => html! { <setup::Setup {game} /> },
        Route::Play(game, opening) => html! { <play::Play {game} {opening} /> },
        Route::Course(game) => html! { <course::Course {game} /> },
        Route::Rules(game) => html! { <rules::Rules {game} /> },
        Route::Tale(game) => html! { <tale::Tale {game} /> },
        Route::Words => html! { <vocabulary::Vocabulary /> },
        Route::Teacher => html! { <teacher::Teacher {offline} /> },
        Route::Projector => html! { <projector::Projector /> },
        Route::Credits => html! { <credits::Credits /> },
        Route::Install => html! { <install::Install {offline} /> },
        Route::Lost(path) => message(&Trouble::Lost(path), None, language),
    }
}
