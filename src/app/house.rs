//! All behind the first page: the games, the teacher's desk, the course, the rules. A program of its own beside the
//! app, which the page loads when one of them is opened, or in a quiet moment before. Both follow the address and
//! keep what they share on the device.
#![allow(
    dead_code,
    reason = "what only the first page uses is left out of this program"
)]

mod board;
mod browser;
mod fight;
mod pages;
mod route;
mod state;
mod surroundings;
mod widgets;
mod words;

use yew::{Html, component, html};

use crate::browser::{history, offline};
use crate::pages::Inside;
use crate::route::Route;
use crate::surroundings::{surrounded, use_settings};

/// The pages of the house; nothing while the address names the first page.
#[component]
fn House() -> Html {
    let route = history::use_route();
    let settings = use_settings(&route);
    let offline = offline::use_offline();
    let page = match route {
        Route::Home | Route::Print(..) => Html::default(),
        route => html! { <Inside {route} {offline} /> },
    };
    surrounded(settings, page)
}

fn main() {
    browser::trouble::watch();
    pages::teacher::forget_old();
    yew::Renderer::<House>::with_root(browser::page::root("house")).render();
}
