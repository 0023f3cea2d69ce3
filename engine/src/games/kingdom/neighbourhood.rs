//! Neighbourhood of a cell: the cells up to two columns and rows away, in two words.

use super::board::{Cell, NUMBERS, STRIDE};
use super::split_bitboard::{Hurdles, SplitBitboard};

/// Cells of a set up to two columns and rows from a cell, among others farther away.
///
/// The words of [`SplitBitboard`], rotated so that the same bits surround any cell. One word holds its own column, at
/// `MIDDLE`, and the columns two away; the other holds the adjacent columns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Neighbourhood {
    own: u64,
    beside: u64,
}

/// Bit of the cell itself.
const MIDDLE: u32 = STRIDE as u32 + 2;
/// Three rows around the cell, in one column.
const THREE: u64 = 7 << (MIDDLE - 1);

/// Half of each cell, times 64, plus the rotation of that half.
static TURNS: [u8; NUMBERS] = {
    let mut turns = [0; NUMBERS];
    let mut number = 0;
    while number < NUMBERS {
        let (column, row) = (number as u32 / STRIDE as u32, number as u32 % STRIDE as u32);
        let bit = column / 2 * STRIDE as u32 + row;
        turns[number] = (column % 2 * 64 + (bit + 64 - MIDDLE) % 64) as u8;
        number += 1;
    }
    turns
};

/// Three bits, each moved to twice its index.
static SPREAD: [u8; 8] = [0, 1, 4, 5, 16, 17, 20, 21];

/// Rotation of the words for a cell.
#[derive(Clone, Copy)]
struct Turn {
    half: usize,
    own: u32,
    beside: u32,
}

impl Turn {
    #[inline]
    const fn of(here: Cell) -> Self {
        let turn = TURNS[here.number()] as u32;
        Self {
            half: (turn / 64) as usize,
            own: turn % 64,
            beside: (turn + turn / 64 * STRIDE as u32) % 64,
        }
    }
}

impl Neighbourhood {
    /// Returns the surroundings of a cell.
    #[inline]
    pub const fn of(cells: SplitBitboard, here: Cell) -> Self {
        Self::turned(cells, Turn::of(here))
    }

    #[inline]
    const fn turned(cells: SplitBitboard, turn: Turn) -> Self {
        let words = cells.words();
        Self {
            own: words[turn.half].rotate_right(turn.own),
            beside: words[1 - turn.half].rotate_right(turn.beside),
        }
    }

    /// Returns the cells, provided that none is farther away.
    #[inline]
    const fn split(self, turn: Turn) -> SplitBitboard {
        let own = self.own.rotate_left(turn.own);
        let beside = self.beside.rotate_left(turn.beside);
        SplitBitboard::new(if turn.half == 0 {
            [own, beside]
        } else {
            [beside, own]
        })
    }

    /// Returns the intersection.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self {
            own: self.own & other.own,
            beside: self.beside & other.beside,
        }
    }

    /// Returns the difference.
    #[inline]
    #[must_use]
    pub const fn but(self, others: Self) -> Self {
        Self {
            own: self.own & !others.own,
            beside: self.beside & !others.beside,
        }
    }

    /// Checks whether no cell is set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.own | self.beside == 0
    }

    /// Returns the neighbours.
    #[inline]
    const fn steps(self) -> Self {
        Self {
            own: self.own & THREE & !(1 << MIDDLE),
            beside: self.beside & (THREE | THREE >> STRIDE),
        }
    }

    /// Returns the landing cells of jumps over the neighbours: the row offset of a hurdle is doubled.
    #[inline]
    const fn jumps(self) -> u64 {
        let west = SPREAD[(self.beside >> 1 & 7) as usize] as u64;
        let here = SPREAD[(self.own >> (MIDDLE - 1) & 5) as usize] as u64;
        let east = SPREAD[(self.beside >> (MIDDLE - 1) & 7) as usize] as u64;
        west | here << STRIDE | east << (2 * STRIDE)
    }

    /// Returns the rows of each of five columns, as bits.
    #[inline]
    pub(super) const fn columns(self) -> [usize; 5] {
        let Self { own, beside } = self;
        [
            (own & 31) as usize,
            (beside & 31) as usize,
            (own >> STRIDE & 31) as usize,
            (beside >> STRIDE & 31) as usize,
            (own >> (2 * STRIDE) & 31) as usize,
        ]
    }

    /// Returns the number of the first cell of these columns, as if the board were wide enough.
    #[inline]
    pub(super) const fn first(here: Cell) -> i16 {
        here.number() as i16 - 2 * STRIDE as i16 - 2
    }
}

