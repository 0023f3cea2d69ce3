//! Kingdom: two Monarchs and their knights of four sizes step and jump for a Monarch or a throne. The rules
//! document is `docs/rules/kingdom.md`; sections and readings are its own. Start with [`rules`].

pub mod action;
mod batch;
pub mod board;
pub mod cells;
pub mod chronicle;
pub mod companion;
pub mod course;
pub mod danger;
pub mod desk;
mod edit;
mod edition;
pub mod evaluation;
pub mod field;
pub mod figures;
pub mod modes;
pub mod neighbourhood;
pub mod paper;
pub mod partial_move;
pub mod position;
pub mod problems;
pub mod reach;
pub mod read;
pub mod reasons;
pub mod rules;
pub mod scene;
pub mod setup;
pub mod split_bitboard;
pub mod subjects;
pub mod touch;
pub mod why_not;
pub mod words;

use self::position::Position;

/// Rules under fixed options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Kingdom {
    start: Position,
}
