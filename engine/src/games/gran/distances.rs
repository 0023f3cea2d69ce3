//! Distances to seals and to the ring, for computer players.

use super::board::{Kingdom, Point};
use super::land;
use super::points::Points;
use super::position::{Phase, Position, Ring, SEATS};
use super::stones::around;
use crate::kernel::step::Seat;

/// Distance of a knight that stones cut off from the ring, in steps.
const CUT_OFF: u8 = 30;
/// Extra distance to a city occupied by another knight, in steps.
const HELD_CITY: u8 = 4;

/// Returns the bearer's distance to the nearest city whose seal it needs, ignoring obstacles.
pub(super) fn steps_to_seal(at: &Position, seat: Seat) -> u8 {
    let knight = at.knight(seat);
    let here = knight.at.unwrap_or(Point::KNIGHTS);
    let needed = Kingdom::CLOCKWISE.into_iter();
    let needed = needed.filter(|&kingdom| !knight.seals.has(kingdom));
    let steps = needed.map(|kingdom| {
        let city = Some(kingdom.city());
        let is_held = at
            .seats()
            .any(|other| other != seat && at.knight(other).at == city);
        here.steps_to_city(kingdom) + if is_held { HELD_CITY } else { 0 }
    });
    steps.min().unwrap_or(0)
}

/// Returns each knight's distance over land to the ring or its bearer, ignoring knights in between.
pub(super) fn steps_to_ring(at: &Position) -> [u8; SEATS] {
    let mut steps = [CUT_OFF; SEATS];
    let target = match at.ring {
        Ring::On(point) => point,
        Ring::Borne(seat) => at.knight(seat).at.unwrap_or(Point::KNIGHTS),
    };
    let mut left = Points::NONE;
    let place = |seat: Seat| match at.phase {
        // The victim will be moved to the centre.
        Phase::Exile { victim } if victim == seat => Point::MIDDLE,
        _ => at.knight(seat).at.unwrap_or(Point::KNIGHTS),
    };
    for seat in at.seats() {
        left = left.with(place(seat));
    }
    let land = land::land(at.stones);
    let mut edge = Points::one(target);
    let (mut reached, mut count) = (edge, 0);
    for seat in at.seats().filter(|&seat| place(seat) == target) {
        steps[seat.0 as usize] = 0;
    }
    left = left.without(target);
    while !left.is_empty() && !edge.is_empty() {
        let next = around(edge);
        count += 1;
        if !(next & left).is_empty() {
            for seat in at.seats().filter(|&seat| (next & left).has(place(seat))) {
                steps[seat.0 as usize] = count;
            }
            left = left & !next;
        }
        edge = next & land & !reached;
        reached = reached | edge;
    }
    steps
}
