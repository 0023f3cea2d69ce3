//! Figures on the board, as bitboards.

use core::ops::{BitAnd, BitOr, Not};

use super::board::Cell;
use super::cells::Cells;
use super::figures::{Figure, Rank, Side, Size};
use super::split_bitboard::SplitBitboard;

/// Bitboard of any layout.
pub trait Set: Copy + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self> {}

impl Set for Cells {}
impl Set for SplitBitboard {}

/// Figures on the board: three bitboards encode the rank in three bits per cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Field<S = Cells> {
    sides: [S; 2],
    /// Knights of size 2 and 4.
    even: S,
    /// Knights of size 3 and 4.
    large: S,
    crowned: S,
}

impl<S: Set> Field<S> {
    /// Returns the cells of a side.
    #[inline]
    pub fn of(&self, side: Side) -> S {
        self.sides[side as usize]
    }

    /// Returns the occupied cells.
    #[inline]
    pub fn taken(&self) -> S {
        self.sides[0] | self.sides[1]
    }

    /// Returns the cells of a side's Monarchs.
    #[inline]
    pub fn monarchs(&self, side: Side) -> S {
        self.of(side) & self.crowned
    }

    /// Returns the knights of a side.
    #[inline]
    pub fn knights(&self, side: Side) -> S {
        self.of(side) & !self.crowned
    }

    /// Returns the figures of one kind.
    #[inline]
    pub fn all(&self, figure: Figure) -> S {
        let own = self.of(figure.side);
        match figure.rank {
            Rank::Monarch => own & self.crowned,
            Rank::Knight(Size::One) => own & !(self.crowned | self.even | self.large),
            Rank::Knight(Size::Two) => own & self.even & !self.large,
            Rank::Knight(Size::Three) => own & self.large & !self.even,
            Rank::Knight(Size::Four) => own & self.large & self.even,
        }
    }

    /// Returns the field with some cells cleared.
    #[inline]
    #[must_use]
    pub fn but(&self, cells: S) -> Self {
        Self {
            sides: self.sides.map(|own| own & !cells),
            even: self.even & !cells,
            large: self.large & !cells,
            crowned: self.crowned & !cells,
        }
    }
}

impl Field {
    /// Empty board.
    pub const EMPTY: Self = Self {
        sides: [Cells::NONE; 2],
        even: Cells::NONE,
        large: Cells::NONE,
        crowned: Cells::NONE,
    };

    /// Returns the Monarch of a side.
    #[inline]
    pub fn monarch(&self, side: Side) -> Option<Cell> {
        self.monarchs(side).first()
    }

    /// Returns the rank of the figure on an occupied cell.
    #[inline]
    pub const fn rank(&self, at: Cell) -> Rank {
        if self.crowned.bit(at) == 1 {
            return Rank::Monarch;
        }
        let bits = self.large.bit(at) << 1 | self.even.bit(at);
        Rank::Knight(Size::ALL[bits])
    }

    /// Calls `see` for every figure of a side, in cell order.
    #[inline]
    pub(super) fn each(&self, side: Side, mut see: impl FnMut(Cell, Rank)) {
        for half in 0..2 {
            let sets = [self.of(side), self.crowned, self.large, self.even];
            let [own, crowned, large, even] = sets.map(|set| (set.bits() >> (64 * half)) as u64);
            let mut left = own;
            while left != 0 {
                let bit = left.trailing_zeros();
                left &= left - 1;
                let rank = if crowned >> bit & 1 == 1 {
                    Rank::Monarch
                } else {
                    Rank::Knight(Size::ALL[((large >> bit & 1) << 1 | even >> bit & 1) as usize])
                };
                see(Cell(64 * half + bit as u8), rank);
            }
        }
    }

    /// Converts the field to [`SplitBitboard`].
    #[inline]
    pub fn split(&self) -> Field<SplitBitboard> {
        Field {
            sides: self.sides.map(SplitBitboard::of),
            even: SplitBitboard::of(self.even),
            large: SplitBitboard::of(self.large),
            crowned: SplitBitboard::of(self.crowned),
        }
    }

    /// Returns the figure on a cell.
    pub fn figure(&self, at: Cell) -> Option<Figure> {
        let stands = |side: &Side| self.of(*side).has(at);
        let side = Side::BOTH.into_iter().find(stands)?;
        Some(Figure::new(side, self.rank(at)))
    }

    /// Returns the field with a figure added on an empty cell.
    #[inline]
    #[must_use]
    pub const fn with(mut self, figure: Figure, at: Cell) -> Self {
        let side = figure.side as usize;
        self.sides[side] = self.sides[side].with(at);
        match figure.rank {
            Rank::Monarch => self.crowned = self.crowned.with(at),
            Rank::Knight(size) => {
                if matches!(size, Size::Two | Size::Four) {
                    self.even = self.even.with(at);
                }
                if matches!(size, Size::Three | Size::Four) {
                    self.large = self.large.with(at);
                }
            }
        }
        self
    }

    /// Returns the field with one cell cleared.
    #[inline]
    #[must_use]
    pub const fn without(self, at: Cell) -> Self {
        let [white, black] = self.sides;
        Self {
            sides: [white.without(at), black.without(at)],
            even: self.even.without(at),
            large: self.large.without(at),
            crowned: self.crowned.without(at),
        }
    }

    /// Returns the field after the figure on `from` has moved to `to`, capturing any figure there.
    #[inline]
    #[must_use]
    pub fn after(self, side: Side, from: Cell, to: Cell) -> Self {
        let moved = |set: Cells| {
            let rest = set.without(from).without(to);
            if set.has(from) { rest.with(to) } else { rest }
        };
        let [white, black] = self.sides.map(|own| own.without(from).without(to));
        let sides = match side {
            Side::White => [white.with(to), black],
            Side::Black => [white, black.with(to)],
        };
        Self {
            sides,
            even: moved(self.even),
            large: moved(self.large),
            crowned: moved(self.crowned),
        }
    }
}
