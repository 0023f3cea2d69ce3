//! Chance nodes: the mean over the outcomes, cut off by Star1 once no outcome that is left can bring it into the window.

use alloc::vec::Vec;

use super::evaluator::INFINITY;
use super::expectimax::{Expectimax, Frame};
use super::hash::hash;
use super::transposition::Bound;
use crate::kernel::evaluate::Evaluate;
use crate::kernel::rules::Rules;
use crate::kernel::step::{Step, Turn};

/// A position that chance may bring, and how often.
#[derive(Clone, Debug)]
pub struct ChanceOutcome<P> {
    /// The position.
    pub at: P,
    /// Its weight among all outcomes.
    pub weight: u32,
}

/// Appends the outcomes of a position where chance decides: rolls that lead to the same position are one outcome.
pub fn chance_outcomes<G: Rules>(
    game: &G,
    at: &G::Position,
    rolls: &mut Vec<(G::Roll, u32)>,
    out: &mut Vec<ChanceOutcome<G::Position>>,
) {
    rolls.clear();
    game.chance_outcomes(at, rolls);
    let first = out.len();
    for &(roll, weight) in rolls.iter() {
        let mut after = at.clone();
        game.apply(&mut after, Step::Roll(roll), &mut ());
        // A roll that changes nothing (equal dice) is rolled again: leaving it out gives the same mean, without a loop.
        if after == *at {
            continue;
        }
        let mut known = out[first..].iter_mut().rev();
        match known.find(|outcome| outcome.at == after) {
            Some(outcome) => outcome.weight += weight,
            None => out.push(ChanceOutcome { at: after, weight }),
        }
    }
}

/// A position in which chance decides. Scores and window are those of the side that thinks.
#[derive(Clone, Debug)]
pub struct ChanceNode {
    key: u64,
    depth: i32,
    alpha: i32,
    beta: i32,
    /// Where its outcomes begin; those before `next` have been searched, and their scores times weights are in `sum`.
    first: usize,
    next: usize,
    sum: i64,
    /// The weight of the outcomes that are left, and of all.
    left: i64,
    total: i64,
}

impl ChanceNode {
    /// The window in which the score of an outcome of that weight changes the result of the node (Star1): outside
    /// it the mean is out of the node's window even if all the other outcomes are as good, or as bad, as can be.
    fn window(&self, weight: u32) -> (i32, i32) {
        let (infinity, weight) = (i64::from(INFINITY), i64::from(weight));
        let others = (self.left - weight) * infinity;
        let low = i64::from(self.alpha) * self.total - self.sum - others;
        let high = i64::from(self.beta) * self.total - self.sum + others;
        // Rounded outwards, so that rounding cuts nothing off.
        let alpha = low.div_euclid(weight).clamp(-infinity, infinity - 1);
        let beta = (high + weight - 1).div_euclid(weight);
        (alpha as i32, beta.clamp(alpha + 1, infinity) as i32)
    }

    /// The least and the greatest mean that are still possible.
    fn bounds(&self) -> (i32, i32) {
        let open = self.left * i64::from(INFINITY);
        let least = (self.sum - open).div_euclid(self.total);
        let most = (self.sum + open).div_euclid(self.total);
        (least as i32, most as i32)
    }

    /// The score of the node, once it is known or out of the window.
    fn result(&self) -> Option<(Bound, i32)> {
        let (least, most) = self.bounds();
        if least >= self.beta {
            Some((Bound::Lower, least))
        } else if most <= self.alpha {
            Some((Bound::Upper, most))
        } else if self.left == 0 {
            Some((Bound::Exact, least))
        } else {
            None
        }
    }
}

impl<G: Evaluate> Expectimax<G> {
    pub(super) fn enter_chance(
        &mut self,
        at: &G::Position,
        depth: i32,
        (alpha, beta): (i32, i32),
    ) -> Option<i32> {
        let key = hash(at);
        let entry = self.table.probe(key);
        if let Some(score) = entry.and_then(|entry| entry.cutoff(depth, alpha, beta)) {
            return Some(score);
        }
        let first = self.outcomes.len();
        chance_outcomes(&self.game, at, &mut self.rolls, &mut self.outcomes);
        let total = self.outcomes[first..]
            .iter()
            .map(|outcome| i64::from(outcome.weight))
            .sum();
        if total == 0 {
            return Some(self.evaluator.score(&self.game, at, Turn::Chance));
        }
        // The heaviest first: what is left narrows fastest, and Star1 cuts soonest.
        self.outcomes[first..].sort_by_key(|outcome| core::cmp::Reverse(outcome.weight));
        self.frames.push(Frame::Chance(ChanceNode {
            key,
            depth,
            alpha,
            beta,
            first,
            next: first,
            sum: 0,
            left: total,
            total,
        }));
        None
    }

    pub(super) fn at_chance(&mut self, mut node: ChanceNode) {
        if let Some(score) = self.score.take() {
            let weight = i64::from(self.outcomes[node.next].weight);
            // A child may have failed low or high in its Star1 window. Then the mean of what is known is a bound,
            // and it is outside the node's window on the same side.
            node.sum += i64::from(score) * weight;
            node.left -= weight;
            node.next += 1;
            if let Some((bound, score)) = node.result() {
                self.table.store(node.key, node.depth, (bound, score), None);
                self.outcomes.truncate(node.first);
                self.score = Some(score);
                return;
            }
        }
        let outcome = &self.outcomes[node.next];
        let (at, window) = (outcome.at.clone(), node.window(outcome.weight));
        // Chance costs no depth: the horizon is counted in decisions.
        let depth = node.depth;
        self.frames.push(Frame::Chance(node));
        self.score = self.enter(at, depth, window);
    }
}

#[cfg(test)]
mod tests {
    use super::{ChanceNode, INFINITY};

    fn fair(alpha: i32, beta: i32) -> ChanceNode {
        ChanceNode {
            key: 0,
            depth: 0,
            alpha,
            beta,
            first: 0,
            next: 0,
            sum: 0,
            left: 2,
            total: 2,
        }
    }

    #[test]
    fn an_outcome_matters_only_in_its_window() {
        // If the first outcome scores no more than this, the best of the second cannot bring the mean above alpha.
        let chance = fair(INFINITY / 2, INFINITY);
        assert_eq!(chance.window(1).0, 2 * (INFINITY / 2) - INFINITY);
        assert_eq!(fair(-INFINITY, INFINITY).window(1), (-INFINITY, INFINITY));
    }

    #[test]
    fn bounds_close_in() {
        let mut chance = fair(-INFINITY, INFINITY);
        assert_eq!(chance.bounds(), (-INFINITY, INFINITY));
        (chance.sum, chance.left) = (100, 1);
        let (least, most) = chance.bounds();
        assert!(least < 50 && 50 < most);
        (chance.sum, chance.left) = (200, 0);
        assert_eq!(chance.bounds(), (100, 100));
    }
}
