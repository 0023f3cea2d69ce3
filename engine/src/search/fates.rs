//! What chance may bring: rolls that lead to the same position are one fate.

use alloc::vec::Vec;

use crate::kernel::game::Game;
use crate::kernel::step::Step;

/// A position that chance may bring, and how often.
#[derive(Clone, Debug)]
pub struct Fate<P> {
    /// The position.
    pub at: P,
    /// Its weight among all fates.
    pub weight: u32,
}

/// Appends the fates of a position where chance decides. A roll that changes nothing is rolled again, so it is none.
pub fn fates<G: Game>(
    game: &G,
    at: &G::Position,
    rolls: &mut Vec<(G::Roll, u32)>,
    out: &mut Vec<Fate<G::Position>>,
) {
    rolls.clear();
    game.chance_outcomes(at, rolls);
    let first = out.len();
    for &(roll, weight) in rolls.iter() {
        let mut after = at.clone();
        game.apply(&mut after, Step::Roll(roll), &mut ());
        if after == *at {
            continue;
        }
        match out[first..].iter_mut().rev().find(|fate| fate.at == after) {
            Some(fate) => fate.weight += weight,
            None => out.push(Fate { at: after, weight }),
        }
    }
}
