//! What is on the screen and what is remembered.

pub mod animals;
pub mod cue;
pub mod device;
pub mod friends;
pub mod kept;
pub mod lesson;
pub mod observation;
pub mod presets;
pub mod saved;
pub mod seating;
pub mod session;
pub mod settings;
pub mod shared;
pub mod showing;
pub mod sketch;
pub mod slots;
pub mod taught;
pub mod writing;
