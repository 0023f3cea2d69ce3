//! The board editor: spare pieces, settings, and how a position changes by hand.
//!
//! While it is changed a position may be one that the rules cannot go on from; reading its text says whether they can.

use alloc::vec::Vec;

use super::piece::Piece;
use super::step::{Place, Seat};
use super::words::Phrase;

/// A piece that can be put on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SparePiece {
    /// The piece as it is drawn; where it is means nothing.
    pub piece: Piece,
    /// How many there are.
    pub of: u8,
    /// How many are not on the board.
    pub left: u8,
}

impl SparePiece {
    /// A piece of which so many exist and so many are on the board.
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
    /// A seat.
    Seat(Seat),
    /// A number.
    Number(u8),
    /// Nobody, none.
    None,
}

/// Something besides the board that has one of a few values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setting {
    /// What it is; absent for the seat to move, which comes first.
    pub name: Option<&'static Phrase>,
    /// Whose it is, if anybody's.
    pub of: Option<Seat>,
    /// The values.
    pub values: Vec<SettingValue>,
    /// Which of them it has.
    pub chosen: usize,
}

impl Setting {
    /// Who moves, among these seats.
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

    /// A number up to `most`.
    pub fn number(name: &'static Phrase, of: Option<Seat>, (now, most): (u8, u8)) -> Self {
        Self {
            name: Some(name),
            of,
            values: (0..=most).map(SettingValue::Number).collect(),
            chosen: usize::from(now),
        }
    }
}

/// A change by hand. Numbers are indexes into the spare pieces, the settings and the values that the game lists.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edit {
    /// Editing begins: a turn under way is dropped, and moves without a capture are counted from 0 again.
    Begin,
    /// The board is cleared.
    Empty,
    /// A piece is put on a place. What cannot stand with it is taken away, and a piece of which there is only one
    /// comes from where it stood.
    Put(usize, Place),
    /// What stands on a place, or else what lies there, is taken away.
    Clear(Place),
    /// A setting gets a value.
    Set(usize, usize),
}

/// A position that a hand can set up.
pub trait Editable {
    /// The pieces that can be put on the board.
    fn spares(&self) -> Vec<SparePiece>;
    /// What else can be set; first who moves.
    fn settings(&self) -> Vec<Setting>;
    /// Changes the position. What follows from the pieces (who was captured, what is left) follows them. [`Edit::Put`]
    /// names a spare piece of which one is left, or the only one.
    fn edit(&mut self, edit: Edit);
}
