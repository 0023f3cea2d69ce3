//! Board of nine rows and six columns, and its bitboards.

use alloc::string::ToString;
use alloc::vec::Vec;
use core::fmt;

use super::figures::Side;
use crate::kernel::board::{Board, Form, Orientation, PlaceInfo};
use crate::kernel::step::Place;

/// Columns `a` to `f`. (Section 2)
pub const COLUMNS: u8 = 6;
/// Rows `1` to `9`. (Section 2)
pub const ROWS: u8 = 9;
/// Number of cells.
pub const CELLS: usize = 54;

/// Cell of the board. Cells are numbered column by column, in the order of their names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Cell(u8);

impl Cell {
    /// Creates the cell of a column and a row, both counted from 0.
    ///
    /// # Panics
    /// If there is no such column or row.
    pub const fn new(column: u8, row: u8) -> Self {
        assert!(column < COLUMNS && row < ROWS);
        Self(column * ROWS + row)
    }

    /// Returns the cell with this number, if it exists.
    pub const fn nth(number: usize) -> Option<Self> {
        if number < CELLS {
            Some(Self(number as u8))
        } else {
            None
        }
    }

    /// Returns the cell with this name: a column letter and a row digit.
    pub const fn named(name: [u8; 2]) -> Option<Self> {
        match name {
            [column @ b'a'..=b'f', row @ b'1'..=b'9'] => Some(Self::new(column - b'a', row - b'1')),
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
    pub const fn column(self) -> u8 {
        self.0 / ROWS
    }

    /// Returns the row, counted from 0.
    pub const fn row(self) -> u8 {
        self.0 % ROWS
    }

    /// Returns the up to eight cells that touch this one by a side or a corner. (Section 2)
    #[inline]
    pub const fn neighbours(self) -> Cells {
        NEIGHBOURS[self.0 as usize]
    }

    /// Returns the eight potential neighbours, ascending; off-board ones are numbers that no set contains.
    #[inline]
    pub const fn around(self) -> [u8; 8] {
        AROUND[self.0 as usize]
    }

    /// Returns the number of steps between two cells on an empty board.
    pub const fn distance(self, other: Self) -> u8 {
        let across = self.column().abs_diff(other.column());
        let along = self.row().abs_diff(other.row());
        if across > along { across } else { along }
    }

    /// Returns the place of the cell on the drawn board.
    pub const fn place(self) -> Place {
        Place(self.0 as u16)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = [b'a' + self.column(), b'1' + self.row()];
        f.write_str(core::str::from_utf8(&name).map_err(|_| fmt::Error)?)
    }
}

crate::bit_set! {
    /// Set of cells.
    Cells(u64) of Cell, |cell| cell.0, |number| Cell(number as u8), all u64::MAX
}

impl Cells {
    /// Cells of the columns `a` to `e`, whose actions sort before `end`.
    pub const BEFORE_END: Self = Self((1 << (5 * ROWS)) - 1);

    /// Returns the cells of a row, counted from 0.
    pub const fn row(row: u8) -> Self {
        let mut cells = Self::NONE;
        let mut column = 0;
        while column < COLUMNS {
            cells.add(Cell::new(column, row));
            column += 1;
        }
        cells
    }

    /// Returns the number of cells in both sets.
    pub const fn shared(self, other: Self) -> u32 {
        (self.0 & other.0).count_ones()
    }

    /// Returns 1 if the set contains the cell with this number, else 0.
    #[inline]
    pub const fn bit(self, number: u8) -> usize {
        (self.0 >> (number & 63) & 1) as usize
    }

    /// Moves the bit of `from`, if set, to `to`.
    #[inline]
    pub const fn shift(&mut self, from: Cell, to: Cell) {
        let bit = self.0 >> from.0 & 1;
        self.0 = self.0 & !(1 << from.0) | bit << to.0;
    }
}

static NEIGHBOURS: [Cells; CELLS] = neighbours();

const fn neighbours() -> [Cells; CELLS] {
    let mut all = [Cells::NONE; CELLS];
    let mut here = 0;
    while here < CELLS {
        let mut there = 0;
        while there < CELLS {
            if Cell(here as u8).distance(Cell(there as u8)) == 1 {
                all[here].0 |= 1 << there;
            }
            there += 1;
        }
        here += 1;
    }
    all
}

static AROUND: [[u8; 8]; CELLS] = {
    let mut all = [[63; 8]; CELLS];
    let mut here = 0;
    while here < CELLS {
        let (mut there, mut count) = (0, 0);
        while there < CELLS {
            if NEIGHBOURS[here].0 >> there & 1 == 1 {
                all[here][count] = there as u8;
                count += 1;
            }
            there += 1;
        }
        here += 1;
    }
    all
};

/// Returns the board as drawn: upright, with the dragons on top.
pub fn drawn() -> Board {
    let card = |cell: Cell| {
        let (row, column) = (ROWS - 1 - cell.row(), cell.column());
        let centre = (i32::from(column) * 100 + 50, i32::from(row) * 100 + 50);
        let is_camp = |side: &Side| side.camp().has(cell);
        PlaceInfo {
            camp: Side::BOTH.into_iter().find(is_camp).map(Side::seat),
            ..PlaceInfo::plain(cell.to_string(), centre, (row, column))
        }
    };
    Board {
        places: Cell::all().map(card).collect::<Vec<_>>(),
        size: (i32::from(COLUMNS) * 100, i32::from(ROWS) * 100),
        orientation: Orientation::Turns,
        form: Form::Cells,
        lines: Vec::new(),
    }
}
