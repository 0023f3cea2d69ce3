//! Bitboards.

use super::board::{Cell, NUMBERS, STRIDE};
use super::figures::Side;

crate::bit_set! {
    /// Set of cells.
    Cells(u128) of Cell, |cell| cell.0, |number| Cell(number as u8), all Self::ALL.0
}

impl Cells {
    /// Whole board.
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
    /// Both thrones. (Rules, 2)
    pub const THRONES: Self = Self::one(Side::White.throne()).with(Side::Black.throne());

    /// Returns the cells adjacent to the set; they may include cells of the set.
    #[inline]
    pub const fn surroundings(self) -> Self {
        let along = self.0 | self.0 << 1 | self.0 >> 1;
        let around = along | along << STRIDE | along >> STRIDE;
        Self(around & Self::ALL.0)
    }

    /// Returns 1 for a cell of the set, else 0: a branch-free [`Cells::has`] on 64-bit words.
    #[inline]
    pub(super) const fn bit(self, cell: Cell) -> usize {
        let words = [self.0 as u64, (self.0 >> 64) as u64];
        (words[cell.number() / 64 % 2] >> (cell.number() % 64) & 1) as usize
    }

    /// Returns the bits.
    #[inline]
    pub(super) const fn bits(self) -> u128 {
        self.0
    }

    /// Creates a set from its bits.
    #[inline]
    pub(super) const fn of_bits(bits: u128) -> Self {
        Self(bits)
    }
}
