//! Game-independent widgets: buttons, ribbons, icons.

pub mod banner;
pub mod button;
pub mod cast;
pub mod council_sign;
pub mod decimal;
pub mod dialog;
pub mod drawing;
pub mod flag;
pub mod heading;
pub mod icon;
pub mod kind_sign;
pub mod level_dots;
pub mod lock;
pub mod mood;
pub mod numbers;
pub mod player;
pub mod qr_code;
pub mod said;
pub mod segments;
pub mod stop_dialog;
pub mod token;
