//! The actions among which the search chooses, and what it knows of each.

use alloc::vec::Vec;

use super::judge::BEYOND;

/// An action and its value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ranked<A> {
    /// The action.
    pub action: A,
    /// Its value for the seat that thinks.
    pub value: i32,
    /// Whether the value is exact; else the action is worth this at most.
    pub exact: bool,
}

/// How many actions get an exact value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Width {
    /// So many of the best.
    Best(usize),
    /// All that are worth at most so much less than the best.
    Within(i32),
}

/// The actions at the root, the best one first as far as is known.
#[derive(Clone, Debug)]
pub struct Root<A> {
    moves: Vec<Ranked<A>>,
    width: Width,
    /// How many have their value of the present depth; they stand first, the best one at the head.
    done: usize,
    /// Whether all had their value of an earlier depth.
    settled: bool,
}

impl<A: Copy + Ord> Root<A> {
    /// Nothing is known of these actions.
    pub fn new(actions: &[A], width: Width) -> Self {
        let unknown = |&action: &A| Ranked {
            action,
            value: -BEYOND,
            exact: false,
        };
        Self {
            moves: actions.iter().map(unknown).collect(),
            width,
            done: 0,
            settled: false,
        }
    }

    /// The action to look at now; nothing when all have been looked at.
    pub fn next(&self) -> Option<A> {
        self.moves.get(self.done).map(|ranked| ranked.action)
    }

    /// Whether a value must be more than [`Root::alpha`] to be of interest, so that a short look may be enough.
    pub fn is_scouted(&self) -> bool {
        match self.width {
            Width::Best(count) => self.done >= count.max(1),
            Width::Within(_) => self.done > 0,
        }
    }

    /// What is worth no more than this is of no interest.
    pub fn alpha(&self) -> i32 {
        let done = &self.moves[..self.done];
        match self.width {
            Width::Best(count) => match done.get(count.max(1) - 1) {
                Some(ranked) => ranked.value,
                None => -BEYOND,
            },
            Width::Within(margin) => match done.first() {
                Some(best) => (best.value - margin).max(-BEYOND),
                None => -BEYOND,
            },
        }
    }

    /// Notes the value of the action that was looked at.
    pub fn settle(&mut self, value: i32) {
        let exact = value > self.alpha();
        let mut ranked = self.moves[self.done];
        (ranked.value, ranked.exact) = (value, exact);
        let done = &self.moves[..self.done];
        let is_before = |other: &Ranked<A>| (other.value, other.exact) >= (value, exact);
        let slot = done.partition_point(is_before);
        self.moves[slot..=self.done].rotate_right(1);
        self.moves[slot] = ranked;
        self.done += 1;
    }

    /// All have been looked at: begins to look further ahead, in the order of their values.
    pub fn deepen(&mut self) {
        self.done = 0;
        self.settled = true;
    }

    /// The best action with its value; before anything is known, the first one.
    pub fn best(&self) -> Ranked<A> {
        self.moves[0]
    }

    /// All actions of which something is known, the best one first. Those that have not been looked at as far ahead
    /// as others stand behind them, with their earlier values.
    pub fn ranked(&self) -> Vec<Ranked<A>> {
        let known = if self.settled || self.done == 0 {
            self.moves.len()
        } else {
            self.done
        };
        self.moves[..known].to_vec()
    }
}

#[cfg(test)]
mod tests {
    use super::{Root, Width};

    #[test]
    fn the_best_comes_first() {
        let mut root = Root::new(&['a', 'b', 'c'], Width::Best(1));
        for (expected, value) in [('a', 10), ('b', 30), ('c', 20)] {
            assert_eq!(root.next(), Some(expected));
            root.settle(value);
        }
        assert_eq!(root.next(), None);
        assert_eq!(root.best().action, 'b');
        assert_eq!(root.alpha(), 30);
        root.deepen();
        assert_eq!(root.next(), Some('b'));
    }

    #[test]
    fn a_wide_root_keeps_what_is_near_the_best() {
        let mut root = Root::new(&['a', 'b', 'c'], Width::Within(15));
        root.settle(30);
        assert!(root.is_scouted());
        assert_eq!(root.alpha(), 15);
        root.settle(20);
        root.settle(10);
        let exact: std::vec::Vec<bool> = root.ranked().iter().map(|ranked| ranked.exact).collect();
        assert_eq!(exact, [true, true, false]);
    }

    #[test]
    fn three_best() {
        let mut root = Root::new(&['a', 'b', 'c', 'd'], Width::Best(3));
        for value in [5, 7, 6] {
            assert!(!root.is_scouted());
            root.settle(value);
        }
        assert_eq!(root.alpha(), 5);
    }
}
