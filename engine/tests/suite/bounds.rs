//! What must come of a position: bounds of its mean result, by trying out all steps and judging nothing but the end.

use super::truth::Judge;
use engine::kernel::evaluate::Evaluate;
use engine::kernel::step::{Turn, Verdict};
use engine::kernel::view::View;

/// A mean result beyond this is a win that is seen (or a loss): dice may spoil less than one in a hundred.
const SURE: f64 = 0.99;
/// No line is followed further than so many decisions.
const DEEPEST: u32 = 12;

/// Between what the mean result lies, from -1 (lost) over 0 (drawn) to 1 (won), if all play their best.
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

    /// Whether this is a win, if that is known.
    pub fn wins(self) -> Option<bool> {
        match self {
            Self { least, .. } if least > SURE => Some(true),
            Self { most, .. } if most <= SURE => Some(false),
            _ => None,
        }
    }

    /// Whether this is a loss, if that is known.
    pub fn loses(self) -> Option<bool> {
        match self {
            Self { most, .. } if most < -SURE => Some(true),
            Self { least, .. } if least >= -SURE => Some(false),
            _ => None,
        }
    }
}

impl<G: Evaluate + View> Judge<'_, G> {
    /// Whether the side wins for certain. Among more than two sides the others may also play into its hands: only
    /// what they cannot even do together is impossible.
    pub fn wins(&self, at: &G::Position) -> Option<bool> {
        self.ask(at, !self.is_two_sided, Bounds::wins)
    }

    /// Whether the side loses for certain if all others play against it.
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
            // Equal dice are thrown again.
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
            // What is decided already needs no other step: the bound that is not known yet is the widest.
            if is_ours && all.least > SURE {
                return Bounds { most: 1.0, ..all };
            }
            if !is_ours && !others_help && all.most < -SURE {
                return Bounds { least: -1.0, ..all };
            }
        }
        all
    }

    /// A win that is shared with another side is half of one.
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
