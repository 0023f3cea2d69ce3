//! Transposition table: one slot per hash; a deeper entry of the same position stays.

use alloc::vec;
use alloc::vec::Vec;

/// Meaning of a stored score.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// Exact score.
    Exact,
    /// Lower bound: the search failed high.
    Lower,
    /// Upper bound: the search failed low.
    Upper,
}

/// Entry of one position.
#[derive(Clone, Copy, Debug)]
pub struct TranspositionEntry<A> {
    key: u64,
    /// Hash move: the best action, if one was found.
    pub action: Option<A>,
    /// Score for the searching side.
    score: i32,
    /// Search depth.
    pub depth: i32,
    bound: Bound,
}

impl<A: Copy> TranspositionEntry<A> {
    /// Returns the score, if it replaces a search to this depth in this window.
    #[inline]
    pub const fn cutoff(&self, depth: i32, alpha: i32, beta: i32) -> Option<i32> {
        if self.depth < depth {
            return None;
        }
        let is_enough = match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.score >= beta,
            Bound::Upper => self.score <= alpha,
        };
        if is_enough { Some(self.score) } else { None }
    }
}

/// Transposition table of fixed size.
#[derive(Clone, Debug)]
pub struct TranspositionTable<A> {
    entries: Vec<Option<TranspositionEntry<A>>>,
}

impl<A: Copy> TranspositionTable<A> {
    /// Creates a table with about one slot per node of the budget.
    pub fn for_budget(node_budget: u32) -> Self {
        // A power of two, so that a slot is a mask of the hash; bounded, to limit memory in browsers.
        let slots = node_budget.clamp(1 << 8, 1 << 16).next_power_of_two();
        Self {
            entries: vec![None; slots as usize],
        }
    }

    #[inline]
    fn slot(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }

    /// Returns the entry of a position.
    #[inline]
    pub fn probe(&self, key: u64) -> Option<TranspositionEntry<A>> {
        // Positions may share a slot, so the whole key is compared; 64-bit collisions are accepted.
        self.entries[self.slot(key)].filter(|entry| entry.key == key)
    }

    /// Stores a score. Replaces another position in the slot, and an entry of the same position unless it is
    /// deeper.
    #[inline]
    pub fn store(&mut self, key: u64, depth: i32, (bound, score): (Bound, i32), action: Option<A>) {
        let slot = self.slot(key);
        let before = self.entries[slot].filter(|entry| entry.key == key);
        if before.is_some_and(|entry| entry.depth > depth) {
            return;
        }
        self.entries[slot] = Some(TranspositionEntry {
            key,
            // A search that failed low has no best action; the one of an earlier iteration still orders well.
            action: action.or(before.and_then(|entry| entry.action)),
            score,
            depth,
            bound,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::{Bound, TranspositionTable};

    #[test]
    fn entry_cuts_off_windows_it_covers() {
        let mut table = TranspositionTable::<u8>::for_budget(1);
        table.store(5, 3, (Bound::Lower, 40), Some(7));
        let entry = table.probe(5).expect("it was stored");
        assert_eq!(entry.cutoff(3, 0, 30), Some(40));
        assert_eq!(entry.cutoff(3, 0, 50), None, "it may be more");
        assert_eq!(entry.cutoff(4, 0, 30), None, "it was not searched so deep");
        assert!(table.probe(5 + (1 << 40)).is_none());
    }

    #[test]
    fn the_deeper_entry_stays() {
        let mut table = TranspositionTable::<u8>::for_budget(1);
        table.store(5, 3, (Bound::Exact, 40), Some(7));
        table.store(5, 2, (Bound::Exact, 10), Some(8));
        assert_eq!(table.probe(5).map(|entry| entry.score), Some(40));
        table.store(5, 4, (Bound::Upper, 20), None);
        let entry = table.probe(5).expect("it was stored");
        assert_eq!((entry.score, entry.action), (20, Some(7)));
    }
}
