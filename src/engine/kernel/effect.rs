//! What the eye sees during a step, in order.

use alloc::vec::Vec;

use super::scene::Spot;
use super::step::{Seat, Verdict};

/// How a piece travels.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Gait {
    /// From place to neighbouring place.
    Walk,
    /// Out of a hand onto the board.
    Place,
    /// A beaten piece goes home to its bench.
    Return,
    /// A goal flies to the shelf of the seat that took it.
    Fly,
}

/// One thing that is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// The piece of this kind goes from one spot to another.
    Moved {
        /// The kind of the piece, which tells it from others on the same spot.
        kind: &'static str,
        /// Where it was.
        from: Spot,
        /// Where it arrives.
        to: Spot,
        /// How it travels.
        gait: Gait,
    },
    /// A fight begins: the piece on `from` faces the piece on `to`.
    Challenged {
        /// The attacker's place.
        from: Spot,
        /// The defender's place.
        to: Spot,
    },
    /// A die fell.
    Rolled {
        /// Who threw it.
        seat: Seat,
        /// What it shows.
        face: u8,
        /// What is added to it.
        bonus: u8,
    },
    /// Both totals are equal: the dice are thrown again.
    Tied,
    /// The fight is won.
    Beaten {
        /// The side that won it.
        winner: Seat,
    },
    /// All is placed: play begins.
    Began,
    /// The turn goes to another seat.
    Passed {
        /// The seat to act now.
        to: Seat,
    },
    /// The game is over.
    Ended {
        /// How it ended.
        verdict: Verdict,
    },
}

/// Receives effects. It is handed the making of an effect, so that nobody pays for what nobody sees.
pub trait Witness {
    /// Something was seen.
    fn saw(&mut self, effect: impl FnOnce() -> Effect);
}

impl Witness for () {
    #[inline(always)]
    fn saw(&mut self, _: impl FnOnce() -> Effect) {}
}

impl Witness for Vec<Effect> {
    fn saw(&mut self, effect: impl FnOnce() -> Effect) {
        self.push(effect());
    }
}
