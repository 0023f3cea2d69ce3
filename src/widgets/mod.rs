//! Buttons, ribbons, icons: parts without a word of any game.

pub mod banner;
pub mod button;
pub mod decimal;
pub mod dialog;
pub mod die_face;
pub mod drawing;
pub mod head;
pub mod icon;
pub mod kept_picture;
pub mod lock;
pub mod numbers;
pub mod offline_badge;
pub mod player;
pub mod ribbon;
pub mod said;
pub mod segments;
pub mod share_bar;
pub mod stop;
pub mod switch;
pub mod token;
