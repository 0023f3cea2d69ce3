//! Split bitboards: two words of alternating columns, for computing jumps.

use super::board::{Cell, LINE, STRIDE};
use super::cells::Cells;

crate::bit_set! {
    /// Bitboard with columns a, c, e, g and i in the lower word, and b, d, f and h in the upper one.
    ///
    /// A jump ends in its own column or two columns away, so all jumps from a cell stay in one word. Shifting a
    /// 64-bit word takes one instruction; [`Cells`] need several.
    SplitBitboard(u128) of Cell, |cell| number(cell), |number| cell(number), all Self::ALL.0
}

/// Bits of one column, the first of its word.
const COLUMN: u64 = (1 << LINE) - 1;

/// Returns the bit index of a cell.
const fn number(cell: Cell) -> u8 {
    let column = cell.column();
    column % 2 * 64 + column / 2 * STRIDE + cell.row()
}

/// Returns the cell of a bit index.
const fn cell(number: u32) -> Cell {
    let (half, bit) = (number as u8 / 64, number as u8 % 64);
    Cell::new(bit / STRIDE * 2 + half, bit % STRIDE)
}

impl SplitBitboard {
    /// Whole board.
    const ALL: Self = Self::of(Cells::ALL);
    /// Both thrones. (Rules, 2)
    pub const THRONES: Self = Self::of(Cells::THRONES);

    #[inline]
    pub(super) const fn new(words: [u64; 2]) -> Self {
        Self(words[0] as u128 | (words[1] as u128) << 64)
    }

    /// Returns the two words.
    #[inline]
    pub(super) const fn words(self) -> [u64; 2] {
        [self.0 as u64, (self.0 >> 64) as u64]
    }

    /// Converts a set to the two-word layout.
    #[inline]
    pub const fn of(cells: Cells) -> Self {
        let [low, high] = Self(cells.bits()).words();
        let even = low & COLUMN
            | low >> 10 & COLUMN << 10
            | low >> 20 & COLUMN << 20
            | (low >> 30 | high << 34) & COLUMN << 30
            | high << 24 & COLUMN << 40;
        let odd = low >> 10 & COLUMN
            | low >> 20 & COLUMN << 10
            | low >> 30 & COLUMN << 20
            | high << 24 & COLUMN << 30;
        Self::new([even, odd])
    }

    /// Converts the set back to cell order.
    #[inline]
    pub const fn cells(self) -> Cells {
        let [even, odd] = self.words();
        let low = even & COLUMN
            | (even & COLUMN << 10 | odd & COLUMN) << 10
            | (even & COLUMN << 20 | odd & COLUMN << 10) << 20
            | (even & COLUMN << 30 | odd & COLUMN << 20) << 30;
        let high = (even & COLUMN << 30) >> 34 | (even & COLUMN << 40 | odd & COLUMN << 30) >> 24;
        Cells::of_bits(Self::new([low, high]).0)
    }

    /// Returns the set and its adjacent cells.
    #[inline]
    pub const fn surroundings(self) -> Self {
        let [even, odd] = self.words();
        let (even, odd) = (even | even << 1 | even >> 1, odd | odd << 1 | odd >> 1);
        let around = Self::new([even | odd | odd << STRIDE, odd | even | even >> STRIDE]);
        Self(around.0 & Self::ALL.0)
    }

    /// Returns the landing cells of one jump from the set over cells of `over`, ignoring occupation.
    #[inline]
    pub const fn beyond(self, over: Self) -> Self {
        let [even, odd] = self.words();
        Self::new([
            Hurdles::of(over, 0).beyond(even),
            Hurdles::of(over, 1).beyond(odd),
        ])
    }

    /// Flood fill: returns all of `goals` reached by jumps over `over` that start on the set and continue from
    /// `open`.
    #[inline]
    pub const fn flood(self, over: Self, goals: Self, open: Self) -> Self {
        let ([even, odd], goals, open) = (self.words(), goals.words(), open.words());
        Self::new([
            Hurdles::of(over, 0).flood(even, goals[0], open[0]),
            Hurdles::of(over, 1).flood(odd, goals[1], open[1]),
        ])
    }
}

/// Hurdles for figures in one half, each at the bit of the figure next to it.
#[derive(Clone, Copy)]
pub(super) struct Hurdles {
    /// In the same column, unshifted.
    here: u64,
    /// In the next column.
    east: u64,
    /// In the previous column.
    west: u64,
}

impl Hurdles {
    #[inline]
    pub(super) const fn of(over: SplitBitboard, half: usize) -> Self {
        let words = over.words();
        let east = words[1 - half].rotate_right(STRIDE as u32 * half as u32);
        Self {
            here: words[half],
            east,
            west: east.rotate_left(STRIDE as u32),
        }
    }

    /// Returns the landing cells of one jump from cells of the word.
    #[inline]
    pub(super) const fn beyond(self, from: u64) -> u64 {
        let Self { here, east, west } = self;
        (from & here >> 1) << 2
            | (from & here << 1) >> 2
            | (from & east) << STRIDE
            | (from & east >> 1) << (STRIDE + 2)
            | (from & east << 1) << (STRIDE - 2)
            | (from & west) >> STRIDE
            | (from & west >> 1) >> (STRIDE - 2)
            | (from & west << 1) >> (STRIDE + 2)
    }

    /// Flood fill: returns all of `goals` reached by jumps that start on cells of the word and continue from
    /// `open`.
    #[inline]
    pub(super) const fn flood(self, from: u64, goals: u64, open: u64) -> u64 {
        let (mut found, mut waiting) = (0, from);
        while waiting != 0 {
            let new = self.beyond(waiting) & goals & !found;
            found |= new;
            waiting = new & open;
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::{Cell, Cells, SplitBitboard};
    use crate::games::kingdom::board::Direction;
    use crate::kernel::rng::Rng;

    /// Returns random cells, each with a probability of one half or one quarter.
    fn some(dice: &mut Rng) -> Cells {
        let is_sparse = dice.below(2) == 0;
        let mut draw = |_: &Cell| dice.bits().is_multiple_of(if is_sparse { 4 } else { 2 });
        let drawn = Cells::ALL.into_iter().filter(|cell| draw(cell));
        drawn.fold(Cells::NONE, Cells::with)
    }

    #[test]
    fn split_bitboards_round_trip() {
        let mut dice = Rng::seeded(1);
        for cell in Cells::ALL {
            assert_eq!(
                SplitBitboard::of(Cells::one(cell)),
                SplitBitboard::one(cell)
            );
            assert_eq!(SplitBitboard::one(cell).first(), Some(cell));
        }
        for _ in 0..1000 {
            let set = some(&mut dice);
            assert_eq!(SplitBitboard::of(set).cells(), set);
            assert_eq!((!SplitBitboard::of(set)).cells(), !set);
        }
    }

    #[test]
    fn jumps_land_beyond_their_hurdles() {
        let mut dice = Rng::seeded(2);
        for _ in 0..300 {
            let (from, over) = (some(&mut dice), some(&mut dice));
            let mut ends = Cells::NONE;
            for cell in from {
                for direction in Direction::ALL {
                    let hurdle = cell.toward(direction).filter(|&cell| over.has(cell));
                    let end = hurdle.and_then(|hurdle| hurdle.toward(direction));
                    ends = end.map_or(ends, |end| ends.with(end));
                }
            }
            assert_eq!(
                SplitBitboard::of(from)
                    .beyond(SplitBitboard::of(over))
                    .cells(),
                ends
            );
        }
    }
}
