//! Baseline players for measurements: random play, and greedy play one step ahead.

use alloc::vec::Vec;

use super::chance_node::chance_outcomes;
use super::evaluator::{Evaluator, INFINITY};
use crate::kernel::evaluate::Evaluate;
use crate::kernel::rng::Rng;
use crate::kernel::rules::Rules;
use crate::kernel::step::{Step, Turn};

/// Maximum number of consecutive rolls that greedy play averages over, to weigh a fight of several dice to its
/// end.
const MAX_ROLLS: u32 = 4;

/// Returns a uniformly random legal action.
pub fn random<G: Rules>(game: &G, at: &G::Position, dice: &mut Rng) -> Option<G::Action> {
    let mut actions = Vec::new();
    game.actions(at, &mut actions);
    dice.one_of(&actions)
}

/// Returns the action with the best expected static score; a random one of equals.
pub fn greedy<G: Evaluate>(
    game: &G,
    at: &G::Position,
    evaluator: Evaluator,
    dice: &mut Rng,
) -> Option<G::Action> {
    let mut actions = Vec::new();
    game.actions(at, &mut actions);
    let (mut best, mut most) = (Vec::new(), -i64::from(INFINITY) - 1);
    for action in actions {
        let mut after = at.clone();
        game.apply(&mut after, Step::Act(action), &mut ());
        let score = expected(game, &after, evaluator, MAX_ROLLS);
        if score > most {
            most = score;
            best.clear();
        }
        if score == most {
            best.push(action);
        }
    }
    dice.one_of(&best)
}

/// Returns the static score of a position, averaged over the rolls before the next decision.
fn expected<G: Evaluate>(game: &G, at: &G::Position, evaluator: Evaluator, rolls: u32) -> i64 {
    let turn = game.turn(at);
    let mut list = Vec::new();
    if turn == Turn::Chance && rolls > 0 {
        chance_outcomes(game, at, &mut Vec::new(), &mut list);
    }
    let total: i64 = list.iter().map(|outcome| i64::from(outcome.weight)).sum();
    if total == 0 {
        return evaluator.score(game, at, turn).into();
    }
    let sum: i64 = list
        .iter()
        .map(|outcome| {
            i64::from(outcome.weight) * expected(game, &outcome.at, evaluator, rolls - 1)
        })
        .sum();
    sum.div_euclid(total)
}
