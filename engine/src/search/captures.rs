//! What a step captures and from whom, read from the events that it sends.

use alloc::vec::Vec;

use super::tracks::Tracks;
use super::words::own_sayings;
use crate::kernel::evaluate::Evaluate;
use crate::kernel::event::{Event, MoveStyle};
use crate::kernel::piece::{Spot, Tray};
use crate::kernel::rules::StepOf;
use crate::kernel::step::{Seat, Turn};
use crate::kernel::view::View;

/// A piece that was captured, or something that was won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Capture {
    /// The kind of the piece or of the counter.
    pub kind: &'static str,
    /// Who has it now.
    pub to: Seat,
    /// Who lost it, if anyone did.
    pub from: Option<Seat>,
    /// Where the piece stood when its track began; a counter stands nowhere.
    pub spot: Option<Spot>,
}

/// Applies a step and returns what it captured; follows the pieces on their tracks.
pub fn captures<G: Evaluate + View>(
    game: &G,
    at: &mut G::Position,
    step: StepOf<G>,
    tracks: &mut Tracks,
) -> Vec<Capture> {
    let before = game.scene(at, at);
    let actor = match game.turn(at) {
        Turn::Decision(seat) => seat,
        Turn::Chance | Turn::Over(_) => before.seat,
    };
    let mut events: Vec<Event> = Vec::new();
    game.apply(at, step, &mut events);
    let began = tracks.clone();
    tracks.follow(&events);
    // Between rounds pieces come and go, and nobody takes them.
    if events
        .iter()
        .any(|event| matches!(event, Event::Round { .. }))
    {
        return Vec::new();
    }
    let owner = |kind: &str, spot: Spot| {
        let piece = before
            .pieces
            .iter()
            .find(|piece| piece.kind == kind && piece.spot == spot);
        piece.and_then(|piece| piece.owner)
    };
    let capture = |event: &Event| match *event {
        Event::Moved {
            kind,
            from,
            to: Spot::In(seat, tray),
            style,
        } => {
            let owner = owner(kind, from);
            let to = match (tray, style) {
                (Tray::Shelf, _) | (Tray::Hand, MoveStyle::Fly) => seat,
                (Tray::Bench, _) if owner != Some(actor) => actor,
                _ => return None,
            };
            Some(Capture {
                kind,
                to,
                from: owner.filter(|&owner| owner != to),
                spot: Some(began.first(from)),
            })
        }
        Event::Removed { kind, at } => Some(Capture {
            kind,
            to: actor,
            from: owner(kind, at),
            spot: Some(began.first(at)),
        }),
        // A counter is a capture only if the game has words for it: others count what nobody took.
        Event::Counted {
            seat: Some(to),
            kind,
            by,
        } if by > 0 && own_sayings::<G>(kind).is_some() => Some(Capture {
            kind,
            to,
            from: None,
            spot: None,
        }),
        _ => None,
    };
    events.iter().filter_map(capture).collect()
}
