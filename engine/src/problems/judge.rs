//! Judging a step of a played problem: whether it keeps the aim in reach, and its consequences.

use alloc::vec::Vec;

use super::forced::{CERTAIN, Dice, Forced, Horizon};
use super::propose::search_of;
use super::puzzle::{Judgement, Refutation, Verdict};
use crate::kernel::game::Game;
use crate::kernel::piece::{Layer, Spot};
use crate::kernel::problem::Kind;
use crate::kernel::rules::StepOf;
use crate::kernel::step::{Seats, Step, Turn};

/// Maximum number of positions per judgement; no stored problem needs nearly as many.
pub(super) const NODES: u64 = 3_000_000;
/// Maximum number of positions searched for an aim reached one turn late.
const LATE_NODES: u64 = 20_000;
/// Loss of probability up to which a step counts as best, in millionths.
const SLACK: u32 = 20_000;
/// Maximum length of a shown line, in steps.
const MOST_STEPS: usize = 12;

/// Search that judges a problem's steps.
pub(super) struct Judge<'a, G: Game> {
    game: &'a G,
    kind: Kind,
    /// Solving side.
    side: Seats,
    forced: Forced<'a, G>,
}

/// Returns all seats outside a side.
pub(super) fn others(side: Seats) -> Seats {
    (0..8)
        .map(crate::kernel::step::Seat)
        .filter(|&seat| !side.has(seat))
        .fold(Seats::NONE, Seats::with)
}

impl<'a, G: Game> Judge<'a, G> {
    pub(super) fn new(game: &'a G, kind: Kind, side: Seats) -> Self {
        Self {
            game,
            kind,
            side,
            forced: search_of(game, kind, side, NODES),
        }
    }

    /// Judges a step after those already taken; `None` if one of them is illegal, or the problem is over.
    pub(super) fn judge(
        &mut self,
        start: &G::Position,
        taken: &[StepOf<G>],
        step: StepOf<G>,
    ) -> Option<Judgement> {
        let mut horizon = Horizon::before(self.kind.turns().unwrap_or(1));
        let mut at = start.clone();
        for &step in taken {
            horizon = self.go(&mut at, horizon, step)?;
        }
        if !matches!(self.game.turn(&at), Turn::Decision(seat) if self.side.has(seat)) {
            return None;
        }
        let Step::Act(tried) = step else { return None };
        let values = self.forced.actions(&at, horizon)?;
        let (_, value) = *values.iter().find(|(action, _)| *action == tried)?;
        let all = values.iter().map(|(_, value)| *value);
        let is_right = match self.kind {
            Kind::Save => value <= all.min()?.saturating_add(SLACK),
            _ => value.saturating_add(SLACK) >= all.max()? && value > 0,
        };
        let mut after = at.clone();
        let horizon = self.forced.next(&at, horizon)?;
        let has_it = self.takes(&mut after, step);
        let verdict = match self.kind {
            _ if !is_right => Verdict::Wrong,
            Kind::Save => Verdict::Solved,
            _ if has_it => Verdict::Solved,
            _ => Verdict::Right,
        };
        let line = match verdict {
            Verdict::Solved => Vec::new(),
            Verdict::Wrong if self.kind == Kind::Take => Vec::new(),
            Verdict::Wrong | Verdict::Right => self.line(after.clone(), horizon)?,
        };
        let refutation = match (verdict, self.kind) {
            (Verdict::Wrong, Kind::Take) => self.is_late(&at, step).then_some(Refutation::Late),
            (Verdict::Wrong, _) => self.seen(after, &line),
            _ => None,
        };
        Some(Judgement {
            verdict,
            line,
            refutation,
        })
    }

    /// Checks whether the aim is still certain one turn later, against any reply.
    fn is_late(&self, at: &G::Position, step: StepOf<G>) -> bool {
        let mut search = Forced::new(self.game, self.side, Dice::Thrown, LATE_NODES);
        let horizon = search.next(at, Horizon::before(2));
        let value = horizon.and_then(|horizon| search.after(at, step, horizon));
        value.is_some_and(|value| value.saturating_add(SLACK) >= CERTAIN)
    }

