//! Shared parts of the two games of the Patrakill box; not a game. They are the board, the notation, the dragon's
//! moves, the bans on ejected knights, the pieces and some phrases. Sections and readings are those of both
//! `docs/rules/vatrankill.md` and `docs/rules/vatrakill.md` where these agree. Start with [`board`] and
//! [`dragon`].

pub mod action;
pub mod bans;
pub mod board;
pub mod cells;
pub mod chronicle;
pub mod companion;
pub mod desk;
pub mod dragon;
pub mod events;
pub mod options;
pub mod pieces;
pub mod prospect;
pub mod read;
pub mod reasons;
pub mod subjects;
pub mod touch;
pub mod words;
