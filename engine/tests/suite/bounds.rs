//! Bounds of the expected result of a position, by exhaustive search that scores only finished games.

use super::truth::Judge;
use engine::kernel::evaluate::Evaluate;
use engine::kernel::step::{Turn, Verdict};
use engine::kernel::view::View;

/// Expected result above which a win counts as certain; below its negative, a loss. Leaves dice less than 1 %.
const SURE: f64 = 0.99;
/// Maximum search depth, in decisions.
const DEEPEST: u32 = 12;

/// Bounds of the expected result under best play: -1 is lost, 0 drawn, 1 won.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bounds {
    pub least: f64,
    pub most: f64,
}

impl Bounds {
    const UNKNOWN: Self = Self {
        least: -1.0,
        most: 1.0,
    };

    const fn exactly(result: f64) -> Self {
        Self {
            least: result,
            most: result,
        }
    }

    /// Checks for a certain win; `None` while the bounds leave it open.
    pub fn wins(self) -> Option<bool> {
        match self {
            Self { least, .. } if least > SURE => Some(true),
            Self { most, .. } if most <= SURE => Some(false),
            _ => None,
        }
    }

    /// Checks for a certain loss; `None` while the bounds leave it open.
    pub fn loses(self) -> Option<bool> {
        match self {
            Self { most, .. } if most < -SURE => Some(true),
            Self { least, .. } if least >= -SURE => Some(false),
            _ => None,
        }
    }
}

impl<G: Evaluate + View> Judge<'_, G> {
    /// Checks whether the side certainly wins; `None` if unknown. With more than two sides the upper bound lets the
    /// opponents help: a win is refuted only if even their help does not bring it.
    pub fn wins(&self, at: &G::Position) -> Option<bool> {
        self.ask(at, !self.is_two_sided, Bounds::wins)
    }

    /// Checks whether the side certainly loses against all others; `None` if unknown.
    pub fn loses(&self, at: &G::Position) -> Option<bool> {
        self.ask(at, false, Bounds::loses)
    }

    fn ask(
        &self,
        at: &G::Position,
        others_help: bool,
        question: fn(Bounds) -> Option<bool>,
    ) -> Option<bool> {
        let mut patience = 4 * self.patience;
        (1..=DEEPEST)
            .map_while(|steps| {
                let bounds = self.bounds(at, (steps, others_help), &mut patience);
                let answer = question(bounds);
                (answer.is_some() || patience > 0).then_some(answer)
            })
            .find_map(|answer| answer)
    }

    fn bounds(
        &self,
        at: &G::Position,
        (steps, others_help): (u32, bool),
        patience: &mut usize,
    ) -> Bounds {
        let turn = self.game.turn(at);
        let is_decision = match turn {
            Turn::Over(verdict) => return Bounds::exactly(self.result(verdict)),
            Turn::Decision(_) => true,
            Turn::Chance => false,
        };
        let Some(left) = steps.checked_sub(u32::from(is_decision)) else {
            return Bounds::UNKNOWN;
        };
        let Some(fewer) = patience.checked_sub(1) else {
            return Bounds::UNKNOWN;
        };
        *patience = fewer;
        let mut below = |at: &G::Position| self.bounds(at, (left, others_help), patience);
        if !is_decision {
            let (mut least, mut most, mut total) = (0.0, 0.0, 0.0);
            // Equal dice lead back to the same position and are rolled again.
            for (after, weight) in self
                .outcomes(at)
                .into_iter()
                .filter(|(after, _)| after != at)
            {
                let (weight, bounds) = (f64::from(weight), below(&after));
                least += weight * bounds.least;
                most += weight * bounds.most;
                total += weight;
            }
            return Bounds {
                least: least / total,
                most: most / total,
            };
        }
        let is_ours = self.is_ours(turn);
        let worst = if is_ours { -1.0 } else { 1.0 };
        let mut all = Bounds::exactly(worst);
        if !is_ours && others_help {
            all.most = -1.0;
        }
        for step in self.game.steps(at) {
            let bounds = below(&self.after(at, step));
            all.least = if is_ours {
                all.least.max(bounds.least)
            } else {
                all.least.min(bounds.least)
            };
            all.most = if is_ours || others_help {
                all.most.max(bounds.most)
            } else {
                all.most.min(bounds.most)
            };
            // Early exit: one bound decides. The other one stays at its widest.
            if is_ours && all.least > SURE {
                return Bounds { most: 1.0, ..all };
            }
            if !is_ours && !others_help && all.most < -SURE {
                return Bounds { least: -1.0, ..all };
            }
        }
        all
    }

    /// Returns the result for the side; a win shared with another side is 0.5.
    fn result(&self, verdict: Verdict) -> f64 {
        let Verdict::Won(seats) = verdict else {
            return 0.0;
        };
        if !seats.iter().any(|seat| self.side.has(seat)) {
            -1.0
        } else if seats.iter().all(|seat| self.side.has(seat)) {
            1.0
        } else {
            0.5
        }
    }
}
