//! How good a position looks, for computer players.

use super::colours::Colour;
use super::position::Position;
use super::score;

/// From -1000 (lost) to 1000 (won).
pub fn outlook(at: &Position, colour: Colour) -> i32 {
    match at.slot {
        None if score::winners(at).has(colour) => 1000,
        None => -1000,
        Some(_) => 0,
    }
}
