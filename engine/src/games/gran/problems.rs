//! Problems of the game: taking the ring, bringing it home, and estimating dragons.

use super::scene;
use crate::kernel::event::Event;
use crate::kernel::problem::{Ask, Kind, ProblemFacts, wins};
use crate::kernel::step::Seats;

/// Facts about the game's problems.
pub const FACTS: &ProblemFacts = &ProblemFacts {
    kinds: &[Kind::Take, Kind::Fight, Kind::Count, Kind::Path],
    asks: &[Ask::Least],
    aim: is_aim,
    targets: &["ring", "city"],
};

/// Checks whether a seat wins, takes the ring, or brings it home for a seal.
fn is_aim(of: Seats, event: &Event) -> bool {
    match event {
        Event::Counted {
            seat: Some(seat),
            kind,
            ..
        } => of.has(*seat) && kind.starts_with("seal-"),
        Event::Removed { kind, .. } => *kind == scene::RING,
        _ => wins(of, event),
    }
}