    /// Names the refutation that a line shows: the opponents reach their aim, or the solver loses pieces.
    fn seen(&self, mut at: G::Position, line: &[alloc::string::String]) -> Option<Refutation> {
        let standing = |at: &G::Position| {
            let pieces = self.game.scene(at, at).pieces.into_iter();
            let own = pieces.filter(|piece| piece.owner.is_some_and(|seat| self.side.has(seat)));
            let own = own.filter(|piece| piece.layer == Layer::Standing);
            own.filter(|piece| matches!(piece.spot, Spot::On(_)))
                .count()
        };
        let before = standing(&at);
        let (rivals, mut events) = (others(self.side), Vec::new());
        for text in line {
            let step = self.game.step(&at, text).ok()?;
            self.game.apply(&mut at, step, &mut events);
        }
        let is_lost = events.iter().any(|event| (G::PROBLEMS.aim)(rivals, event));
        if is_lost {
            return Some(Refutation::Lost);
        }
        (standing(&at) < before).then_some(Refutation::Taken)
    }

    /// Applies a legal step, and returns the horizon after it.
    fn go(&mut self, at: &mut G::Position, horizon: Horizon, step: StepOf<G>) -> Option<Horizon> {
        let next = self.forced.next(at, horizon)?;
        self.game.play(at, step, &mut ()).then_some(next)
    }

    /// Applies a step, and returns whether the aiming side reaches its aim.
    fn takes(&self, at: &mut G::Position, step: StepOf<G>) -> bool {
        let of = match self.kind {
            Kind::Save => others(self.side),
            _ => self.side,
        };
        let mut events = Vec::new();
        self.game.apply(at, step, &mut events);
        events.iter().any(|event| (G::PROBLEMS.aim)(of, event))
    }

    /// Returns the opponents' best continuation, up to the solver's next decision. Rolls are the best for the
    /// aiming side, and the most likely of those.
    fn line(
        &mut self,
        mut at: G::Position,
        mut horizon: Horizon,
    ) -> Option<Vec<alloc::string::String>> {
        let mut line = Vec::new();
        let hunts = self.kind == Kind::Save;
        while line.len() < MOST_STEPS {
            let step = match self.game.turn(&at) {
                Turn::Decision(seat) if self.side.has(seat) && !hunts => break,
                Turn::Decision(seat) if self.side.has(seat) && line.iter().any(|_| true) => break,
                Turn::Over(_) => break,
                Turn::Decision(seat) => {
                    let values = self.forced.actions(&at, horizon)?;
                    let key = |(_, value): &&(G::Action, u32)| *value;
                    let is_for = hunts != self.side.has(seat);
                    let best = if is_for {
                        values.iter().rev().max_by_key(key)
                    } else {
                        values.iter().min_by_key(key)
                    };
                    horizon = self.forced.next(&at, horizon).unwrap_or(horizon);
                    Step::Act(best?.0)
                }
                Turn::Chance => self.roll(&at, horizon)?,
            };
            line.push(match step {
                Step::Act(action) => alloc::format!("{action}"),
                Step::Roll(roll) => alloc::format!("{roll}"),
            });
            if self.takes(&mut at, step) {
                break;
            }
        }
        Some(line)
    }

    fn roll(&mut self, at: &G::Position, horizon: Horizon) -> Option<StepOf<G>> {
        let mut rolls = Vec::new();
        self.game.chance_outcomes(at, &mut rolls);
        let mut best = None;
        for (roll, weight) in rolls {
            let mut next = at.clone();
            self.game.apply(&mut next, Step::Roll(roll), &mut ());
            if next == *at {
                continue;
            }
            let value = self.forced.after(at, Step::Roll(roll), horizon)?;
            let key = (value.min(CERTAIN), weight);
            if best.is_none_or(|(known, _)| key > known) {
                best = Some((key, roll));
            }
        }
        best.map(|(_, roll)| Step::Roll(roll))
    }
}
