//! Table ronde in the browser: everything that draws, sounds or remembers.
#![cfg_attr(
    not(feature = "whole"),
    allow(
        dead_code,
        reason = "what only the house uses is left out of this program"
    )
)]

mod app;
mod board;
mod browser;
mod fight;
mod pages;
#[cfg(feature = "whole")]
mod printing;
mod route;
#[cfg(feature = "whole")]
mod sheets;
mod state;
mod surroundings;
mod widgets;
mod words;

fn main() {
    browser::trouble::watch();
    #[cfg(feature = "whole")]
    pages::teacher::forget_old();
    yew::Renderer::<app::App>::with_root(browser::page::root("app")).render();
}
