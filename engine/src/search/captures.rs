//! Captures of a step, read from its events.

use alloc::vec::Vec;

use super::tracks::Tracks;
use super::words::own_sayings;
use crate::kernel::evaluate::Evaluate;
use crate::kernel::event::{Event, MoveStyle};
use crate::kernel::piece::{Spot, Tray};
use crate::kernel::rules::StepOf;
use crate::kernel::step::{Seat, Turn};
use crate::kernel::view::View;

/// Captured piece, or something won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Capture {
    /// Kind of the piece or counter.
    pub kind: &'static str,
    /// Capturing seat.
    pub to: Seat,
    /// Seat that lost it, if any.
    pub from: Option<Seat>,
    /// Spot of the piece at the start of its track; `None` for a counter.
    pub spot: Option<Spot>,
}

/// Applies a step, returns its captures, and records the moves of pieces in `tracks`.
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
    // Between rounds pieces are reset without captures.
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
        // A counter is a capture only if the game has sayings for it; others count something that was not taken.
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
