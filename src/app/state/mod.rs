//! What is on the screen and what is remembered.

pub mod cue;
pub mod kept;
pub mod observation;
pub mod saved;
pub mod session;
pub mod settings;
pub mod showing;
