//! Chevaliers et Dragons: the Prince's knights and Tyran's dragons fight with dice for castle, village, Princess
//! and treasure. The rules document is `docs/rules/chevaliers.md`; sections and readings are its own. Start with
//! [`rules`].

pub mod action;
pub mod board;
pub mod chronicle;
pub mod companion;
pub mod counting;
pub mod course;
pub mod desk;
mod edit;
mod edition;
pub mod evaluation;
pub mod figures;
pub mod modes;
pub mod narration;
pub mod paper;
pub mod position;
pub mod problems;
pub mod read;
pub mod reasons;
pub mod rules;
pub mod scene;
pub mod sets;
pub mod setup;
mod skirmish;
pub mod subjects;
pub mod tale;
pub mod touch;
pub mod words;

use self::position::Position;
use self::setup::Set;

/// Rules under fixed options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chevaliers {
    set: Set,
    start: Position,
}

impl Chevaliers {
    /// Returns the piece set in play.
    pub const fn set(&self) -> Set {
        self.set
    }
}
