//! The problems of the game: the dragon eats and is trapped, towers are fetched.

use super::position::Side;
use super::scene;
use crate::kernel::event::Event;
use crate::kernel::problem::{Kind, ProblemFacts, wins_or_takes};
use crate::kernel::step::Seats;

/// What its problems are about.
pub const FACTS: &ProblemFacts = &ProblemFacts {
    kinds: &[Kind::Take, Kind::Save, Kind::Path, Kind::Two],
    asks: &[],
    aim: is_aim,
    targets: &["exit", "tower-stone"],
};

/// Somebody wins, the dragon eats, or a knight gets a tower.
fn is_aim(of: Seats, event: &Event) -> bool {
    match event {
        Event::Became { piece, .. } if piece.kind == scene::MOVING_TOWER => {
            of.has(Side::Knights.seat())
        }
        _ => wins_or_takes(of, event),
    }
}
