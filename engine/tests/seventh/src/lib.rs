//! La Petite Tour, a seventh game for tests only. It documents what a game must implement, and proves that this is
//! enough. Its files are the same as those of the games in the catalogue.
//!
//! Two knights stand at the ends of a row of seven cells, `a` to `g`: Blue at `a`, Red at `g`. In its turn a seat rolls
//! a three-sided die. Its knight then moves exactly that far towards the other end, stopping there, or stays. Landing
//! on the other knight sends it home, unless that is its home cell: reaching the other end wins.

pub mod action;
pub mod board;
mod edit;
mod edition;
pub mod evaluation;
pub mod position;
pub mod read;
pub mod reasons;
pub mod rules;
pub mod scene;
pub mod subjects;
pub mod touch;
pub mod words;

use self::position::Side;

/// Path of the drawings.
pub const DRAWINGS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/assets");
/// Options for the contract test, as in `options.txt` of the games in the catalogue.
pub const OPTIONS: &str = include_str!("../options.txt");

/// Rules of the game under fixed options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tour {
    first: Side,
}
