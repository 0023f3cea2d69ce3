//! Bitboards of the cross.

use super::board::{Cell, Way};

crate::bit_set! {
    /// Set of cells.
    Cells(u64) of Cell,
    |cell| (cell.number() & 63),
    |number| Cell::numbered(number),
    all Self::BOARD.0
}

impl Cells {
    /// All cells of the cross.
    pub const BOARD: Self = {
        let mut cells = Self::NONE;
        let mut number = 0;
        while number < 64 {
            if let Some(cell) = Cell::nth(number) {
                cells.add(cell);
            }
            number += 1;
        }
        cells
    };

    /// Creates the set of cells with these names.
    ///
    /// # Panics
    /// If a name is invalid or repeated.
    pub const fn named<const N: usize>(names: [&str; N]) -> Self {
        let mut cells = Self::NONE;
        let mut index = 0;
        while index < N {
            let name = names[index].as_bytes();
            assert!(name.len() == 2);
            match Cell::named([name[0], name[1]]) {
                Some(cell) => {
                    assert!(!cells.has(cell));
                    cells.add(cell);
                }
                None => panic!("no such cell"),
            }
            index += 1;
        }
        cells
    }

    /// Returns the number of its cells before a cell.
    #[inline]
    pub const fn rank(self, cell: Cell) -> usize {
        (self.0 & (Self::bit_of(cell) - 1)).count_ones() as usize
    }

    /// Shifts the set by one cell in a direction; cells off the cross are dropped.
    #[must_use]
    #[inline]
    pub const fn gone(self, way: Way) -> Self {
        let stride = way.stride();
        let bits = if stride > 0 {
            self.0 << stride
        } else {
            self.0 >> -stride
        };
        Self(bits & Self::BOARD.0)
    }
}
