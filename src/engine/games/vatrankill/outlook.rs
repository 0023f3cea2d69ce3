//! How good a position looks, for computer players.

use super::position::{Outcome, Phase, Position, Side};

const WON: i32 = 1000;
const MOST: i32 = 990;

/// From -1000 (lost) to 1000 (won); what one side gains, the other loses.
pub fn outlook(at: &Position, side: Side) -> i32 {
    let knights = match at.phase {
        Phase::Over(Outcome::Drawn) => 0,
        Phase::Over(Outcome::Won(Side::Knights)) => WON,
        Phase::Over(Outcome::Won(Side::Dragon)) => -WON,
        Phase::Landing | Phase::Knights | Phase::Dragon | Phase::Jumps(_) => {
            prospect(at).clamp(-MOST, MOST)
        }
    };
    match side {
        Side::Knights => knights,
        Side::Dragon => -knights,
    }
}

fn prospect(at: &Position) -> i32 {
    -100 * i32::from(at.eaten)
}
