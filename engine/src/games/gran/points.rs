//! Sets of points.

use core::ops::{BitAnd, BitOr, Not};

use super::board::{COUNT, Kind, Kingdom, Point};
use super::map::POINTS;

/// A set of points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Points(u128);

impl Points {
    /// No point.
    pub const NONE: Self = Self(0);
    /// All points.
    pub const ALL: Self = Self((1 << COUNT) - 1);
    /// The four cities.
    pub const CITIES: Self = Self::of(Kind::City);
    /// The twelve dragons.
    pub const DRAGONS: Self = Self::of(Kind::Dragon);
    /// The nine white points.
    pub const WHITE: Self = Self::of(Kind::Exile);
    /// Where an obstacle stone may lie. (Section 5.5)
    pub const STONE_GROUND: Self = Self::of(Kind::Black).union(Self::WHITE);
    /// Where the ring may be laid. (Section 5.5)
    pub const RING_GROUND: Self = Self::of(Kind::Black).union(Self::of(Kind::Ball));
    /// The points whose names stand before every word that an action can be; the others stand behind.
    pub const BEFORE_WORDS: Self = Kingdom::Elgad.points().union(Kingdom::Galad.points());

    /// So many points from a number on.
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

    /// The set of one point.
    #[inline]
    pub const fn one(point: Point) -> Self {
        Self(1 << point.number())
    }

    /// The points that are in one of the sets.
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether the set holds the point.
    #[inline]
    pub const fn has(self, point: Point) -> bool {
        self.0 >> point.number() & 1 == 1
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many points it holds.
    #[inline]
    pub const fn size(self) -> u32 {
        self.0.count_ones()
    }

    /// The first point.
    #[inline]
    pub const fn first(self) -> Option<Point> {
        if self.0 == 0 {
            None
        } else {
            Point::nth(self.0.trailing_zeros() as usize)
        }
    }

    /// The set with a point more.
    #[inline]
    #[must_use]
    pub const fn with(self, point: Point) -> Self {
        Self(self.0 | 1 << point.number())
    }

    /// The set without a point.
    #[inline]
    #[must_use]
    pub const fn without(self, point: Point) -> Self {
        Self(self.0 & !(1 << point.number()))
    }
}

impl BitAnd for Points {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Points {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Not for Points {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(!self.0 & Self::ALL.0)
    }
}

/// The points of a set, ascending.
#[derive(Clone, Debug)]
pub struct Ascending(u128);

impl IntoIterator for Points {
    type Item = Point;
    type IntoIter = Ascending;

    #[inline]
    fn into_iter(self) -> Ascending {
        Ascending(self.0)
    }
}

impl Iterator for Ascending {
    type Item = Point;

    #[inline]
    fn next(&mut self) -> Option<Point> {
        let point = Points(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(point)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}
