//! Earlier positions of a game, so that « Copain » makes progress instead of repeating them.

use alloc::vec::Vec;

use super::evaluator::MATE_IN_MAX;
use super::root::RankedAction;
use crate::kernel::rules::Rules;
use crate::kernel::step::Step;

/// Removes actions that lead to an earlier position from the exactly scored ones. Keeps all if nothing would be
/// left, or if the best action wins. `history` holds positions without their clocks.
pub fn without_repeats<G: Rules>(
    game: &G,
    at: &G::Position,
    history: &[G::Position],
    ranked: Vec<RankedAction<G::Action>>,
) -> Vec<RankedAction<G::Action>> {
    if history.is_empty() || ranked[0].score > MATE_IN_MAX {
        return ranked;
    }
    let is_new = |other: &&RankedAction<G::Action>| {
        let mut after = at.clone();
        game.apply(&mut after, Step::Act(other.action), &mut ());
        other.exact && !history.contains(&game.without_clock(&after))
    };
    let new: Vec<_> = ranked.iter().filter(is_new).copied().collect();
    if new.is_empty() { ranked } else { new }
}
