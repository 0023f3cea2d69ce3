//! Table ronde in the browser: rendering, sound and storage. The rules are in the package `engine`.
//!
//! [`app`] starts it; [`pages::chunks`] lists the lazily loaded parts.

pub mod app;
mod board;
mod fight;
mod games_context;
mod handbook;
mod languages;
mod pages;
pub mod phrases;
pub mod prerender;
mod printing;
#[cfg(fuzzing)]
pub mod readers;
mod route;
mod settings_context;
mod sheets;
mod shell;
mod state;
mod widgets;
mod words;
