//! The app: the page that the address names.

use yew::{Callback, Html, component, html, use_state};

use crate::browser::storage::{self, Found};
use crate::browser::{history, offline};
use crate::pages;
use crate::pages::message::{Trouble, message};
use crate::route::Route;
use crate::state::settings::Settings;
use crate::surroundings::{surrounded, use_settings};

/// The app.
#[component]
pub fn App() -> Html {
    // What does not read is put aside before anything is kept in its place.
    let trouble = use_state(|| match storage::load::<Settings>(storage::SETTINGS) {
        Found::Unreadable(text) => {
            storage::put_aside(storage::SETTINGS);
            Some(Trouble::Settings(text))
        }
        Found::Nothing | Found::Kept(_) => None,
    });
    let route = history::use_route();
    let settings = use_settings(&route);
    let language = settings.language;
    let offline = offline::use_offline();
    let page = match (*trouble).clone() {
        Some(found) => {
            let close = Callback::from(move |()| trouble.set(None));
            message(&found, Some(close), language)
        }
        None => match route {
            Route::Home => html! { <pages::home::Home {offline} /> },
            Route::Shelf => pages::shelf::shelf(language),
            Route::Setup(game) => html! { <pages::setup::Setup {game} /> },
            Route::Play(game, opening) => html! { <pages::play::Play {game} {opening} /> },
            Route::Lost(path) => message(&Trouble::Lost(path), None, language),
            #[cfg(feature = "whole")]
            other => pages::of_desk(&other, offline),
            // The desk draws these pages.
            #[cfg(not(feature = "whole"))]
            Route::Course(_)
            | Route::Rules(_)
            | Route::Teacher
            | Route::Credits
            | Route::Install => Html::default(),
        },
    };
    surrounded(settings, page)
}
