//! One file per page.

pub mod clock;
pub mod course;
pub mod credits;
pub mod frame;
pub mod game;
pub mod gate;
pub mod home;
pub mod install;
pub mod message;
pub mod play;
pub mod rules;
pub mod setup;
pub mod shelf;
pub mod teacher;
pub mod victory;
