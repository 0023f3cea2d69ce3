//! Exhaustive search for an aim within a number of turns, against any reply. Exact up to that horizon.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use crate::kernel::game::Game;
use crate::kernel::rules::StepOf;
use crate::kernel::step::{Seats, Step, Turn};

/// Probability 1, in millionths.
pub const CERTAIN: u32 = 1_000_000;

/// Maximum number of consecutive actions of one side within a turn; later ones are beyond the horizon.
const MOST_IN_A_ROW: u8 = 8;

/// Treatment of dice in the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dice {
    /// Rolls count by their probability.
    Thrown,
    /// A roll counts as failure.
    Shunned,
}

/// Search horizon of a position: the turns that are left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Horizon {
    /// Number of turns of the aiming side that have not begun.
    turns: u8,
    /// Whether a turn of the aiming side is under way.
    is_theirs: bool,
    /// Number of consecutive actions of the acting side.
    row: u8,
}

impl Horizon {
    /// Creates the horizon before this many turns; the first begins now or as soon as the aiming side moves.
    pub const fn before(turns: u8) -> Self {
        Self {
            turns,
            is_theirs: false,
            row: 0,
        }
    }
}

/// Memo table: values of positions, each at its horizon.
pub type Known<P> = BTreeMap<(P, Horizon), u32>;

/// Search for the maximum probability with which some seats reach their aim against all others.
pub struct Forced<'a, G: Game> {
    game: &'a G,
    of: Seats,
    dice: Dice,
    known: Known<G::Position>,
    nodes: u64,
}

impl<'a, G: Game> Forced<'a, G> {
    /// Creates a search for these seats that gives up after `nodes` new positions.
    pub const fn new(game: &'a G, of: Seats, dice: Dice, nodes: u64) -> Self {
        Self {
            game,
            of,
            dice,
            known: BTreeMap::new(),
            nodes,
        }
    }

    /// Adds an existing memo table, so that a search that gave up can resume.
    #[must_use]
    pub fn knowing(self, known: Known<G::Position>) -> Self {
        Self { known, ..self }
    }

    /// Returns the memo table.
    pub fn known(self) -> Known<G::Position> {
        self.known
    }

    /// Returns the probability after each action at a decision, in millionths; `None` if the search gave up.
    pub fn actions(&mut self, at: &G::Position, horizon: Horizon) -> Option<Vec<(G::Action, u32)>> {
        let mut actions = Vec::new();
        self.game.actions(at, &mut actions);
        let Some(horizon) = self.acting(at, horizon) else {
            return Some(actions.into_iter().map(|action| (action, 0)).collect());
        };
        let after = |action: G::Action| Some((action, self.after(at, Step::Act(action), horizon)?));
        actions.into_iter().map(after).collect()
    }

    /// Returns the horizon once the seat to act acts; `None` if no turn is left.
    fn acting(&self, at: &G::Position, horizon: Horizon) -> Option<Horizon> {
        let Turn::Decision(seat) = self.game.turn(at) else {
            return Some(horizon);
        };
        let is_theirs = self.of.has(seat);
        if horizon.row > 0 && is_theirs == horizon.is_theirs {
            let row = horizon.row + 1;
            return (row <= MOST_IN_A_ROW).then_some(Horizon { row, ..horizon });
        }
        let turns = horizon.turns.checked_sub(u8::from(is_theirs))?;
        if !is_theirs && turns == 0 {
            return None;
        }
        Some(Horizon {
            turns,
            is_theirs,
            row: 1,
        })
    }

    /// Returns the horizon after an action at a decision, from which judges and players continue.
    pub fn next(&self, at: &G::Position, horizon: Horizon) -> Option<Horizon> {
        self.acting(at, horizon)
    }

    /// Returns the probability after a step; `horizon` is that of the side that takes it.
    pub fn after(&mut self, at: &G::Position, step: StepOf<G>, horizon: Horizon) -> Option<u32> {
        let (mut next, mut events) = (at.clone(), Vec::new());
        self.game.apply(&mut next, step, &mut events);
        if events.iter().any(|event| (G::PROBLEMS.aim)(self.of, event)) {
            return Some(CERTAIN);
        }
        self.value(&next, horizon)
    }

    /// Returns the probability from a position on.
    pub fn value(&mut self, at: &G::Position, horizon: Horizon) -> Option<u32> {
        match self.game.turn(at) {
            Turn::Over(_) => Some(0),
            Turn::Chance if self.dice == Dice::Shunned => Some(0),
            Turn::Chance => self.mean(at, horizon),
            Turn::Decision(_) => {
                let Some(acting) = self.acting(at, horizon) else {
                    return Some(0);
                };
                let key = (at.clone(), acting);
                if let Some(&value) = self.known.get(&key) {
                    return Some(value);
                }
                if self.nodes == 0 {
                    return None;
                }
                let value = self.best(at, acting)?;
                // Counted when the value is known, so that every resumed search makes progress.
                self.nodes = self.nodes.saturating_sub(1);
                self.known.insert(key, value);
                Some(value)
            }
        }
    }

    fn best(&mut self, at: &G::Position, horizon: Horizon) -> Option<u32> {
        let mut actions = Vec::new();
        self.game.actions(at, &mut actions);
        let end = if horizon.is_theirs { CERTAIN } else { 0 };
        let mut best = CERTAIN - end;
        for action in actions {
            let value = self.after(at, Step::Act(action), horizon)?;
            best = if horizon.is_theirs {
                best.max(value)
            } else {
                best.min(value)
            };
            if best == end {
                break;
            }
        }
        Some(best)
    }

    /// Returns the mean over the dice. A roll that changes nothing is thrown again.
    fn mean(&mut self, at: &G::Position, horizon: Horizon) -> Option<u32> {
        let mut rolls = Vec::new();
        self.game.chance_outcomes(at, &mut rolls);
        let (mut sum, mut total) = (0_u64, 0_u64);
        let mut seen: BTreeMap<G::Position, u32> = BTreeMap::new();
        for (roll, weight) in rolls {
            let (mut next, mut events) = (at.clone(), Vec::new());
            self.game.apply(&mut next, Step::Roll(roll), &mut events);
            if next == *at {
                continue;
            }
            let has_it = events.iter().any(|event| (G::PROBLEMS.aim)(self.of, event));
            let value = match seen.get(&next) {
                _ if has_it => CERTAIN,
                Some(&value) => value,
                None => {
                    let value = self.value(&next, horizon)?;
                    seen.insert(next, value);
                    value
                }
            };
            sum += u64::from(value) * u64::from(weight);
            total += u64::from(weight);
        }
        Some(u32::try_from((sum + total / 2) / total.max(1)).unwrap_or(CERTAIN))
    }
}
