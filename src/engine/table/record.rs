//! What is saved of a game.

use alloc::string::String;
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use crate::kernel::options::Options;

/// The format that this version writes and reads.
pub const FORMAT: &str = "partie/1";

/// A saved game: the options, the first position and every step since, in notation.
/// The fields stand in the order of their names, so that the written keys are sorted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Record {
    /// Every step, in order; the rolls stand where they fell.
    pub actions: Vec<String>,
    /// The format: [`FORMAT`].
    pub format: String,
    /// The slug of the game.
    pub game: String,
    /// The options of the game.
    pub options: Options,
    /// The first position.
    pub start: String,
}
