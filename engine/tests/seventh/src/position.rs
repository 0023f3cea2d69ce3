//! Positions and their notation: both knights, the mover, the roll (`a g B 2`, or `-` before the roll).

use std::fmt;

use engine::kernel::step::Seat;

use super::action::Roll;
use super::board::{Cell, LAST};

/// Side; its discriminant is its seat number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Side {
    /// Plays from `a` to `g`.
    Blue,
    /// Plays from `g` to `a`.
    Red,
}

impl Side {
    /// Both sides, in the order of play.
    pub const BOTH: [Self; 2] = [Self::Blue, Self::Red];

    /// Returns the other side.
    #[must_use]
    pub const fn other(self) -> Self {
        Self::BOTH[1 - self as usize]
    }

    /// Returns the seat of the side.
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// Returns the letter of the side.
    pub const fn letter(self) -> &'static str {
        ["B", "R"][self as usize]
    }

    /// Returns the side with a letter.
    pub fn from_letter(text: &str) -> Option<Self> {
        Self::BOTH.into_iter().find(|side| side.letter() == text)
    }

    /// Returns the first cell of its knight.
    pub const fn home(self) -> Cell {
        Cell([0, LAST][self as usize])
    }

    /// Returns the cell on which its knight wins.
    pub const fn goal(self) -> Cell {
        self.other().home()
    }
}

/// Position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Position {
    /// Cells of the knights; `None` only in the position editor.
    pub knights: [Option<Cell>; 2],
    /// Side to move; in a finished game, the side that moved last.
    pub mover: Side,
    /// Roll of the turn; `None` before it.
    pub roll: Option<Roll>,
}

impl Position {
    /// Returns the first position.
    pub fn first(mover: Side) -> Self {
        Self {
            knights: Side::BOTH.map(|side| Some(side.home())),
            mover,
            roll: None,
        }
    }

    /// Returns the cell of a side's knight.
    pub const fn knight(&self, side: Side) -> Option<Cell> {
        self.knights[side as usize]
    }

    /// Returns the number of cells that a side's knight has advanced.
    pub fn progress(&self, side: Side) -> u8 {
        let from = self.knight(side).unwrap_or(side.home());
        from.0.abs_diff(side.home().0)
    }

    /// Checks whether the side that moved last has won.
    pub fn is_over(&self) -> bool {
        self.knight(self.mover) == Some(self.mover.goal())
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for cell in self.knights {
            match cell {
                Some(cell) => write!(f, "{cell} ")?,
                None => f.write_str("- ")?,
            }
        }
        match self.roll {
            Some(roll) => write!(f, "{} {}", self.mover.letter(), roll.0),
            None => write!(f, "{} -", self.mover.letter()),
        }
    }
}
