//! Root of the search: its actions and their scores.

use alloc::vec::Vec;

use super::evaluator::INFINITY;

/// Action with its score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RankedAction<A> {
    /// The action.
    pub action: A,
    /// Score for the searching side.
    pub score: i32,
    /// Whether the score is exact; otherwise it is an upper bound.
    pub exact: bool,
}

/// Multi-PV mode: the actions that get an exact score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MultiPv {
    /// This many of the best.
    Lines(usize),
    /// All whose score is at most this much below the best.
    Margin(i32),
}

/// Root actions, the best known first; iterative deepening searches them in this order.
#[derive(Clone, Debug)]
pub struct Root<A> {
    moves: Vec<RankedAction<A>>,
    multi_pv: MultiPv,
    /// Number of actions searched in this iteration; they come first, sorted.
    searched: usize,
    /// Whether an earlier iteration searched all actions.
    is_complete: bool,
}

impl<A: Copy + Ord> Root<A> {
    /// Creates a root without scores.
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

    /// Returns the next action to search; `None` after the last.
    pub fn next(&self) -> Option<A> {
        self.moves.get(self.searched).map(|ranked| ranked.action)
    }

    /// Checks whether a null window should be tried first, because only a score above [`Root::alpha`] matters.
    pub fn uses_null_window(&self) -> bool {
        match self.multi_pv {
            MultiPv::Lines(count) => self.searched >= count.max(1),
            MultiPv::Margin(_) => self.searched > 0,
        }
    }

    /// Returns the score that an action must exceed to matter: that of the last wanted line, or the margin below
    /// the best.
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

    /// Records the score of the searched action and sorts it in.
    pub fn update(&mut self, score: i32) {
        let exact = score > self.alpha();
        let mut ranked = self.moves[self.searched];
        (ranked.score, ranked.exact) = (score, exact);
        let searched = &self.moves[..self.searched];
        // Stable: the first of equal scores stays first, so that the order is the same on every machine.
        let is_before = |other: &RankedAction<A>| (other.score, other.exact) >= (score, exact);
        let slot = searched.partition_point(is_before);
        self.moves[slot..=self.searched].rotate_right(1);
        self.moves[slot] = ranked;
        self.searched += 1;
    }

    /// Starts the next iteration, in the order of the scores.
    pub fn deepen(&mut self) {
        self.searched = 0;
        self.is_complete = true;
    }

    /// Returns the best action with its score; before any score, the first action.
    pub fn best(&self) -> RankedAction<A> {
        self.moves[0]
    }

    /// Returns all scored actions, the best first. Those that this iteration has not reached follow, with scores
    /// of the previous one.
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
    fn root_returns_the_three_best_actions() {
        let mut root = Root::new(&['a', 'b', 'c', 'd'], MultiPv::Lines(3));
        for score in [5, 7, 6] {
            assert!(!root.uses_null_window());
            root.update(score);
        }
        assert_eq!(root.alpha(), 5);
    }
}
