//! The board as data: places with names and centres, in the unit of one cell.

use alloc::string::String;
use alloc::vec::Vec;

use super::step::{Place, Seat};

/// One place of a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlaceCard {
    /// Its name in the notation (`a2`).
    pub name: String,
    /// The centre, in hundredths of a cell from the upper left corner of the standing board.
    pub centre: (i32, i32),
    /// The row of the standing board, from the top, for reading aloud and for arrow keys.
    pub row: u8,
    /// The column of the standing board, from the left.
    pub column: u8,
    /// The seat whose camp this is.
    pub camp: Option<Seat>,
}

/// Whether the board is turned to fit a wide screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lying {
    /// A quarter turn clockwise on a wide screen.
    Turns,
    /// Never turned.
    Stays,
}

/// The places of a game and how they lie.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    /// All places; a [`Place`] is an index into them.
    pub places: Vec<PlaceCard>,
    /// Width and height of the standing board, in hundredths of a cell.
    pub size: (i32, i32),
    /// What happens on a wide screen.
    pub lying: Lying,
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
    pub fn card(&self, place: Place) -> &PlaceCard {
        &self.places[place.0 as usize]
    }
}
