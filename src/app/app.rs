//! The app: its first page. Other programs draw all others.

use yew::{Html, component, html};

use crate::browser::{history, offline};
use crate::pages;
use crate::route::Program;
#[cfg(feature = "whole")]
use crate::route::Route;
use crate::surroundings::{surrounded, use_settings};

/// The app.
#[component]
pub fn App() -> Html {
    let route = history::use_route();
    let settings = use_settings(&route);
    let offline = offline::use_offline();
    let page = match (route.program(), route) {
        (Program::App, _) => html! { <pages::home::Home {offline} /> },
        #[cfg(feature = "whole")]
        (Program::Table, route) => html! { <pages::AtTable {route} /> },
        #[cfg(feature = "whole")]
        (_, Route::Print(game, wish)) => {
            html! { <crate::printing::PrintPage key={game.slug()} {game} {wish} /> }
        }
        #[cfg(feature = "whole")]
        (_, route) => html! { <pages::Inside {route} {offline} /> },
        #[cfg(not(feature = "whole"))]
        _ => Html::default(),
    };
    surrounded(settings, page)
}
