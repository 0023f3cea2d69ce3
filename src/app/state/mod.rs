//! What is on the screen and what is remembered.

pub mod animals;
pub mod cue;
pub mod kept;
pub mod saved;
pub mod session;
pub mod settings;
pub mod shared;
pub mod showing;
pub mod sketch;
pub mod slots;
