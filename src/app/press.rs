//! The press: what is printed, on a page of its own. A program beside the app and the house, which the page loads
//! when it is opened.
#![allow(
    dead_code,
    unused_imports,
    reason = "what only the first page and the house use is left out of this program"
)]

mod board;
mod browser;
mod printing;
mod route;
mod sheets;
mod state;
mod surroundings;
mod widgets;
mod words;

use yew::{Html, component, html};

use crate::browser::history;
use crate::printing::PrintPage;
use crate::route::Route;
use crate::surroundings::{surrounded, use_settings};

/// The page that prints; nothing while the address names another one.
#[component]
fn Press() -> Html {
    let route = history::use_route();
    let settings = use_settings(&route);
    let page = match route {
        Route::Print(game, wish) => html! { <PrintPage key={game.slug()} {game} {wish} /> },
        _ => Html::default(),
    };
    surrounded(settings, page)
}

fn main() {
    browser::trouble::watch();
    yew::Renderer::<Press>::with_root(browser::page::root("press")).render();
}
