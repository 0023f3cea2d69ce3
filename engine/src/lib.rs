//! Rules of six board games, as a library without browser, clock, files or randomness of its own.
//!
//! Read [`kernel`] for the shared vocabulary, [`games`] for the rules, [`table`] for playing a game, and
//! [`catalogue`] for the list of games.
//!
//! For rules without a table, as searches and tests use them, see [`kernel::rules::Rules`]. To play any game:
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
