//! The board on the screen, for any game: it knows places and pieces, not rules.

pub mod board_view;
pub mod cards;
pub mod cursor;
mod fingers;
pub mod ground;
pub mod hint;
pub mod idle;
pub mod layout;
mod lens;
mod light;
mod manners;
pub mod marks;
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
