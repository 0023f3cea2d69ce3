//! Position and its text form. Parsing is in `read.rs`. (Rules, 10)

use core::fmt;

use super::board::{Cell, LINE};
use super::danger::Placing;
use super::field::Field;
use super::figures::{Figure, Rank, Side, Size};
use crate::kernel::writer;

/// Courtesy rule: whether a Monarch may move to where it can be captured. (Reading 18)
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Courtesy {
    /// It may.
    Off,
    /// It may not.
    On,
}

impl Courtesy {
    /// Returns the value of the option, and its text in a position.
    pub const fn notation(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::On => "on",
        }
    }

    /// Parses a value.
    pub fn named(name: &str) -> Option<Self> {
        let is_named = |courtesy: &Self| courtesy.notation() == name;
        [Self::On, Self::Off].into_iter().find(is_named)
    }
}

/// Outcome of a game. (Rules, 7)
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Outcome {
    /// Won by this side.
    Won(Side),
    /// Drawn by the turn limit.
    Drawn,
}

/// Phase of the game. (Rules, 4)
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Phase {
    /// The side to act moves.
    Play,
    /// The side to act puts an enemy knight back.
    Place(Size),
    /// The game is over.
    Over(Outcome),
}

/// Position: the complete state of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Position {
    pub(super) field: Field,
    pub(super) side: Side,
    pub(super) phase: Phase,
    pub(super) courtesy: Courtesy,
    /// Number of turns after which the game is drawn; 0 for no limit.
    pub(super) limit: u32,
    pub(super) count: u32,
}

impl Position {
    /// Returns the knight that waits to be put back.
    pub(super) const fn lifted(&self) -> Option<Figure> {
        match self.phase {
            Phase::Place(size) => Some(Figure::new(self.side.other(), Rank::Knight(size))),
            Phase::Play | Phase::Over(_) => None,
        }
    }

    /// Returns the placement of an enemy knight.
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
