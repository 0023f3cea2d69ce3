//! Actions, rolls and their notation.

use std::fmt;
use std::str::FromStr;

use engine::kernel::read::ReadError;
use engine::kernel::step::Notation;

use super::board::Cell;
use super::reasons;

/// Action of a seat after its roll.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Action {
    /// Moves the knight to this cell.
    Go(Cell),
    /// Leaves the knight where it is.
    Stay,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Go(cell) => cell.fmt(f),
            Self::Stay => f.write_str("stay"),
        }
    }
}

impl FromStr for Action {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        if text == "stay" {
            return Ok(Self::Stay);
        }
        let cell = Cell::named(text).ok_or(ReadError::new(0, &reasons::NO_ACTION))?;
        Ok(Self::Go(cell))
    }
}

impl Notation for Action {}

/// Face of the die, 1 to 3.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Roll(pub u8);

impl Roll {
    /// All three faces.
    pub const ALL: [Self; 3] = [Self(1), Self(2), Self(3)];
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "dice:{}", self.0)
    }
}

impl FromStr for Roll {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        let mut all = Self::ALL.into_iter();
        let found = all.find(|roll| roll.to_string() == text);
        found.ok_or(ReadError::new(0, &reasons::NO_ROLL))
    }
}

impl Notation for Roll {}
