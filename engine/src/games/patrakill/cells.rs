//! Sets of the cells of the cross.

use core::ops::{BitAnd, BitOr, Not};

use super::board::{Cell, Way};

/// A set of cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Cells(u64);

impl Cells {
    /// No cell.
    pub const NONE: Self = Self(0);

    /// All cells of the cross.
    pub const BOARD: Self = {
        let mut bits = 0;
        let mut number = 0;
        while number < 64 {
            if Cell::nth(number).is_some() {
                bits |= 1 << number;
            }
            number += 1;
        }
        Self(bits)
    };

    /// The set of one cell.
    #[inline]
    pub const fn one(cell: Cell) -> Self {
        Self(1 << (cell.number() & 63))
    }

    /// The cells of these names.
    ///
    /// # Panics
    /// If a name is no cell or comes twice.
    pub const fn named<const N: usize>(names: [&str; N]) -> Self {
        let mut bits = 0;
        let mut index = 0;
        while index < N {
            let name = names[index].as_bytes();
            assert!(name.len() == 2);
            match Cell::named([name[0], name[1]]) {
                Some(cell) => {
                    assert!(bits >> cell.number() & 1 == 0);
                    bits |= 1 << cell.number();
                }
                None => panic!("no such cell"),
            }
            index += 1;
        }
        Self(bits)
    }

    /// The cells that are in one of the sets.
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Whether the set holds the cell.
    #[inline]
    pub const fn has(self, cell: Cell) -> bool {
        self.0 >> (cell.number() & 63) & 1 == 1
    }

    /// Whether the sets have a cell in common.
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
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

    /// How many of its cells come before a cell.
    #[inline]
    pub const fn rank(self, cell: Cell) -> usize {
        (self.0 & ((1 << (cell.number() & 63)) - 1)).count_ones() as usize
    }

    /// Its first cell.
    #[inline]
    pub const fn first(self) -> Option<Cell> {
        if self.0 == 0 {
            None
        } else {
            Some(Cell::first_of(self.0))
        }
    }

    /// Adds a cell.
    #[inline]
    pub const fn add(&mut self, cell: Cell) {
        self.0 |= 1 << (cell.number() & 63);
    }

    /// Takes a cell away.
    #[inline]
    pub const fn remove(&mut self, cell: Cell) {
        self.0 &= !(1 << (cell.number() & 63));
    }

    /// The set without one cell.
    #[must_use]
    #[inline]
    pub const fn without(self, cell: Cell) -> Self {
        Self(self.0 & !(1 << (cell.number() & 63)))
    }

    /// The neighbours of its cells on one way; what leaves the cross is lost.
    #[must_use]
    #[inline]
    pub const fn gone(self, way: Way) -> Self {
        let stride = way.stride();
        let bits = if stride > 0 {
            self.0 << stride
        } else {
            self.0 >> -stride
        };
        Self(bits & Self::BOARD.0)
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
        Self(Self::BOARD.0 & !self.0)
    }
}

/// The cells of a set, ascending.
#[derive(Clone, Debug)]
pub struct Ascending(u64);

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
}
