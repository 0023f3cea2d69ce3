//! Sets of cells.

use core::ops::{BitAnd, BitOr, Not};

use super::board::{Cell, NUMBERS, STRIDE};
use super::figures::Side;

/// A set of cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Cells(pub(super) u128);

impl Cells {
    /// No cell.
    pub const NONE: Self = Self(0);
    /// The whole board.
    pub const ALL: Self = {
        let (mut bits, mut number) = (0, 0);
        while number < NUMBERS {
            if let Some(cell) = Cell::nth(number) {
                bits |= 1 << cell.0;
            }
            number += 1;
        }
        Self(bits)
    };
    /// The two thrones. (Rules, 2)
    pub const THRONES: Self = Self(1 << Side::White.throne().0 | 1 << Side::Black.throne().0);

    /// The set of one cell.
    #[inline]
    pub const fn one(cell: Cell) -> Self {
        Self(1 << cell.0)
    }

    /// Whether the set holds the cell.
    #[inline]
    pub const fn has(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 == 1
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cells it holds.
    #[inline]
    pub const fn size(self) -> u32 {
        self.0.count_ones()
    }

    /// The cells that touch one of the set, and perhaps cells of the set.
    #[inline]
    pub const fn surroundings(self) -> Self {
        let along = self.0 | self.0 << 1 | self.0 >> 1;
        let around = along | along << STRIDE | along >> STRIDE;
        Self(around & Self::ALL.0)
    }

    /// The first of its cells.
    #[inline]
    pub const fn first(self) -> Option<Cell> {
        match self.0 {
            0 => None,
            bits => Some(Cell(bits.trailing_zeros() as u8)),
        }
    }

    /// The set with one cell more.
    #[inline]
    #[must_use]
    pub const fn with(self, cell: Cell) -> Self {
        Self(self.0 | 1 << cell.0)
    }

    /// The set without one cell.
    #[inline]
    #[must_use]
    pub const fn without(self, cell: Cell) -> Self {
        Self(self.0 & !(1 << cell.0))
    }
}

impl BitAnd for Cells {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Cells {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl Not for Cells {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(Self::ALL.0 & !self.0)
    }
}

/// The cells of a set, ascending.
#[derive(Clone, Debug)]
pub struct Ascending(u128);

impl IntoIterator for Cells {
    type Item = Cell;
    type IntoIter = Ascending;

    #[inline]
    fn into_iter(self) -> Ascending {
        Ascending(self.0)
    }
}

impl Iterator for Ascending {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        let cell = Cells(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(cell)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }

    // Half by half is faster: most machines count in 64 bits.
    #[inline]
    fn fold<B, F: FnMut(B, Cell) -> B>(self, init: B, mut f: F) -> B {
        let mut all = init;
        for (half, first) in [(self.0 as u64, 0), ((self.0 >> 64) as u64, 64)] {
            let mut left = half;
            while left != 0 {
                all = f(all, Cell(first + left.trailing_zeros() as u8));
                left &= left - 1;
            }
        }
        all
    }
}
