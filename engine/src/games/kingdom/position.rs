//! The position and its text. Reading it back is in `read.rs`. (Rules, 10)

use core::fmt;

use super::board::{Cell, LINE};
use super::danger::Placing;
use super::field::Field;
use super::figures::{Figure, Rank, Side, Size};
use crate::kernel::writer;

/// Whether a Monarch may be moved to where it can be taken. (Reading 18)
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Courtesy {
    /// It may.
    Off,
    /// It may not.
    On,
}

impl Courtesy {
    /// The value of the option, and its text in a position.
    pub const fn notation(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::On => "on",
        }
    }

    /// What a text asks for.
    pub fn named(name: &str) -> Option<Self> {
        let is_named = |courtesy: &Self| courtesy.notation() == name;
        [Self::On, Self::Off].into_iter().find(is_named)
    }
}

/// How a game ended. (Rules, 7)
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Outcome {
    /// This side won.
    Won(Side),
    /// The turn limit was reached.
    Drawn,
}

/// The phase of the game. (Rules, 4)
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Phase {
    /// The side to act moves.
    Play,
    /// The side to act puts a knight of the other side back.
    Place(Size),
    /// The game is over.
    Over(Outcome),
}

/// A position: all that the rules need to go on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Position {
    pub(super) field: Field,
    pub(super) side: Side,
    pub(super) phase: Phase,
    pub(super) courtesy: Courtesy,
    /// The number of turns after which the game is drawn; 0 is none.
    pub(super) limit: u32,
    pub(super) count: u32,
}

impl Position {
    /// The knight that waits to be put back.
    pub(super) const fn lifted(&self) -> Option<Figure> {
        match self.phase {
            Phase::Place(size) => Some(Figure::new(self.side.other(), Rank::Knight(size))),
            Phase::Play | Phase::Over(_) => None,
        }
    }

    /// How a knight of the other side would be put back.
    #[inline]
    pub(super) fn placing(&self, knight: Figure) -> Placing {
        Placing {
            knight,
            is_courteous: self.courtesy == Courtesy::On,
        }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let figure = |row, column| self.field.figure(Cell::new(column, row));
        writer::rows(f, LINE, |f, row| {
            writer::runs(f, LINE, |column| figure(row, column).map(Figure::letter))
        })?;
        write!(f, " {} ", self.side.notation())?;
        match self.phase {
            Phase::Play => f.write_str("play")?,
            Phase::Place(size) => {
                let knight = Figure::new(self.side.other(), Rank::Knight(size));
                write!(f, "place:{}", knight.letter())?;
            }
            Phase::Over(Outcome::Won(side)) => write!(f, "over:{}", side.notation())?,
            Phase::Over(Outcome::Drawn) => f.write_str("over:draw")?,
        }
        let courtesy = self.courtesy.notation();
        write!(f, " {courtesy}/{} {}", self.limit, self.count)
    }
}

#[cfg(test)]
mod tests {
    use super::Position;

    #[test]
    fn a_position_stays_small() {
        assert!(size_of::<Position>() <= 96);
    }
}
