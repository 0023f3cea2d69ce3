//! Sets of cells.

use super::board::{Cell, NUMBERS, STRIDE};
use super::figures::Side;

crate::bit_set! {
    /// A set of cells.
    Cells(u128) of Cell, |cell| cell.0, |number| Cell(number as u8), all Self::ALL.0
}

impl Cells {
    /// The whole board.
    pub const ALL: Self = {
        let (mut cells, mut number) = (Self::NONE, 0);
        while number < NUMBERS {
            if let Some(cell) = Cell::nth(number) {
                cells.add(cell);
            }
            number += 1;
        }
        cells
    };
    /// The two thrones. (Rules, 2)
    pub const THRONES: Self = Self::one(Side::White.throne()).with(Side::Black.throne());

    /// The cells that touch one of the set, and perhaps cells of the set.
    #[inline]
    pub const fn surroundings(self) -> Self {
        let along = self.0 | self.0 << 1 | self.0 >> 1;
        let around = along | along << STRIDE | along >> STRIDE;
        Self(around & Self::ALL.0)
    }

    /// Where jumps from a cell over one of the set end, were each cell free.
    ///
    /// The hurdles are three rows of three in a window of numbers around the cell, and a number behind a hurdle is twice as
    /// far away: the rows are spread, and no branch depends on who stands where.
    #[inline]
    pub const fn landings(self, from: Cell) -> Self {
        const MIDDLE: u32 = STRIDE as u32 + 1;
        let window = (self.0 << MIDDLE >> from.0) as u32 & !(1 << MIDDLE);
        let west = SPREAD[(window & 7) as usize] as u64;
        let here = SPREAD[(window >> STRIDE & 7) as usize] as u64;
        let east = SPREAD[(window >> (2 * STRIDE) & 7) as usize] as u64;
        let ends = west | here << (2 * STRIDE) | east << (4 * STRIDE);
        Self((ends as u128) << from.0 >> (2 * MIDDLE) & Self::ALL.0)
    }

    /// Where jumps from one of the set over one of some cells end, were each cell free. All eight directions are counted at
    /// once for the whole set.
    #[inline]
    pub const fn beyond(self, over: Self) -> Self {
        let (mut ends, mut turn) = (0, 0);
        while turn < TURNS.len() {
            let by = TURNS[turn];
            ends |= ((self.0 << by & over.0) << by) | ((self.0 >> by & over.0) >> by);
            turn += 1;
        }
        Self(ends & Self::ALL.0)
    }
}

/// How far apart the numbers of two neighbours are, in each of four directions.
const TURNS: [u8; 4] = [1, STRIDE - 1, STRIDE, STRIDE + 1];

/// Three bits, each at twice its place.
static SPREAD: [u8; 8] = [0, 1, 4, 5, 16, 17, 20, 21];
