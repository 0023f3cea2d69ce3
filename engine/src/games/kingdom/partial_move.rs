//! Partial moves: the selected figure and its path so far, hop by hop. (Rules, 6)

use super::board::Cell;
use super::cells::Cells;
use super::figures::{Figure, Rank};
use super::position::{Phase, Position};
use super::reach::Reach;
use super::rules;
use crate::kernel::input::Touch;

/// Selected figure, and the path touched so far.
#[derive(Clone, Copy, Debug)]
pub(super) struct PartialMove {
    /// Origin.
    pub(super) from: Cell,
    /// Last touched cell.
    pub(super) here: Cell,
    /// All touched cells, the first included.
    pub(super) visited: Cells,
    /// Rank of the figure.
    pub(super) rank: Rank,
    /// Hurdles and landing cells of the figure.
    pub(super) reach: Reach,
    /// Legal ends of its move, courtesy included.
    pub(super) ends: Cells,
}

impl PartialMove {
    /// Interprets the touches in `held` as a path of a figure of the side to act.
    pub(super) fn new(at: &Position, held: &[Touch]) -> Option<Self> {
        let (&first, way) = held.split_first()?;
        let from = cell(first).filter(|&from| at.field.of(at.side).has(from))?;
        if at.phase != Phase::Play {
            return None;
        }
        let rank = at.field.rank(from);
        let mut partial = Self {
            from,
            here: from,
            visited: Cells::one(from),
            rank,
            reach: Reach::new(&at.field, Figure::new(at.side, rank)),
            ends: rules::ends(at, from),
        };
        for &touch in way {
            let here = cell(touch).filter(|&here| partial.next().has(here))?;
            partial.here = here;
            partial.visited = partial.visited.with(here);
        }
        Some(partial)
    }

    /// Checks whether the figure made a step, which ends its move.
    pub(super) const fn has_stepped(&self) -> bool {
        self.from.neighbours().has(self.here)
    }

    /// Returns the cells that may be touched next: ends of a step, and landing cells from which some legal end
    /// can be reached.
    pub(super) fn next(&self) -> Cells {
        if self.has_stepped() || self.here != self.from && self.reach.stops_at(self.here) {
            return Cells::NONE;
        }
        let steps = if self.here == self.from {
            self.from.neighbours() & self.ends
        } else {
            Cells::NONE
        };
        let hops = self.reach.hops(self.here) & !self.visited;
        let leads_on = |hop: &Cell| {
            let onward = || self.reach.onward(*hop, self.visited) & self.ends;
            self.ends.has(*hop) || !onward().is_empty()
        };
        hops.into_iter().filter(leads_on).fold(steps, Cells::with)
    }
}

/// Returns the touched cell, if the touch is on a cell.
pub(super) fn cell(touch: Touch) -> Option<Cell> {
    match touch {
        Touch::At(place) => Cell::at(place),
        Touch::Held(_) | Touch::Pick(_) => None,
    }
}
