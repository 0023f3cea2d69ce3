//! How good a position looks, for computer players.

use super::position::{Outcome, Phase, Position};
use super::seats::Player;
use crate::kernel::step::Seat;

const WON: i32 = 1000;

/// From -1000 (lost) to 1000 (won).
pub fn outlook(at: &Position, seat: Seat) -> i32 {
    match at.phase {
        Phase::Over(Outcome::Drawn) => 0,
        Phase::Over(Outcome::Won(player)) if at.seat_of(player) == seat => WON,
        Phase::Over(Outcome::Won(_)) => -WON,
        _ if seat == Player::Dragon.seat() => 100 * i32::from(at.eaten),
        _ => -100 * i32::from(at.eaten),
    }
}
