//! The shelf and the first of its games, from the preparation to the last step: what a class opens first, and therefore a
//! program of its own, a good half of the house. It is built without the rules of the other games, and begins where
//! [`route::Route::program`] says so.
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

use crate::browser::history;
use crate::pages::AtTable;
use crate::route::Program;
use crate::surroundings::{surrounded, use_settings};

/// The pages of the table; nothing while the address names another one.
#[component]
fn Table() -> Html {
    let route = history::use_route();
    let settings = use_settings(&route);
    let page = match route.program() {
        Program::Table => html! { <AtTable {route} /> },
        _ => Html::default(),
    };
    surrounded(settings, page)
}

fn main() {
    browser::trouble::watch();
    pages::teacher::forget_old();
    yew::Renderer::<Table>::with_root(browser::page::root("table")).render();
}
