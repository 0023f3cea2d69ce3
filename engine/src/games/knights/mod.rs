//! Knights-challenge: four colours of knights jump as in chess into each other's camps, where they stay for ever
//! and are counted by lines. The rules document is `docs/rules/knights.md`; sections and readings are its own.
//! Start with [`rules`].

pub mod action;
pub mod apply;
pub mod board;
pub mod camps;
pub mod cells;
pub mod chronicle;
pub mod colours;
pub mod companion;
pub mod course;
pub mod desk;
pub mod distance;
mod edit;
mod edition;
pub mod evaluation;
pub mod jumps;
pub mod mask;
pub mod modes;
pub mod names;
pub mod paper;
pub mod position;
pub mod problems;
pub mod read;
pub mod reasons;
pub mod rules;
pub mod scene;
pub mod score;
pub mod setup;
pub mod subjects;
#[cfg(test)]
mod tests;
pub mod touch;
pub mod words;

use self::position::Position;

/// Rules under fixed options, all of which are part of its positions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Knights {
    start: Position,
}
