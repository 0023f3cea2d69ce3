//! Pieces and places in the picture of an episode.

use alloc::vec::Vec;

use crate::kernel::event::Event;
use crate::kernel::info::GameInfo;
use crate::kernel::piece::{Layer, Piece, Spot, Tray};
use crate::kernel::scene::Scene;
use crate::kernel::step::{Place, Seat, Seats, Verdict};

/// Maximum number of marked places per episode.
const PLACES: usize = 4;

/// Checks whether two pieces look alike: same kind, owner and suit.
pub(super) fn is_alike(one: &Piece, other: &Piece) -> bool {
    (one.kind, one.owner, one.suit) == (other.kind, other.owner, other.suit)
}

/// Returns the pieces that move, change or leave in a step, each kind of a seat once, and the places involved.
pub(super) fn acting(events: &[Event], before: &Scene) -> (Vec<Piece>, Vec<Place>) {
    let (mut cast, mut places): (Vec<Piece>, Vec<Place>) = Default::default();
    let standing = |kind: &str, spot: Spot| {
        let mut here = before.pieces.iter();
        here.find(|piece| piece.kind == kind && piece.spot == spot)
    };
    for event in events {
        let (seen, spots) = match *event {
            Event::Moved { kind, from, to, .. } => match (standing(kind, from), from, to) {
                // A path of several hops keeps only its two ends.
                (None, Spot::On(between), Spot::On(_)) => {
                    if places.len() > 1 && places.last() == Some(&between) {
                        places.pop();
                    }
                    (None, [Some(to), None])
                }
                (seen, ..) => (seen.copied(), [Some(from), Some(to)]),
            },
            Event::Removed { kind, at } => (standing(kind, at).copied(), [Some(at), None]),
            Event::Became { kind, at, piece } if kind != piece.kind => {
                (Some(piece), [Some(at), None])
            }
            Event::Appeared { piece } => (Some(piece), [Some(piece.spot), None]),
            Event::Challenged { from, to } => (None, [Some(from), Some(to)]),
            _ => continue,
        };
        if let Some(piece) = seen
            && cast.iter().all(|known| !is_alike(known, &piece))
        {
            cast.push(piece);
        }
        for spot in spots.into_iter().flatten() {
            if let Spot::On(place) = spot
                && !places.contains(&place)
            {
                places.push(place);
            }
        }
    }
    if let Some(combat) = &before.combat {
        for side in combat.sides().into_array() {
            if let Spot::On(place) = side.piece.spot
                && !places.contains(&place)
            {
                places.insert(0, place);
            }
        }
    }
    places.truncate(PLACES);
    (cast, places)
}

/// Returns the piece that represents a seat on banners and buttons.
fn portrait(card: &GameInfo, seat: Seat) -> Option<Piece> {
    let info = card.seats.get(usize::from(seat.0))?;
    let spot = Spot::In(seat, Tray::Hand);
    Some(Piece::token(info.emblem, ' ', (seat, info.suit), spot))
}

/// Returns the emblem of a seat and one of each kind of its figures.
pub(super) fn family(card: &GameInfo, scene: &Scene, seat: Seat) -> Vec<Piece> {
    let mut all: Vec<Piece> = portrait(card, seat).into_iter().collect();
    let own = scene
        .pieces
        .iter()
        .filter(|piece| piece.owner == Some(seat) && piece.layer == Layer::Standing);
    for piece in own {
        if all.iter().all(|known| known.kind != piece.kind) {
            all.push(*piece);
        }
    }
    all
}

/// Returns the group portrait of an end: the winners and their captures, or all seats after a draw.
pub(super) fn winners(card: &GameInfo, after: &Scene, verdict: Option<Verdict>) -> Vec<Piece> {
    let seats = match verdict {
        Some(Verdict::Won(seats)) => seats,
        _ => Seats::NONE,
    };
    let players = after.players.iter().map(|player| player.seat);
    let shown = players.filter(|seat| seats == Seats::NONE || seats.has(*seat));
    let shown: Vec<Seat> = shown.collect();
    let mut all: Vec<Piece> = shown
        .iter()
        .filter_map(|seat| portrait(card, *seat))
        .collect();
    let shelf = seats
        .iter()
        .next()
        .and_then(|first| after.shelves.iter().find(|shelf| shelf.seat == first));
    for goal in shelf.into_iter().flat_map(|shelf| &shelf.goals) {
        let taken = |piece: &&Piece| {
            piece.kind == goal.kind && matches!(piece.spot, Spot::In(_, Tray::Shelf))
        };
        if after.pieces.iter().any(|piece| taken(&piece)) {
            all.push(*goal);
        }
    }
    if all.len() == 1 {
        all = family(card, after, shown[0]);
    }
    all
}
