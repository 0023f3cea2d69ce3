//! Table ronde in the browser: everything that draws, sounds or remembers. The rules are the package `engine`.
//!
//! [`programs`] holds what the programs in `src/bin` start.

mod board;
mod browser;
mod fight;
mod games_context;
mod pages;
pub mod phrases;
mod printing;
mod program_table;
pub mod programs;
mod route;
mod settings_context;
mod sheets;
mod state;
mod widgets;
mod words;

/// What reads texts from outside, for the fuzzer alone (`engine/tests/fuzz`).
#[cfg(fuzzing)]
pub mod readers {
    pub use crate::route::Route;
    pub use crate::state::friends::Friends;
    pub use crate::state::observation::Observations;
    pub use crate::state::persist::Persist;
    pub use crate::state::presets::Presets;
    pub use crate::state::saved::Saved;
    pub use crate::state::settings::Settings;
    pub use crate::state::slots::Slot;
}
