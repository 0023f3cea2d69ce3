//! Moves of the dragon. (Section 5, dragon actions)

use alloc::vec::Vec;
use core::fmt;

use super::action::Action;
use super::board::{Cell, Way};
use super::cells::Cells;

/// Chain of jumps so far.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Chain {
    /// Knights eaten in this chain.
    pub eaten: u32,
    /// Cells whose tower or broken tower was jumped in this chain.
    pub jumped: Cells,
}

impl Chain {
    /// Empty chain.
    pub const NONE: Self = Self {
        eaten: 0,
        jumped: Cells::NONE,
    };

    /// Returns the calm counter after the dragon's turn: it grows unless the dragon ate.
    #[inline]
    pub const fn calm_after(self, calm: u32) -> u32 {
        if self.eaten == 0 {
            calm.saturating_add(1)
        } else {
            0
        }
    }

    /// Writes the field of the position: `j`, the number eaten, and the cells jumped. (Section 10)
    ///
    /// # Errors
    /// Those of the formatter.
    pub fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "j{}", self.eaten)?;
        let mut sign = ':';
        for cell in self.jumped {
            write!(f, "{sign}{cell}")?;
            sign = ',';
        }
        Ok(())
    }
}

/// Board from the dragon's point of view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View {
    /// Cell of the dragon; empty before it lands.
    pub dragon: Cells,
    /// Cells where it may stand.
    pub empty: Cells,
    /// Pieces that it eats by jumping.
    pub prey: Cells,
    /// Pieces that it jumps without eating.
    pub hurdles: Cells,
}

impl View {
    /// Returns the cells within a step.
    #[inline]
    pub fn steps(&self) -> Cells {
        match self.dragon.first() {
            Some(cell) => cell.neighbours() & self.empty,
            None => Cells::NONE,
        }
    }

    /// Returns the landing cells of jumps over `over`.
    #[inline]
    pub fn jumps(&self, over: Cells) -> Cells {
        let mut landings = Cells::NONE;
        for way in Way::ALL {
            landings = landings | (self.dragon.gone(way) & over).gone(way);
        }
        landings & self.empty
    }

    /// Checks whether it can jump at all, after the jumps of this chain.
    #[inline]
    pub fn can_jump(&self, chain: Chain) -> bool {
        let over = (self.prey | self.hurdles) & !chain.jumped;
        !self.jumps(over).is_empty()
    }

    /// Checks whether it can neither step nor jump. (Reading on immobilisation)
    #[inline]
    pub fn is_stuck(&self) -> bool {
        self.steps().is_empty() && !self.can_jump(Chain::NONE)
    }

    /// Appends its actions at the start of its turn, sorted.
    #[inline]
    pub fn open(&self, out: &mut Vec<Action>) {
        let Some(from) = self.dragon.first() else {
            return;
        };
        let meals = self.jumps(self.prey);
        if meals.is_empty() {
            let leaps = self.jumps(self.hurdles);
            let before = out.len();
            out.extend(self.steps().into_iter().map(|to| Action::step(from, to)));
            out.extend(leaps.into_iter().map(|to| Action::leap(from, to)));
            if out.len() == before {
                out.push(Action::PASS);
            }
            return;
        }
        out.extend(meals.into_iter().map(|to| Action::meal(from, to)));
    }

    /// Checks whether it must continue a chain: it has not eaten yet, and can.
    #[inline]
    pub fn must_eat(&self, chain: Chain) -> bool {
        chain.eaten == 0 && !self.jumps(self.prey & !chain.jumped).is_empty()
    }

    /// Appends its actions within a chain of jumps, sorted.
    #[inline]
    pub fn go_on(&self, chain: Chain, out: &mut Vec<Action>) {
        let Some(from) = self.dragon.first() else {
            return;
        };
        let meals = self.jumps(self.prey & !chain.jumped);
        let must_eat = self.must_eat(chain);
        if !must_eat {
            let leaps = self.jumps(self.hurdles & !chain.jumped);
            out.extend(leaps.into_iter().map(|to| Action::leap(from, to)));
        }
        out.extend(meals.into_iter().map(|to| Action::meal(from, to)));
        if !must_eat {
            out.push(Action::STOP);
        }
    }

    /// Returns the cells that it may jump over now.
    pub fn jumped_next(&self, chain: Chain) -> Cells {
        let Some(from) = self.dragon.first() else {
            return Cells::NONE;
        };
        let meals = self.jumps(self.prey & !chain.jumped);
        let landings = if self.must_eat(chain) {
            meals
        } else {
            meals | self.jumps(self.hurdles & !chain.jumped)
        };
        let mut over = Cells::NONE;
        for to in landings {
            over.add(from.between(to));
        }
        over
    }

    /// Returns the cell opposite an adjacent cell across the dragon, if both exist. (Section 6, trap by pincer)
    #[inline]
    pub fn pincer(&self, cell: Cell) -> Option<Cell> {
        let dragon = self.dragon.first()?;
        if dragon.neighbours().has(cell) {
            cell.behind(dragon)
        } else {
            None
        }
    }
}
