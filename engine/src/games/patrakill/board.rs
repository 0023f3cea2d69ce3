//! The cross of 33 cells and its eight ways. (Section 2)

use alloc::string::ToString;
use alloc::vec::Vec;
use core::fmt;

use super::cells::Cells;
use crate::kernel::board::{Board, Form, Orientation, PlaceInfo};
use crate::kernel::piece::{Heading, Spot};
use crate::kernel::step::Place;
use crate::kernel::writer;

/// Columns `a` to `g` and rows `1` to `7` of the square from which the cross is cut.
pub const SIDE: u8 = 7;
/// All cells of the cross.
pub const CELLS: usize = 33;
/// A column takes eight numbers, one more than it has rows, so that no way runs from one column into the next.
const COLUMN: u8 = 8;

/// A cell of the board. Cells are numbered column by column, so that their order is the order of their names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Cell(u8);

impl Cell {
    /// The cell of a column and a row, both counted from 0, if the cross has it. (Section 2)
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        let is_in_square = column < SIDE && row < SIDE;
        let is_in_arm = matches!(column, 2..=4) || matches!(row, 2..=4);
        if is_in_square && is_in_arm {
            Some(Self(column * COLUMN + row))
        } else {
            None
        }
    }

    /// The cell of that number, if there is one.
    pub const fn nth(number: u8) -> Option<Self> {
        Self::new(number / COLUMN, number % COLUMN)
    }

    /// The cell of a number that is one.
    #[inline]
    pub(super) const fn numbered(number: u32) -> Self {
        Self(number as u8)
    }

    /// The cell of that name: a column letter, a row digit.
    pub const fn named(name: [u8; 2]) -> Option<Self> {
        match name {
            [column @ b'a'..=b'g', row @ b'1'..=b'7'] => Self::new(column - b'a', row - b'1'),
            _ => None,
        }
    }

    /// The cells of a row, counted from 0, from left to right.
    pub fn row_of(row: u8) -> impl Iterator<Item = Self> {
        (0..SIDE).filter_map(move |column| Self::new(column, row))
    }

    /// The number of the cell, below 64.
    #[inline]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The column, counted from 0.
    pub const fn column(self) -> u8 {
        self.0 / COLUMN
    }

    /// The row, counted from 0.
    pub const fn row(self) -> u8 {
        self.0 % COLUMN
    }

    /// The up to eight cells that touch this one by a side or a corner. (Section 2)
    #[inline]
    pub const fn neighbours(self) -> Cells {
        NEIGHBOURS[self.0 as usize & 63]
    }

    /// The cell across the middle one: `from + 2 * (over - from)`, if the cross has it. (Section 2)
    pub const fn behind(self, over: Self) -> Option<Self> {
        let column = (2 * over.column()).checked_sub(self.column());
        let row = (2 * over.row()).checked_sub(self.row());
        match (column, row) {
            (Some(column), Some(row)) => Self::new(column, row),
            _ => None,
        }
    }

    /// The cell that is jumped between two cells that lie two apart on one line.
    #[inline]
    pub const fn between(self, other: Self) -> Self {
        Self((self.0 + other.0) / 2)
    }

    /// The neighbours in the four straight directions.
    #[inline]
    pub const fn straight(self) -> Cells {
        let here = Cells::one(self);
        let along = here.gone(Way::North).union(here.gone(Way::South));
        let across = here.gone(Way::East).union(here.gone(Way::West));
        along.union(across)
    }

    /// How many steps of a dragon lie between two cells of an empty board.
    pub const fn distance(self, other: Self) -> u8 {
        let across = self.column().abs_diff(other.column());
        let along = self.row().abs_diff(other.row());
        if across > along { across } else { along }
    }

    /// The cell as a place of the drawn board: places are all cells in the order of their names.
    pub const fn place(self) -> Place {
        Place(Cells::BOARD.rank(self) as u16)
    }

    /// The cell as a spot of the drawn board.
    pub const fn spot(self) -> Spot {
        Spot::On(self.place())
    }

    /// The cell of a place of the drawn board.
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

/// One of the eight ways from a cell. (Section 2)
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
    /// All ways, so that the cells they lead to ascend.
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

    /// By how much the number of a cell grows on this way.
    pub(super) const fn stride(self) -> i8 {
        [-9, -8, -7, -1, 1, 7, 8, 9][self as usize]
    }

    /// Where a piece looks that goes this way; nothing on a diagonal.
    pub const fn heading(self) -> Option<Heading> {
        match self {
            Self::North => Some(Heading::North),
            Self::East => Some(Heading::East),
            Self::South => Some(Heading::South),
            Self::West => Some(Heading::West),
            Self::SouthWest | Self::NorthWest | Self::SouthEast | Self::NorthEast => None,
        }
    }

    /// The way back.
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

/// The board as it is drawn, each place finished by `dress`. It is as wide as it is tall and is never turned.
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
