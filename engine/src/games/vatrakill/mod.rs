//! Vatrakill, the game for two to five players of the Patrakill box: factions of knights hunt one dragon. The
//! rules document is `docs/rules/vatrakill.md`; sections and readings are its own. Start with [`rules`].

pub mod board;
pub mod chronicle;
pub mod companion;
pub mod course;
mod edit;
mod edition;
pub mod evaluation;
mod hunt;
mod knights;
pub mod modes;
pub mod paper;
pub mod position;
pub mod problems;
pub mod read;
pub mod reasons;
pub mod rules;
pub mod scene;
pub mod seats;
pub mod setup;
pub mod subjects;
pub mod touch;
pub mod words;

use self::position::Position;

/// Rules under fixed options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Vatrakill {
    start: Position,
}
