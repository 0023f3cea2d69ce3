//! Table ronde in the browser: everything that draws, sounds or remembers. The rules are the package `engine`.
//!
//! [`programs`] holds what the programs in `src/bin` start.

mod board;
mod browser;
mod fight;
mod games_context;
mod handbook;
mod languages;
mod pages;
pub mod phrases;
mod printing;
mod program_table;
pub mod programs;
#[cfg(fuzzing)]
pub mod readers;
mod route;
mod settings_context;
mod sheets;
mod state;
mod widgets;
mod words;
