//! The row: seven cells, with a castle at each end.

use std::fmt::{self, Write as _};

use engine::kernel::board::{Board, Form, Orientation, PlaceInfo};
use engine::kernel::step::Place;

use super::position::Side;

/// The number of the last cell.
pub const LAST: u8 = 6;

/// A cell, counted from Blue's end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Cell(pub u8);

impl Cell {
    /// All cells.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..=LAST).map(Self)
    }

    /// The cell of that name.
    pub fn named(text: &str) -> Option<Self> {
        Self::all().find(|cell| cell.to_string() == text)
    }

    /// The cell as a place of the board.
    pub const fn place(self) -> Place {
        Place(self.0 as u16)
    }

    /// The cell that is that place.
    pub fn at(place: Place) -> Option<Self> {
        Self::all().find(|cell| cell.place() == place)
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(char::from(b'a' + self.0))
    }
}

/// The row as it is drawn.
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
