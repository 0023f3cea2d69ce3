//! The board as data: places with names and centres, in the unit of one cell.

use alloc::string::String;
use alloc::vec::Vec;

use super::step::{Place, Seat};
use super::words::Phrase;

/// One place of a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlaceInfo {
    /// Its name in the notation (`a2`).
    pub name: String,
    /// The centre, in hundredths of a cell from the upper left corner of the standing board.
    pub centre: (i32, i32),
    /// The row of the standing board, from the top, for reading aloud and for arrow keys.
    pub row: u8,
    /// The column of the standing board, from the left.
    pub column: u8,
    /// The seat whose camp this is: its ground is tinted.
    pub camp: Option<Seat>,
    /// What kind of ground it is, for the style sheet; empty for the common ground.
    pub ground: &'static str,
    /// A drawing on the ground, below all pieces.
    pub symbol: Option<&'static str>,
    /// What it is called, where it has a name of its own (« cité de Tirad »).
    pub title: Option<&'static Phrase>,
}

impl PlaceInfo {
    /// A place of the common ground.
    pub const fn plain(name: String, centre: (i32, i32), (row, column): (u8, u8)) -> Self {
        Self {
            name,
            centre,
            row,
            column,
            camp: None,
            ground: "",
            symbol: None,
            title: None,
        }
    }
}

/// Whether the board is turned to fit a wide screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Orientation {
    /// A quarter turn clockwise on a wide screen.
    Turns,
    /// Never turned.
    Stays,
}

/// How a place is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// A square cell of side 1; cells of a chequered board alternate.
    Cells,
    /// A point, with lines to other points.
    Points,
}

/// The places of a game and how they lie.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// All places; a [`Place`] is an index into them.
    pub places: Vec<PlaceInfo>,
    /// Width and height of the standing board, in hundredths of a cell.
    pub size: (i32, i32),
    /// What happens on a wide screen.
    pub orientation: Orientation,
    /// How the places are drawn.
    pub form: Form,
    /// The lines between points, each once.
    pub lines: Vec<(Place, Place)>,
}

impl Board {
    /// The place of that name.
    pub fn place(&self, name: &str) -> Option<Place> {
        let index = self.places.iter().position(|place| place.name == name)?;
        Some(Place(index as u16))
    }

    /// What is known of a place.
    ///
    /// # Panics
    /// If the place is not of this board.
    pub fn place_info(&self, place: Place) -> &PlaceInfo {
        &self.places[place.0 as usize]
    }
}
