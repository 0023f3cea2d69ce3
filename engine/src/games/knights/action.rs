//! Actions with their notation. (Rules, 5 and 10)

use core::fmt;
use core::str::FromStr;

use super::cells::{CELLS, Cell};
use super::{jumps, reasons};
use crate::kernel::read::ReadError;
use crate::kernel::step::Notation;

/// Kind of landing of a jump.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Landing {
    /// Empty cell.
    Free,
    /// Enemy, which is captured.
    Capture,
}

/// Kind of action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ActionKind {
    /// A knight jumps.
    Jump {
        /// Origin.
        from: Cell,
        /// Landing cell.
        to: Cell,
        /// Kind of landing.
        landing: Landing,
    },
    /// Passing, when there is no jump.
    Pass,
}

/// Action, packed so that numeric order is the order of the texts.
///
/// The upper bits are the head: the origin cell, and whether the jump captures. The three bits below are the slot
/// of the jump.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Action(u16);

const SLOT_BITS: u32 = 3;
const HEADS: usize = 2 * CELLS + 1;
const PASS: usize = HEADS - 1;

/// Returns the head of a jump. A digit sorts after `-` and before `x`. Captures from row 1, whose names are
/// prefixes of those of rows 10, 11 and 12, therefore come after all jumps from there.
const fn head(from: Cell, landing: Landing) -> u16 {
    let column = 24 * from.column() as u16;
    let slot = from.number() as u16 % 12;
    let head = match (slot, landing) {
        (0, Landing::Free) => 0,
        (0, Landing::Capture) => 7,
        (1..=3, Landing::Free) => 2 * slot - 1,
        (1..=3, Landing::Capture) => 2 * slot,
        (_, Landing::Free) => 2 * slot,
        (_, Landing::Capture) => 2 * slot + 1,
    };
    column + head
}

static FROM: [[u16; CELLS]; 2] = {
    let mut all = [[0; CELLS]; 2];
    let mut number = 0;
    while let Some(cell) = Cell::nth(number) {
        all[0][number] = head(cell, Landing::Free) << SLOT_BITS;
        all[1][number] = head(cell, Landing::Capture) << SLOT_BITS;
        number += 1;
    }
    all
};

static DECODED: [Option<(Cell, Landing)>; HEADS] = {
    let mut all = [None; HEADS];
    let mut number = 0;
    while let Some(cell) = Cell::nth(number) {
        all[head(cell, Landing::Free) as usize] = Some((cell, Landing::Free));
        all[head(cell, Landing::Capture) as usize] = Some((cell, Landing::Capture));
        number += 1;
    }
    all
};

impl Action {
    /// Pass, when there is no jump.
    pub const PASS: Self = Self((PASS as u16) << SLOT_BITS);

    /// Creates a jump, if it is a knight's jump.
    pub fn jump(from: Cell, to: Cell, landing: Landing) -> Option<Self> {
        Some(Self::in_slot(from, landing, jumps::slot(from, to)?))
    }

    /// Creates the jump in a slot of [`jumps::target`].
    #[inline]
    pub(super) fn in_slot(from: Cell, landing: Landing, slot: usize) -> Self {
        Self(FROM[landing as usize][from.number()] | slot as u16)
    }

    /// Decodes the action.
    #[inline]
    pub fn kind(self) -> ActionKind {
        let head = (self.0 >> SLOT_BITS) as usize;
        let slot = (self.0 & ((1 << SLOT_BITS) - 1)) as usize;
        match DECODED[head % HEADS] {
            Some((from, landing)) => match jumps::target(from, slot) {
                Some(to) => ActionKind::Jump { from, to, landing },
                None => ActionKind::Pass,
            },
            None => ActionKind::Pass,
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
            ActionKind::Jump { from, to, landing } => {
                let sign = match landing {
                    Landing::Free => '-',
                    Landing::Capture => 'x',
                };
                write!(f, "{from}{sign}{to}")
            }
            ActionKind::Pass => f.write_str("pass"),
        }
    }
}

impl FromStr for Action {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        if text == "pass" {
            return Ok(Self::PASS);
        }
        let Some((sign, mark)) = text.bytes().enumerate().find(|(_, b)| b"-x".contains(b)) else {
            return Err(ReadError::new(0, &reasons::NO_ACTION));
        };
        let landing = if mark == b'x' {
            Landing::Capture
        } else {
            Landing::Free
        };
        let cell = |at: usize, name: &[u8]| {
            Cell::named(name).ok_or(ReadError::new(at, &reasons::NO_SUCH_CELL))
        };
        let bytes = text.as_bytes();
        let from = cell(0, &bytes[..sign])?;
        let to = cell(sign + 1, &bytes[sign + 1..])?;
        Self::jump(from, to, landing).ok_or(ReadError::new(sign + 1, &reasons::NO_JUMP))
    }
}

impl Notation for Action {}

#[cfg(test)]
mod tests {
    use super::super::cells::Cell;
    use super::super::jumps;
    use super::{Action, Landing};
    use std::string::{String, ToString};
    use std::vec::Vec;

    #[test]
    fn actions_sort_like_their_texts() {
        let mut all = std::vec![Action::PASS];
        for from in Cell::all() {
            for to in jumps::around(from) {
                for landing in [Landing::Free, Landing::Capture] {
                    all.extend(Action::jump(from, to, landing));
                }
            }
        }
        assert_eq!(all.len(), 1 + 2 * 880);
        all.sort_unstable();
        let texts: Vec<String> = all.iter().map(Action::to_string).collect();
        assert!(texts.is_sorted_by(|a, b| a < b), "{texts:?}");
        for (action, text) in all.iter().zip(&texts) {
            assert_eq!(text.parse::<Action>(), Ok(*action));
        }
    }

    #[test]
    fn invalid_jumps_are_refused() {
        for text in [
            "", "a1", "a1-a2", "a1-b13", "a1 - b3", "passe", "a1-b3 ", "é-x",
        ] {
            assert!(text.parse::<Action>().is_err(), "{text}");
        }
    }
}
