//! What to touch for an action: a figure, then its way, hop by hop. (Rules, 6)

use alloc::vec;
use alloc::vec::Vec;

use super::action::{Action, Deed};
use super::board::Cell;
use super::cells::Cells;
use super::figures::{Figure, Rank};
use super::position::{Phase, Position};
use super::reach::Reach;
use super::rules;
use crate::kernel::game::{Sign, Touch};
use crate::kernel::step::Place;

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
        let hops = self.reach.hops(self.from, self.here) & !self.visited;
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

const fn at_cell(cell: Cell) -> Touch {
    Touch::At(cell.place())
}

/// What to touch, in order, to choose an action: the landing cells of the way shown, or the cell of a placing.
pub fn touches(at: &Position, action: Action) -> Vec<Touch> {
    match action.deed() {
        Deed::Move { from, to } | Deed::Take { from, to } => {
            let Some(figure) = at.field.figure(from) else {
                return Vec::new();
            };
            let way = Reach::new(&at.field, figure).way(from, to);
            way.cells().iter().copied().map(at_cell).collect()
        }
        Deed::Put { at, .. } => vec![at_cell(at)],
        Deed::Pass => Vec::new(),
    }
}

/// What may be touched after the touches in `held`.
pub fn next(at: &Position, held: &[Touch]) -> Vec<Touch> {
    let cells = match (at.phase, at.lifted()) {
        (Phase::Play, _) if held.is_empty() => {
            let own = at.field.of(at.side).into_iter();
            let can_move = own.filter(|&from| !rules::ends(at, from).is_empty());
            can_move.fold(Cells::NONE, Cells::with)
        }
        (Phase::Play, _) => Held::new(at, held).map_or(Cells::NONE, |held| held.next()),
        (_, Some(knight)) if held.is_empty() => {
            let cells = at.placing(knight).cells(&at.field);
            cells.fold(Cells::NONE, Cells::with)
        }
        (Phase::Place(_) | Phase::Over(_), _) => Cells::NONE,
    };
    cells.into_iter().map(at_cell).collect()
}

/// The action that the touches in `held` choose.
pub fn chosen(at: &Position, held: &[Touch]) -> Option<Action> {
    if let Some(knight) = at.lifted() {
        let &[touch] = held else { return None };
        let cell = cell(touch)?;
        let mut cells = at.placing(knight).cells(&at.field);
        let Rank::Knight(size) = knight.rank else {
            return None;
        };
        return cells
            .any(|allowed| allowed == cell)
            .then(|| Action::put(knight.side, size, cell));
    }
    let held = Held::new(at, held)?;
    let Held { from, here, .. } = held;
    if !held.ends.has(here) {
        return None;
    }
    if at.field.taken().has(here) {
        Some(Action::take(from, here))
    } else {
        Some(Action::step(from, here))
    }
}

/// Signs on the figures and cells around the figure that is held: whom it can jump over, who is too tall for it,
/// and where courtesy forbids its Monarch to stop.
pub fn signs(at: &Position, held: &[Touch]) -> Vec<(Place, Sign)> {
    let Some(held) = Held::new(at, held).filter(|held| !held.has_stepped()) else {
        return Vec::new();
    };
    let next = held.next();
    let mut signs = Vec::new();
    for hurdle in held.here.hurdles() & at.field.taken().without(held.from) {
        let landing = held.here.beyond(hurdle);
        if held.reach.can_jump_over(hurdle) {
            if next.has(landing) {
                signs.push((hurdle.place(), Sign::Over));
            }
        } else if held.reach.lands_on(landing) {
            signs.push((hurdle.place(), Sign::Barred));
        }
    }
    if held.here == held.from {
        let unsafe_ends = held.reach.ends(held.from) & !held.ends & !next;
        signs.extend(
            unsafe_ends
                .into_iter()
                .map(|cell| (cell.place(), Sign::Barred)),
        );
    }
    signs.sort_unstable();
    signs.dedup_by_key(|(place, _)| *place);
    signs
}
