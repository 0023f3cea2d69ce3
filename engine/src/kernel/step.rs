//! Seats, places, turns and steps.

use core::fmt::{self, Debug, Display};
use core::hash::Hash;
use core::str::FromStr;

use super::read::ReadError;
use super::reasons;

/// Seat at the table: an index into [`GameInfo::seats`](super::info::GameInfo::seats).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Seat(pub u8);

/// Place of the board: an index into [`super::board::Board::places`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Place(pub u16);

/// Set of seats, one bit each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Seats(u8);

impl Seats {
    /// Empty set.
    pub const NONE: Self = Self(0);

    /// Creates the set of one seat.
    pub const fn one(seat: Seat) -> Self {
        Self(1 << seat.0)
    }

    /// Returns the set with a seat added.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Self {
        Self(self.0 | 1 << seat.0)
    }

    /// Checks whether the set contains the seat.
    pub const fn has(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    /// Iterates over the seats of the set, ascending.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        (0..8).map(Seat).filter(move |&seat| self.has(seat))
    }
}

/// Kind of a position's next step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// A seat chooses an action.
    Decision(Seat),
    /// Dice or cards decide.
    Chance,
    /// The game has ended.
    Over(Verdict),
}

/// Result of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Verdict {
    /// These seats won together.
    Won(Seats),
    /// Draw.
    Drawn,
}

/// Step of a game: an action of a seat or a chance outcome.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Step<A, R> {
    /// Action chosen by the seat to act.
    Act(A),
    /// Roll of the dice.
    Roll(R),
}

/// Action or roll: small, ordered like the bytes of its text, with a text form that round-trips.
pub trait Notation:
    Copy + Ord + Hash + Debug + Display + FromStr<Err = ReadError> + Send + Sync + 'static
{
}

/// Roll of a game without chance: no value of this type exists.
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
