//! Move ordering: hash move, two killers a ply, history heuristic.

use alloc::vec;
use alloc::vec::Vec;

use super::hash::hash;
use crate::kernel::step::Notation;

/// Slots of the history of one side; actions that share one share their history.
const HISTORY_SLOTS: usize = 1 << 12;
/// No history grows beyond this.
const MAX_HISTORY: i32 = 1 << 14;
/// The plies from the root for which killers are kept.
const MAX_PLY: usize = 64;

/// The key of the hash move, which comes before all others.
pub const HASH_MOVE: i32 = i32::MAX;
/// What a killer's key has more than any history and any static score.
const KILLER: i32 = 1 << 24;

/// What a search has learned of its actions.
#[derive(Clone, Debug)]
pub struct MoveOrdering<A> {
    /// The last two actions that were best, by the distance from the root.
    killers: Vec<[Option<A>; 2]>,
    /// How often and how far from the leaves an action was best, for both sides.
    history: Vec<i32>,
}

impl<A: Notation> MoveOrdering<A> {
    /// Nothing is learned yet.
    pub fn new() -> Self {
        Self {
            killers: vec![[None; 2]; MAX_PLY],
            history: vec![0; 2 * HISTORY_SLOTS],
        }
    }

    #[inline]
    fn slot(action: A, sign: i32) -> usize {
        // The same notation may be good for one side and bad for the other.
        let side = if sign > 0 { 0 } else { HISTORY_SLOTS };
        side + (hash(&action) as usize & (HISTORY_SLOTS - 1))
    }

    /// The ordering key of an action: the greatest is searched first.
    #[inline]
    pub fn key(&self, action: A, ply: usize, sign: i32) -> i32 {
        let history = self.history[Self::slot(action, sign)];
        let killers = &self.killers[ply.min(MAX_PLY - 1)];
        if killers.contains(&Some(action)) {
            history + KILLER
        } else {
            history
        }
    }

    /// Whether the key is that of a killer or of the hash move, however bad its static score.
    #[inline]
    pub const fn is_killer(key: i32) -> bool {
        key >= KILLER / 2
    }

    /// Learns from an action that caused a cutoff or raised alpha.
    #[inline]
    pub fn update_on_cutoff(&mut self, action: A, ply: usize, sign: i32, depth: i32) {
        let killers = &mut self.killers[ply.min(MAX_PLY - 1)];
        // The two killers are always different actions.
        if killers[0] != Some(action) {
            *killers = [Some(action), killers[0]];
        }
        let history = &mut self.history[Self::slot(action, sign)];
        let bonus = (depth * depth).min(MAX_HISTORY / 8);
        // "History gravity": the nearer to the top, the less is added, so that no history overflows.
        *history += bonus - *history * bonus / MAX_HISTORY;
    }
}
