//! What a search remembers of positions that it has seen.

use alloc::vec;
use alloc::vec::Vec;

/// What is known of the value of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// It is this.
    Exact,
    /// It is this or more.
    AtLeast,
    /// It is this or less.
    AtMost,
}

/// What is remembered of one position.
#[derive(Clone, Copy, Debug)]
pub struct Note<A> {
    key: u64,
    /// The action that was best, if any was.
    pub action: Option<A>,
    /// The value, for the seat that thinks.
    pub value: i32,
    /// How far ahead it was looked.
    pub depth: i32,
    /// What the value says.
    pub bound: Bound,
}

impl<A: Copy> Note<A> {
    /// The value, if it settles the question asked of it: so far ahead, in this window.
    #[inline]
    pub const fn answer(&self, depth: i32, alpha: i32, beta: i32) -> Option<i32> {
        if self.depth < depth {
            return None;
        }
        let settles = match self.bound {
            Bound::Exact => true,
            Bound::AtLeast => self.value >= beta,
            Bound::AtMost => self.value <= alpha,
        };
        if settles { Some(self.value) } else { None }
    }
}

/// A table of bounded size: a new note takes the place of an older one.
#[derive(Clone, Debug)]
pub struct Memory<A> {
    notes: Vec<Option<Note<A>>>,
}

impl<A: Copy> Memory<A> {
    /// Room for about so many notes.
    pub fn for_effort(effort: u32) -> Self {
        let room = effort.clamp(1 << 8, 1 << 16).next_power_of_two();
        Self {
            notes: vec![None; room as usize],
        }
    }

    #[inline]
    fn slot(&self, key: u64) -> usize {
        key as usize & (self.notes.len() - 1)
    }

    /// The note on a position.
    #[inline]
    pub fn recall(&self, key: u64) -> Option<Note<A>> {
        self.notes[self.slot(key)].filter(|note| note.key == key)
    }

    /// Notes a value; one that looked further ahead at the same position stays.
    #[inline]
    pub fn note(&mut self, key: u64, depth: i32, (bound, value): (Bound, i32), action: Option<A>) {
        let slot = self.slot(key);
        let before = self.notes[slot].filter(|note| note.key == key);
        if before.is_some_and(|note| note.depth > depth) {
            return;
        }
        self.notes[slot] = Some(Note {
            key,
            action: action.or(before.and_then(|note| note.action)),
            value,
            depth,
            bound,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::{Bound, Memory};

    #[test]
    fn a_note_answers_what_it_knows() {
        let mut memory = Memory::<u8>::for_effort(1);
        memory.note(5, 3, (Bound::AtLeast, 40), Some(7));
        let note = memory.recall(5).expect("it was noted");
        assert_eq!(note.answer(3, 0, 30), Some(40));
        assert_eq!(note.answer(3, 0, 50), None, "it may be more");
        assert_eq!(note.answer(4, 0, 30), None, "it did not look so far");
        assert!(memory.recall(5 + (1 << 40)).is_none());
    }

    #[test]
    fn the_farther_look_stays() {
        let mut memory = Memory::<u8>::for_effort(1);
        memory.note(5, 3, (Bound::Exact, 40), Some(7));
        memory.note(5, 2, (Bound::Exact, 10), Some(8));
        assert_eq!(memory.recall(5).map(|note| note.value), Some(40));
        memory.note(5, 4, (Bound::AtMost, 20), None);
        let note = memory.recall(5).expect("it was noted");
        assert_eq!((note.value, note.action), (20, Some(7)));
    }
}
