//! Sets of the cells of the cross.

use super::board::{Cell, Way};

crate::bit_set! {
    /// A set of cells.
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

    /// The cells of these names.
    ///
    /// # Panics
    /// If a name is no cell or comes twice.
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

    /// How many of its cells come before a cell.
    #[inline]
    pub const fn rank(self, cell: Cell) -> usize {
        (self.0 & (Self::bit_of(cell) - 1)).count_ones() as usize
    }

    /// The neighbours of its cells on one way; what leaves the cross is lost.
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