/// Ends of a figure's moves.
#[derive(Clone, Copy)]
pub struct Ends {
    /// Ends of steps and of first jumps.
    pub near: Neighbourhood,
    /// Ends of further jumps, in the half of the figure.
    far: u64,
    turn: Turn,
}

impl Ends {
    /// Finds all of `goals` reached by a step, or by jumps over `over` that continue from `open`.
    #[inline]
    pub const fn find(
        from: Cell,
        over: SplitBitboard,
        goals: SplitBitboard,
        open: SplitBitboard,
    ) -> Self {
        let turn = Turn::of(from);
        let around = Neighbourhood::turned(goals, turn);
        let first = Neighbourhood::turned(over, turn).jumps() & around.own;
        let steps = around.steps();
        let near = Neighbourhood {
            own: steps.own | first,
            beside: steps.beside,
        };
        let far = if first == 0 {
            0
        } else {
            onward(first.rotate_left(turn.own), turn.half, over, goals, open)
        };
        Self { near, far, turn }
    }

    /// Checks whether jumps continue from the first landing cells; other moves stay within two columns and rows.
    #[inline]
    pub const fn are_far(&self) -> bool {
        self.far != 0
    }

    /// Returns the cells.
    #[inline]
    pub const fn cells(&self) -> SplitBitboard {
        let far = if self.turn.half == 0 {
            [self.far, 0]
        } else {
            [0, self.far]
        };
        self.near.split(self.turn).union(SplitBitboard::new(far))
    }
}

/// Returns the ends of jumps that continue from the first landing cells, in one half.
const fn onward(
    landed: u64,
    half: usize,
    over: SplitBitboard,
    goals: SplitBitboard,
    open: SplitBitboard,
) -> u64 {
    let (goals, open) = (goals.words()[half], open.words()[half]);
    Hurdles::of(over, half).flood(landed & open, goals & !landed, open)
}

#[cfg(test)]
mod tests {
    use super::{Cell, Ends, SplitBitboard};
    use crate::games::kingdom::board::Direction;
    use crate::games::kingdom::cells::Cells;
    use crate::kernel::rng::Rng;

    /// Returns the ends of steps and jumps, computed cell by cell.
    fn ends(from: Cell, over: Cells, goals: Cells, open: Cells) -> Cells {
        let mut jumps = Cells::NONE;
        let mut waiting = std::vec::Vec::from([from]);
        while let Some(here) = waiting.pop() {
            for direction in Direction::ALL {
                let hurdle = here.toward(direction).filter(|&cell| over.has(cell));
                let landing = hurdle.and_then(|hurdle| hurdle.toward(direction));
                let is_new = |cell: &Cell| goals.has(*cell) && !jumps.has(*cell);
                if let Some(landing) = landing.filter(is_new) {
                    jumps = jumps.with(landing);
                    if open.has(landing) {
                        waiting.push(landing);
                    }
                }
            }
        }
        jumps | (from.neighbours() & goals)
    }

    #[test]
    fn move_ends_match_a_cell_by_cell_search() {
        let mut dice = Rng::seeded(3);
        for _ in 0..60 {
            let mut some = |part: u64| {
                let drawn = Cells::ALL
                    .into_iter()
                    .filter(|_| dice.bits().is_multiple_of(part));
                drawn.fold(Cells::NONE, Cells::with)
            };
            let over = some(3);
            let open = !(over | some(4));
            let goals = open | some(20);
            for from in Cells::ALL {
                let halves = [over, goals, open].map(SplitBitboard::of);
                let found = Ends::find(from, halves[0], halves[1], halves[2]);
                assert_eq!(found.cells().cells(), ends(from, over, goals, open));
                let are_near = |end: Cell| from.distance(end) <= 2;
                assert!(found.are_far() || found.cells().into_iter().all(are_near));
            }
        }
    }
}
