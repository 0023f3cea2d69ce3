//! Board of nine rows and nine columns, and its two thrones.

use alloc::string::ToString;
use alloc::vec::Vec;
use core::fmt;

use super::cells::Cells;
use super::figures::Side;
use super::words;
use crate::kernel::board::{Board, Form, Orientation, PlaceInfo};
use crate::kernel::step::Place;

/// Columns `a` to `i`, and rows `1` to `9`. (Rules, 2)
pub const LINE: u8 = 9;
/// Cell numbers per column: one unused number after each column keeps neighbour arithmetic from wrapping to the
/// next column.
pub(super) const STRIDE: u8 = LINE + 1;
/// Upper bound of cell numbers.
pub(super) const NUMBERS: usize = (LINE * STRIDE) as usize;

/// Cell of the board, in the order of the names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Cell(pub(super) u8);

impl Cell {
    /// Creates the cell of a column and a row, both counted from 0.
    ///
    /// # Panics
    /// If there is no such column or row.
    pub const fn new(column: u8, row: u8) -> Self {
        assert!(column < LINE && row < LINE);
        Self(column * STRIDE + row)
    }

    /// Returns the cell with this number, if it exists.
    pub(super) const fn nth(number: usize) -> Option<Self> {
        if number < NUMBERS && number as u8 % STRIDE < LINE {
            Some(Self(number as u8))
        } else {
            None
        }
    }

    /// Returns the cell with this name: a column letter and a row digit.
    pub const fn named(name: [u8; 2]) -> Option<Self> {
        match name {
            [column @ b'a'..=b'i', row @ b'1'..=b'9'] => Some(Self::new(column - b'a', row - b'1')),
            _ => None,
        }
    }

    /// Returns the number of the cell.
    #[inline]
    pub(super) const fn number(self) -> usize {
        self.0 as usize
    }

    /// Returns the column, counted from 0.
    #[inline]
    pub const fn column(self) -> u8 {
        self.0 / STRIDE
    }

    /// Returns the row, counted from 0.
    #[inline]
    pub const fn row(self) -> u8 {
        self.0 % STRIDE
    }

    /// Returns the up to eight cells that touch this one by a side or a corner. (Rules, 2)
    #[inline]
    pub const fn neighbours(self) -> Cells {
        NEIGHBOURS[self.0 as usize]
    }

    /// Returns the neighbours that can be jumped over: those with a cell behind them.
    pub fn hurdles(self) -> Cells {
        let hurdle = |direction| {
            let near = self.toward(direction)?;
            near.toward(direction).map(|_| near)
        };
        let hurdles = Direction::ALL.into_iter().filter_map(hurdle);
        hurdles.fold(Cells::NONE, Cells::with)
    }

    /// Returns the cell behind one of the [`Cell::hurdles`].
    #[inline]
    pub const fn beyond(self, hurdle: Self) -> Self {
        Self(2 * hurdle.0 - self.0)
    }

    /// Returns the neighbour in a direction.
    pub const fn toward(self, direction: Direction) -> Option<Self> {
        let (east, north) = direction.offset();
        let column = self.column() as i8 + east;
        let row = self.row() as i8 + north;
        if column < 0 || row < 0 || column >= LINE as i8 || row >= LINE as i8 {
            return None;
        }
        Some(Self::new(column as u8, row as u8))
    }

    /// Returns the number of steps between two cells on an empty board.
    pub const fn distance(self, other: Self) -> u8 {
        let across = self.column().abs_diff(other.column());
        let along = self.row().abs_diff(other.row());
        if across > along { across } else { along }
    }

    /// Returns the place of the cell on the drawn board.
    pub const fn place(self) -> Place {
        Place((self.column() * LINE + self.row()) as u16)
    }

