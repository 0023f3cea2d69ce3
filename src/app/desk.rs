//! The teacher's desk, the course, the rules, the credits and the install help: a program of its own beside the
//! app, which the page loads only when one of them is opened. Both follow the address and keep what they share on
//! the device.
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

use yew::{Html, component};

use crate::browser::{history, offline};
use crate::surroundings::{surrounded, use_settings};

/// The pages of the desk; nothing while the address names another page.
#[component]
fn Desk() -> Html {
    let route = history::use_route();
    let settings = use_settings(&route);
    let offline = offline::use_offline();
    surrounded(settings, pages::of_desk(&route, offline))
}

fn main() {
    browser::trouble::watch();
    yew::Renderer::<Desk>::with_root(browser::page::root("desk")).render();
}
