//! La Petite Tour, a seventh game that lives in the tests only: it says what a game must bring, and shows that a game that brings
//! it is one. It has the same files as the games of the catalogue.
//!
//! Two knights stand at the ends of a row of seven cells, `a` to `g`; Blue begins at `a`, Red at `g`. In its turn a seat
//! throws a die of three faces, then goes exactly so far towards the other end (no further than it) or stays. Who lands
//! on the other knight sends it home, except at its home: that is the end of the row, and who reaches it wins.

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

/// The folder of its drawings.
pub const DRAWINGS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/assets");
/// The options under which the contract is walked, as in `options.txt` of the games of the catalogue.
pub const OPTIONS: &str = include_str!("../options.txt");

/// The game under fixed options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tour {
    first: Side,
}
