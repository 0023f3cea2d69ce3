//! The nine rows and six columns of the board, and sets of its cells.

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
/// All cells.
pub const CELLS: usize = 54;

/// A cell of the board. Cells are numbered column by column, so that their order is the order of their names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Cell(u8);

impl Cell {
    /// The cell of a column and a row, both counted from 0.
    ///
    /// # Panics
    /// If there is no such column or row.
    pub const fn new(column: u8, row: u8) -> Self {
        assert!(column < COLUMNS && row < ROWS);
        Self(column * ROWS + row)
    }

    /// The cell of that number, if there is one.
    pub const fn nth(number: usize) -> Option<Self> {
        if number < CELLS {
            Some(Self(number as u8))
        } else {
            None
        }
    }

    /// The cell of that name: a column letter, a row digit.
    pub const fn named(name: [u8; 2]) -> Option<Self> {
        match name {
            [column @ b'a'..=b'f', row @ b'1'..=b'9'] => Some(Self::new(column - b'a', row - b'1')),
            _ => None,
        }
    }

    /// All cells, ascending.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..CELLS as u8).map(Self)
    }

    /// The number of the cell.
    #[inline]
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// The column, counted from 0.
    pub const fn column(self) -> u8 {
        self.0 / ROWS
    }

    /// The row, counted from 0.
    pub const fn row(self) -> u8 {
        self.0 % ROWS
    }

    /// The up to eight cells that touch this one by a side or a corner. (Section 2)
    #[inline]
    pub const fn neighbours(self) -> Cells {
        NEIGHBOURS[self.0 as usize]
    }

    /// The cells that may be neighbours, ascending, always eight: those that would lie outside the board
    /// are numbers that no set holds.
    #[inline]
    pub const fn around(self) -> [u8; 8] {
        AROUND[self.0 as usize]
    }

    /// How many steps a piece needs from here to there on an empty board.
    pub const fn distance(self, other: Self) -> u8 {
        let across = self.column().abs_diff(other.column());
        let along = self.row().abs_diff(other.row());
        if across > along { across } else { along }
    }

    /// The cell as a place of the drawn board.
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
    /// A set of cells.
    Cells(u64) of Cell, |cell| cell.0, |number| Cell(number as u8), all u64::MAX
}

impl Cells {
    /// The cells of the columns `a` to `e`: those whose actions are written before `end`.
    pub const BEFORE_END: Self = Self((1 << (5 * ROWS)) - 1);

    /// The cells of a row, counted from 0.
    pub const fn row(row: u8) -> Self {
        let mut cells = Self::NONE;
        let mut column = 0;
        while column < COLUMNS {
            cells.add(Cell::new(column, row));
            column += 1;
        }
        cells
    }

    /// How many cells are in both sets.
    pub const fn shared(self, other: Self) -> u32 {
        (self.0 & other.0).count_ones()
    }

    /// 1 if the set holds the cell of that number, else 0.
    #[inline]
    pub const fn bit(self, number: u8) -> usize {
        (self.0 >> (number & 63) & 1) as usize
    }

    /// Puts `to` into the set if `from` was in it, and takes `from` away.
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

/// The board as it is drawn: standing, the dragons above.
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
