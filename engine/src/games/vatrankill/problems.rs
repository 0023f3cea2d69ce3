//! Problems of the game: meals and traps of the dragon, and fetching towers.

use super::position::Side;
use super::scene;
use crate::kernel::event::Event;
use crate::kernel::problem::{Kind, ProblemFacts, wins_or_takes};
use crate::kernel::step::Seats;

/// Facts about the game's problems.
pub const FACTS: &ProblemFacts = &ProblemFacts {
    kinds: &[Kind::Take, Kind::Save, Kind::Path, Kind::Two],
    asks: &[],
    aim: is_aim,
    targets: &["exit", "tower-stone"],
};

/// Checks whether a side wins, the dragon eats, or a knight receives a tower.
fn is_aim(of: Seats, event: &Event) -> bool {
    match event {
        Event::Became { piece, .. } if piece.kind == scene::MOVING_TOWER => {
            of.has(Side::Knights.seat())
        }
        _ => wins_or_takes(of, event),
    }
}
