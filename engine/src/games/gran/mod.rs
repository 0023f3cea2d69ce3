//! Gran: knights carry a ring from city to city, past dragons, stones and each other. The rules document is
//! `docs/rules/gran.md`; sections and readings are its own. Start with [`rules`].

pub mod action;
mod apply;
pub mod board;
pub mod chronicle;
pub mod companion;
pub mod course;
pub mod desk;
mod distances;
mod edit;
mod edition;
pub mod evaluation;
mod graph;
pub mod knight;
mod land;
mod map;
pub mod modes;
pub mod paper;
pub mod points;
pub mod position;
pub mod problems;
pub mod read;
pub mod reasons;
mod ring_way;
pub mod rules;
pub mod scene;
pub mod setup;
mod stones;
pub mod subjects;
mod symbols;
#[cfg(test)]
mod tests;
pub mod touch;
mod validate;
pub mod words;

use self::position::Position;

/// Rules under fixed options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gran {
    start: Position,
}
