//! Buffers for lists of actions, written many at a time.

use alloc::vec::Vec;

use super::action::Action;
use super::board::{Cell, STRIDE};
use super::cells::Cells;
use super::neighbourhood::Neighbourhood;
use super::split_bitboard::SplitBitboard;

/// Buffer of actions for a list. It spares a capacity check per action.
pub struct Batch {
    actions: [Action; Self::MOST + MOST_ROWS],
    length: usize,
}

impl Batch {
    const MOST: usize = 128;
    /// Upper bound of the moves of one figure: eight steps, and jumps to 25 cells. Jumps change column and row by
    /// even numbers.
    const FIGURE: usize = 33;

    /// Creates an empty buffer.
    #[inline]
    pub const fn new() -> Self {
        Self {
            actions: [Action::PASS; Self::MOST + MOST_ROWS],
            length: 0,
        }
    }

    /// Adds the actions of one figure to adjacent cells: free ones, and occupied ones.
    #[inline]
    pub fn near(
        &mut self,
        from: Cell,
        free: Neighbourhood,
        taken: Neighbourhood,
        out: &mut Vec<Action>,
    ) {
        self.make_room(out);
        self.add_near(Action::step(from, Cell(0)), from, free);
        if !taken.is_empty() {
            self.add_near(Action::take(from, Cell(0)), from, taken);
        }
    }

    /// Adds the actions of one figure to any cells: free ones, and occupied ones.
    #[inline]
    pub fn far(
        &mut self,
        from: Cell,
        free: SplitBitboard,
        taken: SplitBitboard,
        out: &mut Vec<Action>,
    ) {
        self.make_room(out);
        self.add_far(Action::step(from, Cell(0)), free.cells());
        if !taken.is_empty() {
            self.add_far(Action::take(from, Cell(0)), taken.cells());
        }
    }

    #[inline]
    fn make_room(&mut self, out: &mut Vec<Action>) {
        if self.length + Self::FIGURE > Self::MOST {
            self.end(out);
        }
    }

    /// Adds an action per adjacent target cell. The cells of a column are written at once without branches;
    /// surplus entries are overwritten.
    #[inline]
    fn add_near(&mut self, action: Action, from: Cell, ends: Neighbourhood) {
        let first = action.0.wrapping_add_signed(Neighbourhood::first(from));
        let mut first = u64::from(first) * EACH;
        for rows in ends.columns() {
            let all = first + ROWS[rows];
            let written = [0, 16, 32, 48].map(|place| Action((all >> place) as u16));
            let start = self.length % Self::MOST;
            self.actions[start..start + MOST_ROWS].copy_from_slice(&written);
            self.length += usize::from(COUNTS[rows]);
            first += u64::from(STRIDE) * EACH;
        }
    }

    /// Adds an action per target cell of a set.
    #[inline]
    fn add_far(&mut self, action: Action, ends: Cells) {
        let (mut left, mut first) = (ends.bits(), action.0);
        // Windows of 64 bits that start at a set bit are fewer than fixed halves.
        while left != 0 {
            let gap = left.trailing_zeros();
            first += gap as u16;
            left >>= gap;
            let mut word = left as u64;
            while word != 0 {
                self.actions[self.length % Self::MOST] =
                    Action(first + word.trailing_zeros() as u16);
                self.length += 1;
                word &= word - 1;
            }
            left >>= 64;
            first += 64;
        }
    }

    /// Appends the actions to a list.
    #[inline]
    pub fn end(&mut self, out: &mut Vec<Action>) {
        out.extend_from_slice(&self.actions[..self.length]);
        self.length = 0;
    }
}

/// Maximum number of targets among the five rows around a figure: its own row is none.
const MOST_ROWS: usize = 4;

/// The number 1 in each of four 16-bit lanes.
const EACH: u64 = 0x0001_0001_0001_0001;

/// Rows in a set of five, one per lane.
static ROWS: [u64; 32] = {
    let mut all = [0; 32];
    let mut set = 0;
    while set < all.len() {
        let (mut row, mut place) = (0, 0);
        while row < 5 {
            if set >> row & 1 == 1 && place < u64::BITS {
                all[set] |= row << place;
                place += u16::BITS;
            }
            row += 1;
        }
        set += 1;
    }
    all
};

/// Number of rows in a set of five.
static COUNTS: [u8; 32] = {
    let mut all = [0; 32];
    let mut set = 0;
    while set < all.len() {
        all[set] = set.count_ones() as u8;
        set += 1;
    }
    all
};
