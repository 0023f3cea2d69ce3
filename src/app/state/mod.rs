//! What is on the screen and what is remembered.

pub mod cue;
pub mod device;
pub mod friends;
pub mod kept;
pub mod saved;
pub mod seating;
pub mod session;
pub mod settings;
pub mod showing;
