//! Two players to measure others by: one that plays any action, and one that looks a single step ahead.

use alloc::vec::Vec;

use super::fates::fates;
use super::judge::{BEYOND, Judge};
use crate::kernel::game::Game;
use crate::kernel::rng::Rng;
use crate::kernel::step::{Step, Turn};

/// Any legal action, all equally likely.
pub fn random<G: Game>(game: &G, at: &G::Position, dice: &mut Rng) -> Option<G::Action> {
    let mut actions = Vec::new();
    game.actions(at, &mut actions);
    let count = u32::try_from(actions.len())
        .ok()
        .filter(|&count| count > 0)?;
    Some(actions[dice.below(count) as usize])
}

/// The action after which the position looks best, chance weighed; any of them if several look alike.
pub fn greedy<G: Game>(
    game: &G,
    at: &G::Position,
    judge: Judge,
    dice: &mut Rng,
) -> Option<G::Action> {
    let mut actions = Vec::new();
    game.actions(at, &mut actions);
    let (mut best, mut most) = (Vec::new(), -i64::from(BEYOND) - 1);
    for action in actions {
        let mut after = at.clone();
        game.apply(&mut after, Step::Act(action), &mut ());
        let worth = expected(game, &after, judge, 4);
        if worth > most {
            most = worth;
            best.clear();
        }
        if worth == most {
            best.push(action);
        }
    }
    let count = u32::try_from(best.len()).ok().filter(|&count| count > 0)?;
    Some(best[dice.below(count) as usize])
}

/// What a position is worth at first sight, the dice weighed that fall before the next decision.
fn expected<G: Game>(game: &G, at: &G::Position, judge: Judge, falls: u32) -> i64 {
    let turn = game.turn(at);
    let mut list = Vec::new();
    if turn == Turn::Chance && falls > 0 {
        fates(game, at, &mut Vec::new(), &mut list);
    }
    let total: i64 = list.iter().map(|fate| i64::from(fate.weight)).sum();
    if total == 0 {
        return judge.worth(game, at, turn).into();
    }
    let sum: i64 = list
        .iter()
        .map(|fate| i64::from(fate.weight) * expected(game, &fate.at, judge, falls - 1))
        .sum();
    sum.div_euclid(total)
}
