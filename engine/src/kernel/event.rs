//! What the eye sees during a step, in order.

use alloc::vec::Vec;

use super::piece::{Piece, Spot};
use super::step::{Seat, Verdict};
use super::words::Phrase;

/// How a piece travels.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum MoveStyle {
    /// From place to neighbouring place.
    Walk,
    /// One place of a way of several, quicker than a walk.
    Stride,
    /// In an arc over something.
    Jump,
    /// Underground or through the air, unseen on the way: a secret passage, an exile.
    Passage,
    /// Pushed away.
    Push,
    /// Carried: it travels together with the piece of the next event, in the same style.
    Along,
    /// Out of a hand onto the board.
    Place,
    /// A beaten piece goes home to its bench.
    Return,
    /// A goal or a captured piece flies to the shelf of the seat that took it.
    Fly,
}

/// One thing that is seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// The piece of this kind goes from one spot to another. A way of several hops is several events.
    Moved {
        /// The kind of the piece, which tells it from others on the same spot.
        kind: &'static str,
        /// Where it was.
        from: Spot,
        /// Where it arrives.
        to: Spot,
        /// How it travels.
        style: MoveStyle,
    },
    /// The piece of this kind looks otherwise now: it turned round, froze, got or lost something.
    Became {
        /// The kind it was.
        kind: &'static str,
        /// Where it is.
        at: Spot,
        /// All that it is now, on the same spot.
        piece: Piece,
    },
    /// A piece is there that was nowhere.
    Appeared {
        /// The piece.
        piece: Piece,
    },
    /// A piece is gone.
    Removed {
        /// Its kind.
        kind: &'static str,
        /// Where it was.
        at: Spot,
    },
    /// A fight begins: the piece on `from` faces the piece (or the place) `to`.
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
    /// A card was turned.
    Turned {
        /// The number on it.
        number: u8,
    },
    /// Both totals are equal: the dice are thrown again.
    Tied,
    /// The fight is won.
    Beaten {
        /// The side that won it, if it is a seat's.
        winner: Option<Seat>,
    },
    /// A counter of a seat (or of all) changes: points, amulets, seals, meals.
    Counted {
        /// Whose it is; nobody's if it is counted for all.
        seat: Option<Seat>,
        /// The kind of the counter, or of the line of the tally.
        kind: &'static str,
        /// By how much.
        by: i16,
    },
    /// Something happened that is worth a sentence: « Passage secret ! »
    Told {
        /// The sentence.
        phrase: &'static Phrase,
    },
    /// A seat cannot act: its turn is skipped.
    Skipped {
        /// The seat.
        seat: Seat,
        /// What is said of it.
        phrase: &'static Phrase,
    },
    /// A new round begins.
    Round {
        /// Its number, from 1.
        number: u8,
        /// What is said of it.
        phrase: &'static Phrase,
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

/// Receives events. It is handed a closure that makes the event: a sink that throws events away, `()`, never runs it.
pub trait EventSink {
    /// Something was seen.
    fn emit(&mut self, event: impl FnOnce() -> Event);
}

impl EventSink for () {
    #[inline(always)]
    fn emit(&mut self, _: impl FnOnce() -> Event) {}
}

impl EventSink for Vec<Event> {
    fn emit(&mut self, event: impl FnOnce() -> Event) {
        self.push(event());
    }
}
