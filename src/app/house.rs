//! All behind the first page: the games, the teacher's desk, the course, the rules. A program of its own beside the
//! app and the table, which the page loads when one of them is opened, or in a quiet moment before. All follow the
//! address and keep what they share on the device.
#![allow(
    dead_code,
    reason = "what only other programs use is left out of this one"
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

use crate::browser::{history, offline, page};
use crate::pages::Inside;
use crate::route::Program;
use crate::surroundings::{surrounded, use_settings};

/// The pages of the house, and those of the table in a copy that has no program for it; nothing while the address names
/// another page.
#[component]
fn House() -> Html {
    let route = history::use_route();
    let settings = use_settings(&route);
    let offline = offline::use_offline();
    let is_here = match route.program() {
        Program::House => true,
        Program::Table => !page::offers("table"),
        Program::App | Program::Press => false,
    };
    let page = if is_here {
        html! { <Inside {route} {offline} /> }
    } else {
        Html::default()
    };
    surrounded(settings, page)
}

fn main() {
    browser::trouble::watch();
    pages::teacher::forget_old();
    yew::Renderer::<House>::with_root(browser::page::root("house")).render();
}
