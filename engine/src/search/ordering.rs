//! Move ordering: hash move, two killers per ply, history heuristic.

use alloc::vec;
use alloc::vec::Vec;

use super::hash::hash;
use crate::kernel::step::Notation;

/// History slots per side; actions that share a slot share their history.
const HISTORY_SLOTS: usize = 1 << 12;
/// Maximum history value.
const MAX_HISTORY: i32 = 1 << 14;
/// Number of plies from the root with killer slots.
const MAX_PLY: usize = 64;

/// Key of the hash move, above all others.
pub const HASH_MOVE: i32 = i32::MAX;
/// Bonus of a killer move, above any history and static score.
const KILLER: i32 = 1 << 24;

/// Ordering data collected by a search.
#[derive(Clone, Debug)]
pub struct MoveOrdering<A> {
    /// Last two best actions, by distance from the root.
    killers: Vec<[Option<A>; 2]>,
    /// History values of actions, for both sides: how often and at what depth they were best.
    history: Vec<i32>,
}

impl<A: Notation> MoveOrdering<A> {
    /// Creates empty tables.
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

    /// Returns the ordering key of an action; greater keys are searched first.
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

    /// Checks whether the key belongs to a killer or the hash move, whatever its static score.
    #[inline]
    pub const fn is_killer(key: i32) -> bool {
        key >= KILLER / 2
    }

    /// Records an action that caused a cutoff or raised alpha.
    #[inline]
    pub fn update_on_cutoff(&mut self, action: A, ply: usize, sign: i32, depth: i32) {
        let killers = &mut self.killers[ply.min(MAX_PLY - 1)];
        // The two killers always differ.
        if killers[0] != Some(action) {
            *killers = [Some(action), killers[0]];
        }
        let history = &mut self.history[Self::slot(action, sign)];
        let bonus = (depth * depth).min(MAX_HISTORY / 8);
        // History gravity: the bonus shrinks near the maximum, so that values cannot overflow.
        *history += bonus - *history * bonus / MAX_HISTORY;
    }
}
