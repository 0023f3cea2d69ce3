//! What is on the screen and what is remembered.

pub mod animals;
pub mod count;
pub mod cue;
pub mod device;
pub mod erased;
pub mod fight;
pub mod friends;
pub mod gate;
pub mod kept_view;
pub mod lengths;
pub mod observation;
pub mod persist;
pub mod placing;
pub mod players;
pub mod presets;
pub mod put_aside;
pub mod round;
pub mod saved;
pub mod session;
pub mod settings;
pub mod shared;
pub mod sitting;
pub mod sketch;
pub mod slots;
pub mod switch;
pub mod writing;
