//! The app: its first page. The house draws all others.

use yew::{Html, component, html};

use crate::browser::{history, offline};
use crate::pages;
use crate::route::Route;
use crate::surroundings::{surrounded, use_settings};

/// The app.
#[component]
pub fn App() -> Html {
    let route = history::use_route();
    let settings = use_settings(&route);
    let offline = offline::use_offline();
    let page = match route {
        Route::Home => html! { <pages::home::Home {offline} /> },
        #[cfg(feature = "whole")]
        Route::Print(game, wish) => {
            html! { <crate::printing::PrintPage key={game.slug()} {game} {wish} /> }
        }
        #[cfg(feature = "whole")]
        route => html! { <pages::Inside {route} {offline} /> },
        #[cfg(not(feature = "whole"))]
        _ => Html::default(),
    };
    surrounded(settings, page)
}
