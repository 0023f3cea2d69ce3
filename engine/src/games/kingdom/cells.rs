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

    /// 1 for a cell of the set, and 0 for others: what [`Cells::has`] tells, in the machine's words.
    #[inline]
    pub(super) const fn bit(self, cell: Cell) -> usize {
        let words = [self.0 as u64, (self.0 >> 64) as u64];
        (words[cell.number() / 64 % 2] >> (cell.number() % 64) & 1) as usize
    }

    /// Its bits.
    #[inline]
    pub(super) const fn bits(self) -> u128 {
        self.0
    }

    /// The set of these bits.
    #[inline]
    pub(super) const fn of_bits(bits: u128) -> Self {
        Self(bits)
    }
}
