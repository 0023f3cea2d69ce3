//! Board: a row of seven cells, with a castle at each end.

use std::fmt::{self, Write as _};

use engine::kernel::board::{Board, Form, Orientation, PlaceInfo};
use engine::kernel::step::Place;

use super::position::Side;

/// Index of the last cell.
pub const LAST: u8 = 6;

/// Cell, as its index from Blue's end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Cell(pub u8);

impl Cell {
    /// Returns all cells.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..=LAST).map(Self)
    }

    /// Returns the cell with a name.
    pub fn named(text: &str) -> Option<Self> {
        Self::all().find(|cell| cell.to_string() == text)
    }

    /// Returns the place of the cell on the board.
    pub const fn place(self) -> Place {
        Place(self.0 as u16)
    }

    /// Returns the cell at a place of the board.
    pub fn at(place: Place) -> Option<Self> {
        Self::all().find(|cell| cell.place() == place)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(char::from(b'a' + self.0))
    }
}

/// Returns the drawn board.
pub fn drawn() -> Board {
    let place = |cell: Cell| {
        let centre = (i32::from(cell.0) * 100 + 50, 50);
        let camp = Side::BOTH.into_iter().find(|side| side.home() == cell);
        PlaceInfo {
            camp: camp.map(Side::seat),
            symbol: camp.map(|_| "castle"),
            ..PlaceInfo::plain(cell.to_string(), centre, (0, cell.0))
        }
    };
    Board {
        places: Cell::all().map(place).collect(),
        size: (700, 100),
        orientation: Orientation::Stays,
        form: Form::Cells,
        lines: Vec::new(),
    }
}
