//! The 144 cells, their names and order, and their bitboards. (Rules, 2.1)

use core::fmt;
use core::ops::{BitAnd, BitOr};

use super::mask::Mask;
use crate::kernel::step::Place;

/// Columns `a` to `l` and rows `1` to `12`.
pub const SIDE: u8 = 12;
/// Number of cells.
pub const CELLS: usize = 144;

/// Rows of a column in the order of their names: 1, 10, 11, 12, 2 to 9; counted from 0.
const ROWS_AS_TEXT: [u8; SIDE as usize] = [0, 9, 10, 11, 1, 2, 3, 4, 5, 6, 7, 8];
const SLOT_OF_ROW: [u8; SIDE as usize] = [0, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2, 3];

/// Cell of the board, numbered in the order of the names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Cell(u8);

impl Cell {
    /// Creates the cell of a column and a row, both counted from 0, if it is on the board.
    pub const fn new(column: i8, row: i8) -> Option<Self> {
        if 0 <= column && column < SIDE as i8 && 0 <= row && row < SIDE as i8 {
            Some(Self(column as u8 * SIDE + SLOT_OF_ROW[row as usize]))
        } else {
            None
        }
    }

    /// Returns the cell with this number, if it exists.
    #[inline]
    pub const fn nth(number: usize) -> Option<Self> {
        if number < CELLS {
            Some(Self(number as u8))
        } else {
            None
        }
    }

    /// Returns the cell with this name: a column letter and a row from 1 to 12.
    pub const fn named(name: &[u8]) -> Option<Self> {
        match *name {
            [column @ b'a'..=b'l', row @ b'1'..=b'9'] => {
                Self::new((column - b'a') as i8, (row - b'1') as i8)
            }
            [column @ b'a'..=b'l', b'1', row @ b'0'..=b'2'] => {
                Self::new((column - b'a') as i8, (row - b'0') as i8 + 9)
            }
            _ => None,
        }
    }

    /// Iterates over all cells, ascending.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..CELLS as u8).map(Self)
    }

    /// Returns the number of the cell.
    #[inline]
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// Returns the column, counted from 0.
    pub const fn column(self) -> i8 {
        (self.0 / SIDE) as i8
    }

    /// Returns the row, counted from 0.
    pub const fn row(self) -> i8 {
        ROWS_AS_TEXT[(self.0 % SIDE) as usize] as i8
    }

    /// Checks whether the cell is on row 1, whose names are prefixes of other names.
    pub const fn is_on_first_row(self) -> bool {
        self.0.is_multiple_of(SIDE)
    }

    /// Returns the place of the cell on the drawn board.
    pub const fn place(self) -> Place {
        Place(self.0 as u16)
    }

    /// Returns the cell of a place.
    pub const fn at(place: Place) -> Option<Self> {
        Self::nth(place.0 as usize)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let column = b'a' + self.column() as u8;
        let row = self.row() as u8;
        let (short, long) = ([column, b'1' + row], [column, b'1', b'0' + row % 9]);
        let name: &[u8] = if row < 9 { &short } else { &long };
        f.write_str(core::str::from_utf8(name).map_err(|_| fmt::Error)?)
    }
}

const WORDS: usize = 3;

/// Set of cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Cells([u64; WORDS]);

impl Cells {
    /// Empty set.
    pub const NONE: Self = Self([0; WORDS]);
    /// Whole board.
    pub const ALL: Self = Self([u64::MAX, u64::MAX, (1 << (CELLS - 128)) - 1]);

    /// Returns the set with a cell added.
    #[must_use]
    pub const fn with(mut self, cell: Cell) -> Self {
        self.add(cell);
        self
    }

    /// Returns the union of the sets.
    #[must_use]
    #[inline]
    pub const fn union(self, other: Self) -> Self {
        let ([a, b, c], [d, e, f]) = (self.0, other.0);
        Self([a | d, b | e, c | f])
    }

