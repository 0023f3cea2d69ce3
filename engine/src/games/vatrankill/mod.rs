//! Vatrankill, the duel of the Patrakill box: thirteen knights build towers in a first round and hunt the dragon
//! in a second. The rules document is `docs/rules/vatrankill.md`; sections and readings are its own. Start with
//! [`rules`].

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
pub mod occupant;
pub mod paper;
pub mod position;
pub mod problems;
pub mod read;
pub mod reasons;
mod rounds;
pub mod rules;
pub mod scene;
pub mod setup;
pub mod subjects;
pub mod touch;
pub mod words;

use self::position::Position;

/// Rules under fixed options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Vatrankill {
    start: Position,
}
