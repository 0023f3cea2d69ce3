//! The root of the search: its actions, and the scores known of them so far.

use alloc::vec::Vec;

use super::evaluator::INFINITY;

/// An action and its score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RankedAction<A> {
    /// The action.
    pub action: A,
    /// Its score for the side that thinks.
    pub score: i32,
    /// Whether the score is exact; else it is an upper bound.
    pub exact: bool,
}

/// Multi-PV: which actions get an exact score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MultiPv {
    /// So many of the best.
    Lines(usize),
    /// All whose score is at most so much less than the best.
    Margin(i32),
}

/// The actions at the root, the best one first as far as is known: iterative deepening searches them in this order.
#[derive(Clone, Debug)]
pub struct Root<A> {
    moves: Vec<RankedAction<A>>,
    multi_pv: MultiPv,
    /// How many have their score of the present iteration; they stand first, the best one at the head.
    searched: usize,
    /// Whether all had their score in an earlier iteration.
    is_complete: bool,
}

impl<A: Copy + Ord> Root<A> {
    /// Nothing is known of these actions.
    pub fn new(actions: &[A], multi_pv: MultiPv) -> Self {
        let unknown = |&action: &A| RankedAction {
            action,
            score: -INFINITY,
            exact: false,
        };
        Self {
            moves: actions.iter().map(unknown).collect(),
            multi_pv,
            searched: 0,
            is_complete: false,
        }
    }

    /// The action to search now; nothing when all have been searched.
    pub fn next(&self) -> Option<A> {
        self.moves.get(self.searched).map(|ranked| ranked.action)
    }

    /// Whether the score must exceed [`Root::alpha`] to be of interest, so that a null window is tried first.
    pub fn uses_null_window(&self) -> bool {
        match self.multi_pv {
            MultiPv::Lines(count) => self.searched >= count.max(1),
            MultiPv::Margin(_) => self.searched > 0,
        }
    }

    /// No score up to this is of interest: that of the last line wanted, or the margin below the best.
    pub fn alpha(&self) -> i32 {
        let searched = &self.moves[..self.searched];
        match self.multi_pv {
            MultiPv::Lines(count) => match searched.get(count.max(1) - 1) {
                Some(ranked) => ranked.score,
                None => -INFINITY,
            },
            MultiPv::Margin(margin) => match searched.first() {
                Some(best) => (best.score - margin).max(-INFINITY),
                None => -INFINITY,
            },
        }
    }

    /// Takes the score of the action that was searched, and puts it in its place.
    pub fn update(&mut self, score: i32) {
        let exact = score > self.alpha();
        let mut ranked = self.moves[self.searched];
        (ranked.score, ranked.exact) = (score, exact);
        let searched = &self.moves[..self.searched];
        // Stable, so that of equal scores the one found first stays first: the order is the same on every machine.
        let is_before = |other: &RankedAction<A>| (other.score, other.exact) >= (score, exact);
        let slot = searched.partition_point(is_before);
        self.moves[slot..=self.searched].rotate_right(1);
        self.moves[slot] = ranked;
        self.searched += 1;
    }

    /// All have been searched: begins the next iteration, in the order of their scores.
    pub fn deepen(&mut self) {
        self.searched = 0;
        self.is_complete = true;
    }

    /// The best action with its score; before anything is known, the first one.
    pub fn best(&self) -> RankedAction<A> {
        self.moves[0]
    }

    /// All actions of which something is known, the best one first. Those that the present iteration has not reached
    /// stand behind the others, with the scores of the one before.
    pub fn ranked(&self) -> Vec<RankedAction<A>> {
        let known = if self.is_complete || self.searched == 0 {
            self.moves.len()
        } else {
            self.searched
        };
        self.moves[..known].to_vec()
    }
}

#[cfg(test)]
mod tests {
    use super::{MultiPv, Root};

    #[test]
    fn the_best_comes_first() {
        let mut root = Root::new(&['a', 'b', 'c'], MultiPv::Lines(1));
        for (expected, score) in [('a', 10), ('b', 30), ('c', 20)] {
            assert_eq!(root.next(), Some(expected));
            root.update(score);
        }
        assert_eq!(root.next(), None);
        assert_eq!(root.best().action, 'b');
        assert_eq!(root.alpha(), 30);
        root.deepen();
        assert_eq!(root.next(), Some('b'));
    }

    #[test]
    fn a_wide_root_keeps_what_is_near_the_best() {
        let mut root = Root::new(&['a', 'b', 'c'], MultiPv::Margin(15));
        root.update(30);
        assert!(root.uses_null_window());
        assert_eq!(root.alpha(), 15);
        root.update(20);
        root.update(10);
        let exact: std::vec::Vec<bool> = root.ranked().iter().map(|ranked| ranked.exact).collect();
        assert_eq!(exact, [true, true, false]);
    }

    #[test]
    fn three_best() {
        let mut root = Root::new(&['a', 'b', 'c', 'd'], MultiPv::Lines(3));
        for score in [5, 7, 6] {
            assert!(!root.uses_null_window());
            root.update(score);
        }
        assert_eq!(root.alpha(), 5);
    }
}
