//! Which action to look at first: those that were good elsewhere.

use alloc::vec;
use alloc::vec::Vec;

use super::fingerprint::fingerprint;
use crate::kernel::step::Notation;

const SLOTS: usize = 1 << 12;
const MOST: i32 = 1 << 14;
/// How many steps down from the root answers are kept.
const PLIES: usize = 64;

/// Before all others: what the search remembers as best.
pub const REMEMBERED: i32 = i32::MAX;
const ANSWER: i32 = 1 << 24;

/// What was learned of actions during a search.
#[derive(Clone, Debug)]
pub struct Order<A> {
    /// The last two actions that refuted something, by the distance from the root.
    answers: Vec<[Option<A>; 2]>,
    /// How often and how far up the tree an action was best, for both sides.
    merits: Vec<i32>,
}

impl<A: Notation> Order<A> {
    /// Nothing is learned yet.
    pub fn new() -> Self {
        Self {
            answers: vec![[None; 2]; PLIES],
            merits: vec![0; 2 * SLOTS],
        }
    }

    #[inline]
    fn slot(action: A, sign: i32) -> usize {
        let side = if sign > 0 { 0 } else { SLOTS };
        side + (fingerprint(&action) as usize & (SLOTS - 1))
    }

    /// How early to look at an action.
    #[inline]
    pub fn key(&self, action: A, ply: usize, sign: i32) -> i32 {
        let merit = self.merits[Self::slot(action, sign)];
        let answers = &self.answers[ply.min(PLIES - 1)];
        if answers.contains(&Some(action)) {
            merit + ANSWER
        } else {
            merit
        }
    }

    /// Whether the key is that of an action that refuted something near by.
    #[inline]
    pub const fn is_answer(key: i32) -> bool {
        key >= ANSWER / 2
    }

    /// The action was best, or good enough to stop looking.
    #[inline]
    pub fn praise(&mut self, action: A, ply: usize, sign: i32, depth: i32) {
        let answers = &mut self.answers[ply.min(PLIES - 1)];
        if answers[0] != Some(action) {
            *answers = [Some(action), answers[0]];
        }
        let merit = &mut self.merits[Self::slot(action, sign)];
        let gain = (depth * depth).min(MOST / 8);
        // The nearer to the top, the less is added: old merit fades.
        *merit += gain - *merit * gain / MOST;
    }
}