    /// Returns the cell of a place on the drawn board.
    pub const fn at(place: Place) -> Option<Self> {
        const LAST: u16 = (LINE * LINE) as u16 - 1;
        match place.0 {
            index @ 0..=LAST => Some(Self::new(index as u8 / LINE, index as u8 % LINE)),
            _ => None,
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = [b'a' + self.column(), b'1' + self.row()];
        f.write_str(core::str::from_utf8(&name).map_err(|_| fmt::Error)?)
    }
}

/// Direction. (Rules, 2)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// Towards row 9.
    North,
    /// Towards i9.
    NorthEast,
    /// Towards column i.
    East,
    /// Towards i1.
    SouthEast,
    /// Towards row 1.
    South,
    /// Towards a1.
    SouthWest,
    /// Towards column a.
    West,
    /// Towards a9.
    NorthWest,
}

impl Direction {
    /// All directions, in the search order of paths. (Rules, 6)
    pub const ALL: [Self; 8] = [
        Self::North,
        Self::NorthEast,
        Self::East,
        Self::SouthEast,
        Self::South,
        Self::SouthWest,
        Self::West,
        Self::NorthWest,
    ];

    /// Returns columns eastwards and rows northwards.
    const fn offset(self) -> (i8, i8) {
        match self {
            Self::North => (0, 1),
            Self::NorthEast => (1, 1),
            Self::East => (1, 0),
            Self::SouthEast => (1, -1),
            Self::South => (0, -1),
            Self::SouthWest => (-1, -1),
            Self::West => (-1, 0),
            Self::NorthWest => (-1, 1),
        }
    }
}

static NEIGHBOURS: [Cells; NUMBERS] = {
    let mut all = [Cells::NONE; NUMBERS];
    let mut number = 0;
    while number < NUMBERS {
        let mut direction = 0;
        while direction < Direction::ALL.len() {
            if let Some(cell) = Cell::nth(number)
                && let Some(near) = cell.toward(Direction::ALL[direction])
            {
                all[number].add(near);
            }
            direction += 1;
        }
        number += 1;
    }
    all
};

/// Returns the board as drawn: upright, with black on top.
pub fn drawn() -> Board {
    let card = |cell: Cell| {
        let (row, column) = (LINE - 1 - cell.row(), cell.column());
        let centre = (i32::from(column) * 100 + 50, i32::from(row) * 100 + 50);
        let plain = PlaceInfo::plain(cell.to_string(), centre, (row, column));
        let sits = |side: &Side| side.throne() == cell;
        match Side::BOTH.into_iter().find(sits) {
            None => plain,
            Some(side) => PlaceInfo {
                camp: Some(side.seat()),
                ground: "throne",
                symbol: Some("throne"),
                title: Some(words::throne(side)),
                ..plain
            },
        }
    };
    let size = i32::from(LINE) * 100;
    Board {
        places: Cells::ALL.into_iter().map(card).collect(),
        size: (size, size),
        orientation: Orientation::Stays,
        form: Form::Cells,
        lines: Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::{Cell, Cells, Direction};

    #[test]
    fn eighty_one_cells_in_the_order_of_their_names() {
        let names: std::vec::Vec<_> = Cells::ALL
            .into_iter()
            .map(|cell| std::format!("{cell}"))
            .collect();
        assert_eq!(names.len(), 81);
        assert!(names.is_sorted());
        for (index, cell) in (0..).zip(Cells::ALL) {
            assert_eq!(cell.place().0, index);
            assert_eq!(Cell::at(cell.place()), Some(cell));
        }
    }

    #[test]
    fn neighbours_and_hurdles_lie_in_the_eight_directions() {
        for cell in Cells::ALL {
            let near = Direction::ALL.into_iter().filter_map(|d| cell.toward(d));
            let near = near.fold(Cells::NONE, Cells::with);
            assert_eq!(cell.neighbours(), near);
            let mut over = Cells::NONE;
            for direction in Direction::ALL {
                let Some(hurdle) = cell.toward(direction) else {
                    continue;
                };
                if let Some(beyond) = hurdle.toward(direction) {
                    over = over.with(hurdle);
                    assert_eq!(cell.beyond(hurdle), beyond);
                }
            }
            assert_eq!(cell.hurdles(), over);
            assert_eq!(Cells::one(cell).surroundings(), near.with(cell));
        }
    }
}
