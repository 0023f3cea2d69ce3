//! Seats, places and steps: who acts, where, and what happens next.

use core::fmt::{self, Debug, Display};
use core::hash::Hash;
use core::str::FromStr;

use super::read::ReadError;
use super::reasons;

/// A seat at the table: an index into the seats of the game's card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Seat(pub u8);

/// A place of the board: an index into [`super::board::Board::places`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Place(pub u16);

/// A set of seats, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Seats(u8);

impl Seats {
    /// No seat.
    pub const NONE: Self = Self(0);

    /// The set of one seat.
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// This set and one seat more.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// Whether the seat belongs to the set.
    pub const fn has(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// The seats of the set, ascending.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |&seat| self.has(seat))
    }
}

/// Who settles the next step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// A seat chooses an action.
    Decision(Seat),
    /// The dice (or cards) fall.
    Chance,
    /// The game has ended.
    Over(Verdict),
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Verdict {
    /// These seats won, together.
    Won(Seats),
    /// Nobody won.
    Drawn,
}

/// One step of a game: an action of a seat or a result of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Step<A, R> {
    /// Chosen by the seat to act.
    Act(A),
    /// Given by the dice.
    Roll(R),
}

/// An action or a roll: small, ordered as its text is ordered byte by byte, and the same text both ways.
pub trait Notation:
    Copy + Ord + Hash + Debug + Display + FromStr<Err = ReadError> + Send + Sync + 'static
{
}

/// The roll of a game without chance: no value of this type exists.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum NoRoll {}

impl fmt::Display for NoRoll {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl FromStr for NoRoll {
    type Err = ReadError;

    fn from_str(_: &str) -> Result<Self, ReadError> {
        Err(ReadError::new(0, &reasons::NO_ROLL))
    }
}

impl Notation for NoRoll {}
