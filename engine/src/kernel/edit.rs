//! Board editor: spare pieces, settings, and edits of a position. Start with [`Editable`].
//!
//! A position under edit may be illegal; reading its text back tells whether the rules accept it.

use alloc::vec::Vec;

use super::piece::Piece;
use super::step::{Place, Seat};
use super::words::Phrase;

/// Kind of piece that can be put on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SparePiece {
    /// The piece as drawn; its spot is meaningless.
    pub piece: Piece,
    /// Number of such pieces in the game.
    pub of: u8,
    /// Number of such pieces not on the board.
    pub left: u8,
}

impl SparePiece {
    /// Creates a spare piece from the total and the number on the board.
    pub fn new(piece: Piece, of: u32, on_board: u32) -> Self {
        Self {
            piece,
            of: of as u8,
            left: of.saturating_sub(on_board) as u8,
        }
    }
}

/// A value of a [`Setting`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SettingValue {
    /// Seat.
    Seat(Seat),
    /// Number.
    Number(u8),
    /// No value.
    None,
}

/// State besides the board that has one of a few values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setting {
    /// Label; `None` for the seat to move, which comes first.
    pub name: Option<&'static Phrase>,
    /// Seat that the setting belongs to, if any.
    pub of: Option<Seat>,
    /// Possible values.
    pub values: Vec<SettingValue>,
    /// Index of the current value.
    pub chosen: usize,
}

impl Setting {
    /// Creates the setting for the seat to move.
    pub fn to_move(seats: impl Iterator<Item = Seat>, now: Seat) -> Self {
        let values: Vec<SettingValue> = seats.map(SettingValue::Seat).collect();
        let chosen = values
            .iter()
            .position(|value| *value == SettingValue::Seat(now));
        Self {
            name: None,
            of: None,
            values,
            chosen: chosen.unwrap_or(0),
        }
    }

    /// Creates a setting for a number from 0 to `most`.
    pub fn number(name: &'static Phrase, of: Option<Seat>, (now, most): (u8, u8)) -> Self {
        Self {
            name: Some(name),
            of,
            values: (0..=most).map(SettingValue::Number).collect(),
            chosen: usize::from(now),
        }
    }
}

/// Edit of a position. Numbers are indexes into the game's spare pieces, settings and values.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edit {
    /// Starts editing: drops a turn under way and resets the count of moves without a capture.
    Begin,
    /// Clears the board.
    Empty,
    /// Puts a piece on a place. Removes whatever cannot share the place; a unique piece moves from its old
    /// place.
    Put(usize, Place),
    /// Removes the standing piece of a place, or else the lying one.
    Clear(Place),
    /// Gives a setting a value.
    Set(usize, usize),
}

/// Position that the editor can change.
pub trait Editable {
    /// Returns the pieces that can be put on the board.
    fn spares(&self) -> Vec<SparePiece>;
    /// Returns the settings, the seat to move first.
    fn settings(&self) -> Vec<Setting>;
    /// Applies an edit and updates derived state (captures, remaining pieces). [`Edit::Put`] must name a
    /// spare piece with one left, or a unique one.
    fn edit(&mut self, edit: Edit);
}
