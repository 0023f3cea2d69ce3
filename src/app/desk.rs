//! The teacher's desk, the rules, the credits and the install help: a program of its own beside the app, which
//! the page loads only when an adult opens one of them. Both follow the address and keep what they share on the
//! device.
#![allow(
    dead_code,
    reason = "what only the app uses is left out of this program"
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
use crate::surroundings::{Surroundings, use_settings};

/// The pages for adults; nothing while the address names another page.
#[component]
fn Desk() -> Html {
    let route = history::use_route();
    let settings = use_settings(&route);
    let offline = offline::use_offline();
    html! { <Surroundings {settings}>{pages::for_adults(&route, offline)}</Surroundings> }
}

fn main() {
    browser::trouble::watch();
    yew::Renderer::<Desk>::with_root(browser::page::root("desk")).render();
}
