//! Positions and their text: both knights, who moves, what was thrown (`a g B 2`, or `-` before the die falls).

use std::fmt;

use engine::kernel::step::Seat;

use super::action::Roll;
use super::board::{Cell, LAST};

/// A side; its number is that of its seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Side {
    /// From `a` to `g`.
    Blue,
    /// From `g` to `a`.
    Red,
}

impl Side {
    /// Both sides, in the order of play.
    pub const BOTH: [Self; 2] = [Self::Blue, Self::Red];

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        Self::BOTH[1 - self as usize]
    }

    /// The seat of the side.
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The letter of the side.
    pub const fn letter(self) -> &'static str {
        ["B", "R"][self as usize]
    }

    /// The side of that letter.
    pub fn lettered(text: &str) -> Option<Self> {
        Self::BOTH.into_iter().find(|side| side.letter() == text)
    }

    /// Where its knight begins.
    pub const fn home(self) -> Cell {
        Cell([0, LAST][self as usize])
    }

    /// Where its knight wins.
    pub const fn goal(self) -> Cell {
        self.other().home()
    }
}

/// A position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Position {
    /// Where the knights stand; nowhere only while a hand sets them up.
    pub knights: [Option<Cell>; 2],
    /// Who moves; at the end, who moved last.
    pub mover: Side,
    /// What was thrown.
    pub roll: Option<Roll>,
}

impl Position {
    /// The first position.
    pub fn first(mover: Side) -> Self {
        Self {
            knights: Side::BOTH.map(|side| Some(side.home())),
            mover,
            roll: None,
        }
    }

    /// Where the knight of a side stands.
    pub const fn knight(&self, side: Side) -> Option<Cell> {
        self.knights[side as usize]
    }

    /// How many cells lie behind the knight of a side.
    pub fn progress(&self, side: Side) -> u8 {
        let from = self.knight(side).unwrap_or(side.home());
        from.0.abs_diff(side.home().0)
    }

    /// Whether the side that moved last has won.
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
