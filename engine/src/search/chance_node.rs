//! Chance nodes: the weighted mean of the outcomes, with Star1 pruning.

use alloc::vec::Vec;

use super::evaluator::INFINITY;
use super::expectimax::{Expectimax, Frame};
use super::hash::hash;
use super::transposition::Bound;
use crate::kernel::evaluate::Evaluate;
use crate::kernel::rules::Rules;
use crate::kernel::step::{Step, Turn};

/// Position after a chance outcome, with its weight.
#[derive(Clone, Debug)]
pub struct ChanceOutcome<P> {
    /// The position.
    pub at: P,
    /// Weight among all outcomes.
    pub weight: u32,
}

/// Appends the outcomes of a chance position; rolls that lead to the same position are merged.
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
        // A roll that changes nothing (equal dice) is thrown again. Dropping it gives the same mean without a
        // loop.
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

/// Chance node. Scores and window are those of the searching side.
#[derive(Clone, Debug)]
pub struct ChanceNode {
    key: u64,
    depth: i32,
    alpha: i32,
    beta: i32,
    /// Index of the first outcome. Those before `next` are searched; `sum` holds their weighted scores.
    first: usize,
    next: usize,
    sum: i64,
    /// Weight of the remaining outcomes, and of all.
    left: i64,
    total: i64,
}

impl ChanceNode {
    /// Returns the Star1 window of an outcome with this weight. Outside it the mean misses the node's window,
    /// even if all other outcomes are best or worst possible.
    fn window(&self, weight: u32) -> (i32, i32) {
        let (infinity, weight) = (i64::from(INFINITY), i64::from(weight));
        let others = (self.left - weight) * infinity;
        let low = i64::from(self.alpha) * self.total - self.sum - others;
        let high = i64::from(self.beta) * self.total - self.sum + others;
        // Rounded outwards, so that rounding does not prune.
        let alpha = low.div_euclid(weight).clamp(-infinity, infinity - 1);
        let beta = (high + weight - 1).div_euclid(weight);
        (alpha as i32, beta.clamp(alpha + 1, infinity) as i32)
    }

    /// Returns the lowest and highest mean still possible.
    fn bounds(&self) -> (i32, i32) {
        let open = self.left * i64::from(INFINITY);
        let least = (self.sum - open).div_euclid(self.total);
        let most = (self.sum + open).div_euclid(self.total);
        (least as i32, most as i32)
    }

    /// Returns the score of the node, once it is known or outside the window.
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
        // The heaviest outcome first narrows the bounds fastest, so that Star1 cuts off early.
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
            // A child may have failed low or high in its Star1 window. The mean of the known scores is then a
            // bound outside the node's window, on the same side.
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
        // Chance costs no depth: the horizon counts decisions.
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
        // If the first outcome scores at most this, no score of the second can raise the mean above alpha.
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
