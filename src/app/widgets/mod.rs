//! Buttons, ribbons, icons: parts without a word of any game.

pub mod banner;
pub mod button;
pub mod icon;
pub mod ribbon;
pub mod stop;
pub mod token;
