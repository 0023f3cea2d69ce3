//! Bitboards of points.

use super::board::{COUNT, Kind, Kingdom, Point};
use super::map::POINTS;

crate::bit_set! {
    /// Set of points.
    Points(u128) of Point, |point| point.number(), |number| Point::numbered(number), all Self::ALL.0
}

impl Points {
    /// All points.
    pub const ALL: Self = Self((1 << COUNT) - 1);
    /// Four cities.
    pub const CITIES: Self = Self::of(Kind::City);
    /// Twelve dragons.
    pub const DRAGONS: Self = Self::of(Kind::Dragon);
    /// Nine white points.
    pub const WHITE: Self = Self::of(Kind::Exile);
    /// Points where an obstacle stone may lie. (Section 5.5)
    pub const STONE_GROUND: Self = Self::of(Kind::Black).union(Self::WHITE);
    /// Points where the ring may be laid. (Section 5.5)
    pub const RING_GROUND: Self = Self::of(Kind::Black).union(Self::of(Kind::Ball));
    /// Points whose names sort before every action word; the others sort after.
    pub const BEFORE_WORDS: Self = Kingdom::Elgad.points().union(Kingdom::Galad.points());

    /// Returns the set of `count` points from a number on.
    pub(super) const fn run(from: usize, count: usize) -> Self {
        Self(((1 << count) - 1) << from)
    }

    const fn of(kind: Kind) -> Self {
        let (mut bits, mut number) = (0, 0);
        while number < COUNT {
            if POINTS[number].3 as u8 == kind as u8 {
                bits |= 1 << number;
            }
            number += 1;
        }
        Self(bits)
    }
}
