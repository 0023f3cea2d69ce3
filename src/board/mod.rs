//! The board on the screen, for any game: it knows places and pieces, not rules.

pub mod board_view;
pub mod cards;
pub mod cursor;
pub mod ground;
mod highlight;
pub mod hint;
pub mod idle;
mod input;
pub mod layout;
pub mod marks;
mod move_variants;
pub mod names;
pub mod pieces;
pub mod pointer;
pub mod preview;
mod shape;
pub mod sketch_view;
pub mod slots;
pub mod touch_layer;
pub mod trays;
pub mod turning_point;
pub mod view;
mod zoom;
