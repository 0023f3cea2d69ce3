//! Sets of cells.

use super::board::{Cell, NUMBERS, STRIDE};
use super::figures::Side;

crate::bit_set! {
    /// A set of cells.
    Cells(u128) of Cell, |cell| cell.0, |number| Cell(number as u8), all Self::ALL.0
}

/// How far apart the numbers of two neighbours are, in each of four directions.
const TURNS: [u8; 4] = [1, STRIDE - 1, STRIDE, STRIDE + 1];

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

    /// Where jumps from one of the set over one of some cells end, were each cell free. All eight directions are counted at
    /// once for the whole set: no branch depends on who stands where.
    #[inline]
    pub const fn beyond(self, over: Self) -> Self {
        let mut ends = 0;
        let mut turn = 0;
        while turn < TURNS.len() {
            let by = TURNS[turn];
            ends |= ((self.0 << by & over.0) << by) | ((self.0 >> by & over.0) >> by);
            turn += 1;
        }
        Self(ends & Self::ALL.0)
    }
}
