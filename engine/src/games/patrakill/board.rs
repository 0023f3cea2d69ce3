//! Cross of 33 cells, and its eight directions. (Section 2)

use alloc::string::ToString;
use alloc::vec::Vec;
use core::fmt;

use super::cells::Cells;
use crate::kernel::board::{Board, Form, Orientation, PlaceInfo};
use crate::kernel::piece::{Heading, Spot};
use crate::kernel::step::Place;
use crate::kernel::writer;

/// Columns `a` to `g` and rows `1` to `7` of the square that contains the cross.
pub const SIDE: u8 = 7;
/// Number of cells of the cross.
pub const CELLS: usize = 33;
/// Cell numbers per column: one more than its rows, so that no direction wraps into the next column.
const COLUMN: u8 = 8;

/// Cell of the board. Cells are numbered column by column, in the order of their names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Cell(u8);

impl Cell {
    /// Creates the cell of a column and a row, both counted from 0, if the cross contains it. (Section 2)
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        let is_in_square = column < SIDE && row < SIDE;
        let is_in_arm = matches!(column, 2..=4) || matches!(row, 2..=4);
        if is_in_square && is_in_arm {
            Some(Self(column * COLUMN + row))
        } else {
            None
        }
    }

    /// Returns the cell with this number, if it exists.
    pub const fn nth(number: u8) -> Option<Self> {
        Self::new(number / COLUMN, number % COLUMN)
    }

    /// Creates the cell of a valid number.
    #[inline]
    pub(super) const fn numbered(number: u32) -> Self {
        Self(number as u8)
    }

    /// Returns the cell with this name: a column letter and a row digit.
    pub const fn named(name: [u8; 2]) -> Option<Self> {
        match name {
            [column @ b'a'..=b'g', row @ b'1'..=b'7'] => Self::new(column - b'a', row - b'1'),
            _ => None,
        }
    }

    /// Iterates over the cells of a row, counted from 0, from left to right.
    pub fn row_of(row: u8) -> impl Iterator<Item = Self> {
        (0..SIDE).filter_map(move |column| Self::new(column, row))
    }

    /// Returns the number of the cell, below 64.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns the column, counted from 0.
    pub const fn column(self) -> u8 {
        self.0 / COLUMN
    }

    /// Returns the row, counted from 0.
    pub const fn row(self) -> u8 {
        self.0 % COLUMN
    }

    /// Returns the up to eight cells that touch this one by a side or a corner. (Section 2)
    #[inline]
    pub const fn neighbours(self) -> Cells {
        NEIGHBOURS[self.0 as usize & 63]
    }

    /// Returns the cell behind another: `from + 2 * (over - from)`, if the cross contains it. (Section 2)
    pub const fn behind(self, over: Self) -> Option<Self> {
        let column = (2 * over.column()).checked_sub(self.column());
        let row = (2 * over.row()).checked_sub(self.row());
        match (column, row) {
            (Some(column), Some(row)) => Self::new(column, row),
            _ => None,
        }
    }

    /// Returns the jumped cell between two cells two apart on one line.
    #[inline]
    pub const fn between(self, other: Self) -> Self {
        Self((self.0 + other.0) / 2)
    }

    /// Returns the neighbours in the four straight directions.
    #[inline]
    pub const fn straight(self) -> Cells {
        let here = Cells::one(self);
        let along = here.gone(Way::North).union(here.gone(Way::South));
        let across = here.gone(Way::East).union(here.gone(Way::West));
        along.union(across)
    }

    /// Returns the number of dragon steps between two cells of an empty board.
    pub const fn distance(self, other: Self) -> u8 {
        let across = self.column().abs_diff(other.column());
        let along = self.row().abs_diff(other.row());
        if across > along { across } else { along }
    }

    /// Returns the place of the cell on the drawn board; places are in the order of cell names.
    pub const fn place(self) -> Place {
        Place(Cells::BOARD.rank(self) as u16)
    }

    /// Returns the spot of the cell on the drawn board.
    pub const fn spot(self) -> Spot {
        Spot::On(self.place())
    }

    /// Returns the cell of a place on the drawn board.
    pub fn of_place(place: Place) -> Option<Self> {
        Cells::BOARD.into_iter().nth(place.0.into())
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = [b'a' + self.column(), b'1' + self.row()];
        f.write_str(core::str::from_utf8(&name).map_err(|_| fmt::Error)?)
    }
}

/// Direction from a cell. (Section 2)
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Way {
    /// Row - 1, column - 1.
    SouthWest,
    /// Column - 1.
    West,
    /// Row + 1, column - 1.
    NorthWest,
    /// Row - 1.
    South,
    /// Row + 1.
    North,
    /// Row - 1, column + 1.
    SouthEast,
    /// Column + 1.
    East,
    /// Row + 1, column + 1.
    NorthEast,
}

impl Way {
    /// All directions, in ascending order of the cells they lead to.
    pub const ALL: [Self; 8] = [
        Self::SouthWest,
        Self::West,
        Self::NorthWest,
        Self::South,
        Self::North,
        Self::SouthEast,
        Self::East,
        Self::NorthEast,
    ];

    /// Returns the change of the cell number in this direction.
    pub(super) const fn stride(self) -> i8 {
        [-9, -8, -7, -1, 1, 7, 8, 9][self as usize]
    }

    /// Returns the heading of a piece that moves this way; `None` for a diagonal.
    pub const fn heading(self) -> Option<Heading> {
        match self {
            Self::North => Some(Heading::North),
            Self::East => Some(Heading::East),
            Self::South => Some(Heading::South),
            Self::West => Some(Heading::West),
            Self::SouthWest | Self::NorthWest | Self::SouthEast | Self::NorthEast => None,
        }
    }

    /// Returns the opposite direction.
    pub const fn back(self) -> Self {
        Self::ALL[7 - self as usize]
    }
}

static NEIGHBOURS: [Cells; 64] = {
    let mut all = [Cells::NONE; 64];
    let mut number = 0;
    while number < 64 {
        if let Some(cell) = Cell::nth(number) {
            let mut way = 0;
            while way < 8 {
                let next = Cells::one(cell).gone(Way::ALL[way]);
                all[number as usize] = all[number as usize].union(next);
                way += 1;
            }
        }
        number += 1;
    }
    all
};

/// Writes the seven rows of a position, each cell by `write_cell`. (Section 10)
///
/// # Errors
/// Those of `write_cell` and of the formatter.
pub fn write(
    f: &mut fmt::Formatter<'_>,
    mut write_cell: impl FnMut(&mut fmt::Formatter<'_>, Cell) -> fmt::Result,
) -> fmt::Result {
    writer::rows(f, SIDE, |f, row| {
        Cell::row_of(row).try_for_each(|cell| write_cell(f, cell))
    })
}

/// Returns the board as drawn, each place completed by `dress`. The board is square and never turns.
pub fn drawn(dress: impl Fn(Cell, PlaceInfo) -> PlaceInfo) -> Board {
    let card = |cell: Cell| {
        let (row, column) = (SIDE - 1 - cell.row(), cell.column());
        let centre = (i32::from(column) * 100 + 50, i32::from(row) * 100 + 50);
        dress(
            cell,
            PlaceInfo::plain(cell.to_string(), centre, (row, column)),
        )
    };
    Board {
        places: Cells::BOARD.into_iter().map(card).collect(),
        size: (i32::from(SIDE) * 100, i32::from(SIDE) * 100),
        orientation: Orientation::Stays,
        form: Form::Cells,
        lines: Vec::new(),
    }
}
