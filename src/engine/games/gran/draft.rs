//! Setting up a position by hand.

use alloc::vec::Vec;

use super::board::{Kingdom, Point};
use super::knight::{AMULETS, Seals};
use super::points::Points;
use super::position::{Phase, Position, Ring, SEATS, STONES};
use super::scene::{knight_piece, ring_piece, stone_piece};
use super::words;
use crate::kernel::draft::{Edit, Knob, Stamp, Worth};
use crate::kernel::piece::{Piece, Spot, Tray};
use crate::kernel::step::Seat;

/// The knights, the ring, the stones.
pub fn stamps(at: &Position) -> Vec<Stamp> {
    let of = |seat: Seat| {
        let spot = Spot::In(seat, Tray::Hand);
        let piece = Piece {
            spot,
            ..knight_piece(at, seat)
        };
        Stamp::new(piece, 1, u32::from(at.knight(seat).at.is_some()))
    };
    let spot = Spot::In(Seat(0), Tray::Hand);
    let ring = u32::from(matches!(at.ring, Ring::On(_)));
    let mut stamps: Vec<Stamp> = at.seats().map(of).collect();
    stamps.push(Stamp::new(ring_piece(spot), 1, ring));
    stamps.push(Stamp::new(
        stone_piece(spot),
        u32::from(STONES),
        at.stones.size(),
    ));
    stamps
}

/// Whose turn it is, who bears the ring, and what each knight carries.
pub fn knobs(at: &Position) -> Vec<Knob> {
    let mut knobs = Vec::from([Knob::to_move(at.seats(), at.seat)]);
    let mut values = Vec::from([Worth::None]);
    values.extend(at.seats().map(Worth::Seat));
    knobs.push(Knob {
        name: Some(&words::RING),
        of: None,
        values,
        chosen: match at.ring {
            Ring::On(_) => 0,
            Ring::Borne(seat) => usize::from(seat.0) + 1,
        },
    });
    for seat in at.seats() {
        let knight = at.knight(seat);
        let amulets = (knight.amulets, AMULETS);
        knobs.push(Knob::number(&words::AMULET, Some(seat), amulets));
        let seals = (knight.seals.count(), at.goal);
        knobs.push(Knob::number(&words::SEALS, Some(seat), seals));
    }
    knobs
}

/// So many seals, those of the first cities clockwise.
fn seals(count: usize) -> Seals {
    let mut seals = Seals::default();
    for kingdom in Kingdom::CLOCKWISE.into_iter().take(count) {
        seals.add(kingdom);
    }
    seals
}

/// Changes a position.
pub fn edit(at: &mut Position, edit: Edit) {
    at.phase = Phase::First;
    for knight in &mut at.knights {
        knight.shackled = false;
    }
    match edit {
        Edit::Begin => {}
        Edit::Empty => {
            at.stones = Points::NONE;
            at.ring = Ring::On(Point::RING);
            for knight in &mut at.knights {
                knight.at = None;
            }
        }
        Edit::Put(number, place) => {
            let Some(point) = Point::of(place) else {
                return;
            };
            let players = usize::from(at.players).min(SEATS);
            if number < players {
                at.knights[number].at = Some(point);
            } else if number == players {
                at.ring = Ring::On(point);
            } else {
                at.stones = at.stones.with(point);
            }
        }
        Edit::Clear(place) => {
            let Some(point) = Point::of(place) else {
                return;
            };
            let stands = at.seats().find(|seat| at.knight(*seat).at == Some(point));
            if let Some(seat) = stands {
                at.knights[usize::from(seat.0)].at = None;
            } else if at.ring == Ring::On(point) {
                at.ring = Ring::On(Point::RING);
            } else {
                at.stones = at.stones.without(point);
            }
        }
        Edit::Turn(0, value) => at.seat = Seat((value as u8).min(at.players - 1)),
        Edit::Turn(1, 0) => at.ring = Ring::On(Point::RING),
        Edit::Turn(1, value) => at.ring = Ring::Borne(Seat((value as u8 - 1).min(at.players - 1))),
        Edit::Turn(knob, value) => {
            let knight = &mut at.knights[((knob - 2) / 2).min(SEATS - 1)];
            if knob % 2 == 0 {
                knight.amulets = (value as u8).min(AMULETS);
            } else {
                knight.seals = seals(value);
            }
        }
    }
}
