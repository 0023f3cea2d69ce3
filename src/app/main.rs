//! Table ronde in the browser: everything that draws, sounds or remembers.

mod app;
mod board;
mod browser;
mod fight;
mod pages;
mod route;
mod state;
mod widgets;
mod words;

fn main() {
    browser::trouble::watch();
    yew::Renderer::<app::App>::with_root(browser::page::root()).render();
}
