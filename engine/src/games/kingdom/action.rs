//! Actions with their notation. (Rules, 5)

use core::fmt;
use core::str::FromStr;

use super::board::{Cell, NUMBERS};
use super::figures::{Figure, Rank, Side, Size};
use super::reasons;
use crate::kernel::read::ReadError;
use crate::kernel::step::Notation;

/// Kind of action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ActionKind {
    /// A figure steps or jumps to a free cell.
    Move {
        /// Origin.
        from: Cell,
        /// Destination.
        to: Cell,
    },
    /// A figure steps or jumps onto an enemy and captures it.
    Take {
        /// Origin.
        from: Cell,
        /// Cell of the enemy.
        to: Cell,
    },
    /// A captured knight is put back.
    Put {
        /// Owner of the knight.
        side: Side,
        /// Size of the knight.
        size: Size,
        /// Target cell.
        at: Cell,
    },
    /// No other action is legal.
    Pass,
}

/// Action, packed so that numeric order is the order of the texts.
///
/// The upper bits are the head: the letter that is put, the origin cell, or the pass. Below are one bit that
/// tells a capture from a move, and the target cell. The unused number after each of the columns `a` to `d`
/// stands for the black knight of that letter. Thus `a@` sorts after `a9` and before `b1`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Action(pub(super) u16);

const HEAD: u32 = 8;
const TAKE: u16 = 1 << 7;
const CELLS: u16 = Size::ALL.len() as u16;
const AFTER_COLUMN: u16 = 9;
const COLUMN: u16 = 10;
const PASS: u16 = CELLS + NUMBERS as u16;

impl Action {
    /// Pass.
    pub const PASS: Self = Self(PASS << HEAD);

    /// Creates a step or jump to a free cell.
    #[inline]
    pub const fn step(from: Cell, to: Cell) -> Self {
        Self((CELLS + from.number() as u16) << HEAD | to.number() as u16)
    }

    /// Creates a capture.
    #[inline]
    pub const fn take(from: Cell, to: Cell) -> Self {
        Self(Self::step(from, to).0 | TAKE)
    }

    /// Creates a placement.
    #[inline]
    pub const fn put(side: Side, size: Size, at: Cell) -> Self {
        let head = match side {
            Side::White => size as u16,
            Side::Black => CELLS + AFTER_COLUMN + COLUMN * size as u16,
        };
        Self(head << HEAD | at.number() as u16)
    }

    /// Decodes the action.
    #[inline]
    pub const fn kind(self) -> ActionKind {
        let head = self.0 >> HEAD;
        let Some(to) = Cell::nth((self.0 & (TAKE - 1)) as usize) else {
            return ActionKind::Pass;
        };
        if head == PASS {
            return ActionKind::Pass;
        }
        if head < CELLS {
            return ActionKind::Put {
                side: Side::White,
                size: Size::ALL[head as usize],
                at: to,
            };
        }
        match Cell::nth((head - CELLS) as usize) {
            Some(from) if self.0 & TAKE == 0 => ActionKind::Move { from, to },
            Some(from) => ActionKind::Take { from, to },
            None => ActionKind::Put {
                side: Side::Black,
                size: Size::ALL[((head - CELLS) / COLUMN % CELLS) as usize],
                at: to,
            },
        }
    }
}

impl fmt::Debug for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            ActionKind::Move { from, to } => write!(f, "{from}-{to}"),
            ActionKind::Take { from, to } => write!(f, "{from}x{to}"),
            ActionKind::Put { side, size, at } => {
                let letter = Figure::new(side, Rank::Knight(size)).letter();
                write!(f, "{letter}@{at}")
            }
            ActionKind::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        let cell = |at: usize, name: [u8; 2]| {
            Cell::named(name).ok_or(ReadError::new(at, &reasons::NO_SUCH_CELL))
        };
        match *text.as_bytes() {
            [b'p', b'a', b's', b's'] => Ok(Self::PASS),
            [letter, b'@', column, row] => match Figure::from_letter(char::from(letter)) {
                Some(Figure {
                    side,
                    rank: Rank::Knight(size),
                }) => Ok(Self::put(side, size, cell(2, [column, row])?)),
                _ => Err(ReadError::new(0, &reasons::NO_SUCH_KNIGHT)),
            },
            [a, b, b'-', c, d] => Ok(Self::step(cell(0, [a, b])?, cell(3, [c, d])?)),
            [a, b, b'x', c, d] => Ok(Self::take(cell(0, [a, b])?, cell(3, [c, d])?)),
            _ => Err(ReadError::new(0, &reasons::NO_ACTION)),
        }
    }
}

impl Notation for Action {}

#[cfg(test)]
mod tests {
    use std::string::{String, ToString};
    use std::vec::Vec;

    use super::super::cells::Cells;
    use super::super::figures::{Side, Size};
    use super::Action;

    #[test]
    fn actions_sort_like_their_texts() {
        let mut all = Vec::from([Action::PASS]);
        for at in Cells::ALL {
            for side in Side::BOTH {
                all.extend(Size::ALL.map(|size| Action::put(side, size, at)));
            }
            for from in Cells::ALL {
                all.extend([Action::step(from, at), Action::take(from, at)]);
            }
        }
        all.sort_unstable();
        let texts: Vec<String> = all.iter().map(Action::to_string).collect();
        assert!(texts.is_sorted_by(|a, b| a < b));
        for (action, text) in all.iter().zip(&texts) {
            assert_eq!(text.parse(), Ok(*action), "{text}");
        }
    }
}