    /// Returns the intersection of the sets.
    #[must_use]
    #[inline]
    pub const fn both(self, other: Self) -> Self {
        let ([a, b, c], [d, e, f]) = (self.0, other.0);
        Self([a & d, b & e, c & f])
    }

    /// Returns the difference of the sets.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        let ([a, b, c], [d, e, f]) = (self.0, other.0);
        Self([a & !d, b & !e, c & !f])
    }

    /// Checks whether the set contains the cell.
    #[inline]
    pub const fn has(self, cell: Cell) -> bool {
        self.0[cell.0 as usize >> 6] >> (cell.0 & 63) & 1 == 1
    }

    /// Checks whether the set contains all cells of the other.
    #[inline]
    pub const fn holds(self, other: Self) -> bool {
        other.without(self).is_empty()
    }

    /// Checks whether the sets intersect.
    #[inline]
    pub const fn meets(self, other: Self) -> bool {
        !self.both(other).is_empty()
    }

    /// Checks whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        let [a, b, c] = self.0;
        a | b | c == 0
    }

    /// Returns the number of cells.
    #[inline]
    pub const fn size(self) -> u32 {
        let [a, b, c] = self.0;
        a.count_ones() + b.count_ones() + c.count_ones()
    }

    /// Adds a cell.
    #[inline]
    pub const fn add(&mut self, cell: Cell) {
        self.0[cell.0 as usize >> 6] |= 1 << (cell.0 & 63);
    }

    /// Removes a cell.
    #[inline]
    pub const fn remove(&mut self, cell: Cell) {
        self.0[cell.0 as usize >> 6] &= !(1 << (cell.0 & 63));
    }

    /// Returns the set as a mask for any number below 256, including numbers of no cell.
    #[inline]
    pub const fn mask(self) -> Mask {
        let [a, b, c] = self.0;
        Mask::new([a, b, c, 0])
    }
}

impl BitAnd for Cells {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        self.both(other)
    }
}

impl BitOr for Cells {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        self.union(other)
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Self::NONE, Self::with)
    }
}

/// Iterator over the cells of a set, ascending.
#[derive(Clone, Debug)]
pub struct Ascending {
    words: [u64; WORDS],
    word: usize,
}

impl IntoIterator for Cells {
    type Item = Cell;
    type IntoIter = Ascending;

    #[inline]
    fn into_iter(self) -> Ascending {
        Ascending {
            words: self.0,
            word: 0,
        }
    }
}

impl Iterator for Ascending {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        while self.word < WORDS {
            let bits = &mut self.words[self.word];
            if *bits != 0 {
                let bit = bits.trailing_zeros();
                *bits &= *bits - 1;
                return Some(Cell((self.word << 6) as u8 + bit as u8));
            }
            self.word += 1;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::{Cell, Cells};
    use std::string::{String, ToString};
    use std::vec::Vec;

    #[test]
    fn names_ascend_and_round_trip() {
        let names: Vec<String> = Cell::all().map(|cell| cell.to_string()).collect();
        assert_eq!(names.len(), 144);
        assert!(names.is_sorted_by(|a, b| a < b), "{names:?}");
        for (cell, name) in Cell::all().zip(&names) {
            assert_eq!(Cell::named(name.as_bytes()), Some(cell));
            assert_eq!(Cell::new(cell.column(), cell.row()), Some(cell));
        }
        for name in ["", "a", "a0", "a13", "m1", "a01", "a1 ", "A1", "a100"] {
            assert_eq!(Cell::named(name.as_bytes()), None, "{name}");
        }
    }

    #[test]
    fn sets_hold_added_cells() {
        let some: Cells = Cell::all().filter(|cell| cell.number() % 7 == 3).collect();
        assert!(
            some.into_iter()
                .eq(Cell::all().filter(|cell| cell.number() % 7 == 3))
        );
        assert_eq!(Cells::ALL.size(), 144);
        assert_eq!(Cells::ALL.without(some).size() + some.size(), 144);
        let mask = some.mask();
        let found = (0..=255).filter(|&number| mask.bit(number) == 1);
        assert_eq!(found.count() as u32, some.size());
    }
}
