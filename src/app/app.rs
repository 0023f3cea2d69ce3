//! The app: the page that the address names.

use yew::{Callback, Html, component, html, use_effect_with, use_state};

use crate::browser::storage::{self, Found};
use crate::browser::{history, offline};
use crate::pages;
use crate::pages::message::{Message, Trouble};
use crate::route::Route;
use crate::state::settings::Settings;
use crate::surroundings::{Surroundings, use_settings};

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
    let offline = offline::use_offline();
    use_effect_with((), |()| offline::ask_to_persist());
    let page = match (*trouble).clone() {
        Some(found) => {
            let close = Callback::from(move |()| trouble.set(None));
            html! { <Message trouble={found} onclose={close} /> }
        }
        None => match route {
            Route::Home => html! { <pages::home::Home {offline} /> },
            Route::Shelf => html! { <pages::shelf::Shelf /> },
            Route::Setup(game) => html! { <pages::setup::Setup {game} /> },
            Route::Play(game, opening) => html! { <pages::play::Play {game} {opening} /> },
            Route::Course(game) => html! { <pages::course::Course {game} /> },
            Route::Lost(path) => html! { <Message trouble={Trouble::Lost(path)} /> },
            #[cfg(feature = "whole")]
            adult => pages::for_adults(&adult, offline),
            // The desk draws these pages.
            #[cfg(not(feature = "whole"))]
            Route::Rules(_) | Route::Teacher | Route::Credits | Route::Install => Html::default(),
        },
    };
    html! { <Surroundings {settings}>{page}</Surroundings> }
}
