//! Transposition table: one slot per hash; a deeper entry of the same position stays.

use alloc::vec;
use alloc::vec::Vec;

/// What a stored score says of the score of the position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// It is this.
    Exact,
    /// It is this or more: the search failed high.
    Lower,
    /// It is this or less: the search failed low.
    Upper,
}

/// What the table holds of one position.
#[derive(Clone, Copy, Debug)]
pub struct Entry<A> {
    key: u64,
    /// The best action, if one was found: the hash move.
    pub action: Option<A>,
    /// The score, for the side that thinks.
    score: i32,
    /// The depth to which it was searched.
    pub depth: i32,
    bound: Bound,
}

impl<A: Copy> Entry<A> {
    /// The score, if it spares a search to this depth in this window.
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

/// A table of fixed size.
#[derive(Clone, Debug)]
pub struct TranspositionTable<A> {
    entries: Vec<Option<Entry<A>>>,
}

impl<A: Copy> TranspositionTable<A> {
    /// A table with about as many slots as the search has nodes.
    pub fn for_budget(node_budget: u32) -> Self {
        // A power of two, so that a slot is a mask of the hash; bounded, so that a browser's memory stays small.
        let slots = node_budget.clamp(1 << 8, 1 << 16).next_power_of_two();
        Self {
            entries: vec![None; slots as usize],
        }
    }

    #[inline]
    fn slot(&self, key: u64) -> usize {
        key as usize & (self.entries.len() - 1)
    }

    /// The entry of a position.
    #[inline]
    pub fn probe(&self, key: u64) -> Option<Entry<A>> {
        // Two positions may share a slot, so the whole key is compared; that 64 bits collide is left to luck.
        self.entries[self.slot(key)].filter(|entry| entry.key == key)
    }

    /// Stores a score, in place of any other position in the slot and of a shallower entry of the same one.
    #[inline]
    pub fn store(&mut self, key: u64, depth: i32, (bound, score): (Bound, i32), action: Option<A>) {
        let slot = self.slot(key);
        let before = self.entries[slot].filter(|entry| entry.key == key);
        if before.is_some_and(|entry| entry.depth > depth) {
            return;
        }
        self.entries[slot] = Some(Entry {
            key,
            // A search that failed low knows no best action: that of an earlier iteration still orders well.
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
    fn an_entry_cuts_off_what_it_covers() {
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
