//! The rules of the six games, as a library that knows no browser, no clock, no files and no chance of its own.
//!
//! Read [`kernel`] for the words that all games share, [`games`] for the rules, [`table`] for a game being
//! played and [`catalogue`] for the list of games.
//!
//! Rules without a table, for searches and tests: see [`kernel::rules::Rules`]. A game being played, whichever it is:
//!
//! ```
//! use engine::catalogue::GameId;
//! use engine::kernel::options::Options;
//!
//! let game = GameId::from_slug("kingdom").expect("one of the six");
//! let mut table = game.entry().open(&Options::default(), 1).expect("every option has a default");
//! let choice = table.choices().swap_remove(0);
//! let events = table.play(&choice).expect("a choice of this position");
//! assert!(!events.is_empty());
//! assert_eq!(table.steps(), [choice.text()]);
//! ```
#![no_std]

extern crate alloc;
#[cfg(test)]
extern crate std;

pub mod catalogue;
pub mod games;
pub mod kernel;
pub mod motion;
pub mod problems;
pub mod search;
pub mod table;
