//! Who stands where.

use super::board::Cell;
use super::cells::Cells;
use super::figures::{Figure, Rank, Side, Size};

/// The figures on the board, as sets of cells: what a figure is stands in three bits, one in each of three sets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Field {
    sides: [Cells; 2],
    /// Knights of size 2 and 4.
    even: Cells,
    /// Knights of size 3 and 4.
    large: Cells,
    crowned: Cells,
}

impl Field {
    /// An empty board.
    pub const EMPTY: Self = Self {
        sides: [Cells::NONE; 2],
        even: Cells::NONE,
        large: Cells::NONE,
        crowned: Cells::NONE,
    };

    /// The cells of a side.
    #[inline]
    pub const fn of(&self, side: Side) -> Cells {
        self.sides[side as usize]
    }

    /// The cells with a figure.
    #[inline]
    pub fn taken(&self) -> Cells {
        self.sides[0] | self.sides[1]
    }

    /// The cells of the Monarchs of a side.
    #[inline]
    pub fn monarchs(&self, side: Side) -> Cells {
        self.of(side) & self.crowned
    }

    /// The Monarch of a side.
    #[inline]
    pub fn monarch(&self, side: Side) -> Option<Cell> {
        self.monarchs(side).first()
    }

    /// The knights of a side.
    #[inline]
    pub fn knights(&self, side: Side) -> Cells {
        self.of(side) & !self.crowned
    }

    /// The figures of a kind.
    #[inline]
    pub fn all(&self, figure: Figure) -> Cells {
        let own = self.of(figure.side);
        match figure.rank {
            Rank::Monarch => own & self.crowned,
            Rank::Knight(Size::One) => own & !(self.crowned | self.even | self.large),
            Rank::Knight(Size::Two) => own & self.even & !self.large,
            Rank::Knight(Size::Three) => own & self.large & !self.even,
            Rank::Knight(Size::Four) => own & self.large & self.even,
        }
    }

    /// The rank of the figure on a cell that holds one.
    #[inline]
    pub const fn rank(&self, at: Cell) -> Rank {
        if self.crowned.has(at) {
            return Rank::Monarch;
        }
        let bits = (self.large.has(at) as usize) << 1 | self.even.has(at) as usize;
        Rank::Knight(Size::ALL[bits])
    }

    /// The figure on a cell.
    pub fn figure(&self, at: Cell) -> Option<Figure> {
        let stands = |side: &Side| self.of(*side).has(at);
        let side = Side::BOTH.into_iter().find(stands)?;
        Some(Figure::new(side, self.rank(at)))
    }

    /// The field with a figure more, on a cell that holds none.
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

    /// The field with nothing on a cell.
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

    /// The field after the figure on `from` has gone to `to`, and has taken what stood there.
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
