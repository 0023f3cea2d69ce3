//! The rules of the six games, as a library that knows no browser, no clock, no files and no chance of its own.
//!
//! Read [`kernel`] for the words that all games share, [`games`] for the rules, [`table`] for a game being
//! played and [`catalogue`] for the list of games.
#![no_std]

extern crate alloc;
#[cfg(test)]
extern crate std;

pub mod catalogue;
pub mod games;
pub mod kernel;
pub mod motion;
pub mod search;
pub mod table;
