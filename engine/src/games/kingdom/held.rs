//! The figure that is held, on its way hop by hop. (Rules, 6)

use super::board::Cell;
use super::cells::Cells;
use super::figures::{Figure, Rank};
use super::position::{Phase, Position};
use super::reach::Reach;
use super::rules;
use crate::kernel::input::Touch;

/// A figure that is held, and the way that it has been touched along.
#[derive(Clone, Copy, Debug)]
pub(super) struct Held {
    /// Where it stands.
    pub(super) from: Cell,
    /// The cell touched last.
    pub(super) here: Cell,
    /// All cells touched, the first one included.
    pub(super) visited: Cells,
    /// What it is.
    pub(super) rank: Rank,
    /// What it may jump over and land on.
    pub(super) reach: Reach,
    /// Where its move may end, courtesy heeded.
    pub(super) ends: Cells,
}

impl Held {
    /// What the touches in `held` hold, if they are a way of a figure of the side to act.
    pub(super) fn new(at: &Position, held: &[Touch]) -> Option<Self> {
        let (&first, way) = held.split_first()?;
        let from = cell(first).filter(|&from| at.field.of(at.side).has(from))?;
        if at.phase != Phase::Play {
            return None;
        }
        let rank = at.field.rank(from);
        let mut held = Self {
            from,
            here: from,
            visited: Cells::one(from),
            rank,
            reach: Reach::new(&at.field, Figure::new(at.side, rank)),
            ends: rules::ends(at, from),
        };
        for &touch in way {
            let here = cell(touch).filter(|&here| held.next().has(here))?;
            held.here = here;
            held.visited = held.visited.with(here);
        }
        Some(held)
    }

    /// Whether the figure made a step, after which its move has ended.
    pub(super) const fn has_stepped(&self) -> bool {
        self.from.neighbours().has(self.here)
    }

    /// The cells that may be touched next: where a step ends, and where a jump lands from which some legal end
    /// can still be reached.
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

/// The cell that is touched, if it is one.
pub(super) fn cell(touch: Touch) -> Option<Cell> {
    match touch {
        Touch::At(place) => Cell::at(place),
        Touch::Held(_) | Touch::Pick(_) => None,
    }
}
