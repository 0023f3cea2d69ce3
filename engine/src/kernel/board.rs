//! Board geometry as data: places with names and centres, in hundredths of a cell. Start with [`Board`].

use alloc::string::String;
use alloc::vec::Vec;

use super::step::{Place, Seat};
use super::words::Phrase;

/// Place of a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlaceInfo {
    /// Name in the notation (`a2`).
    pub name: String,
    /// Centre, in hundredths of a cell from the upper left corner of the standing board.
    pub centre: (i32, i32),
    /// Row of the standing board, from the top; for screen readers and arrow keys.
    pub row: u8,
    /// Column of the standing board, from the left.
    pub column: u8,
    /// Seat whose camp this place is; its ground is tinted.
    pub camp: Option<Seat>,
    /// CSS name of the ground; empty for common ground.
    pub ground: &'static str,
    /// Drawing on the ground, below all pieces.
    pub symbol: Option<&'static str>,
    /// Proper name, if the place has one (« cité de Tirad »).
    pub title: Option<&'static Phrase>,
}

impl PlaceInfo {
    /// Creates a place on common ground.
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

/// Orientation of the board on a wide screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Orientation {
    /// The board turns a quarter clockwise on a wide screen.
    Turns,
    /// The board never turns.
    Stays,
}

/// Shape in which places are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Square cells of side 1, chequered if the board alternates.
    Cells,
    /// A point, with lines to other points.
    Points,
}

/// Places of a game and their layout.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// All places; a [`Place`] is an index into this list.
    pub places: Vec<PlaceInfo>,
    /// Width and height of the standing board, in hundredths of a cell.
    pub size: (i32, i32),
    /// Orientation on a wide screen.
    pub orientation: Orientation,
    /// Shape in which the places are drawn.
    pub form: Form,
    /// Lines between points, each listed once.
    pub lines: Vec<(Place, Place)>,
}

impl Board {
    /// Returns the place with this name.
    pub fn place(&self, name: &str) -> Option<Place> {
        let index = self.places.iter().position(|place| place.name == name)?;
        Some(Place(index as u16))
    }

    /// Returns the data of a place.
    ///
    /// # Panics
    /// If the place is not on this board.
    pub fn place_info(&self, place: Place) -> &PlaceInfo {
        &self.places[place.0 as usize]
    }
}
