//! How good a position looks: all that a search knows of a game besides its rules.

use super::rules::Rules;
use super::step::Seat;

/// The static evaluation of a game.
pub trait Evaluate: Rules {
    /// How good the position looks for a seat, from -1000 (lost) to 1000 (won).
    fn evaluate(&self, at: &Self::Position, seat: Seat) -> i32;
}
