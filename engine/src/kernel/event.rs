//! Events: the visible changes that a step makes, in order. Start with [`Event`].

use alloc::vec::Vec;

use super::piece::{Piece, Spot};
use super::step::{Seat, Verdict};
use super::words::Phrase;

/// Animation of a moving piece.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum MoveStyle {
    /// Walk to a neighbouring place.
    Walk,
    /// One step of a longer path, quicker than a walk.
    Stride,
    /// Jump in an arc over something.
    Jump,
    /// Hidden travel, underground or through the air: a secret passage, an exile.
    Passage,
    /// Push by another piece.
    Push,
    /// Carried along: travels together with the piece of the next event, in the same style.
    Along,
    /// Placement from a hand onto the board.
    Place,
    /// Return of a beaten piece to its bench.
    Return,
    /// Flight of a goal or captured piece to the shelf of the capturing seat.
    Fly,
}

/// Visible change that a step makes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// A piece moves from one spot to another. A path of several hops is several events.
    Moved {
        /// Kind of the piece, which distinguishes it from others on the same spot.
        kind: &'static str,
        /// Origin.
        from: Spot,
        /// Destination.
        to: Spot,
        /// Animation.
        style: MoveStyle,
    },
    /// A piece changes its appearance: it turned round, froze, got or lost something.
    Became {
        /// Previous kind.
        kind: &'static str,
        /// Spot of the piece.
        at: Spot,
        /// New state of the piece, on the same spot.
        piece: Piece,
    },
    /// A new piece appears.
    Appeared {
        /// The piece.
        piece: Piece,
    },
    /// A piece disappears.
    Removed {
        /// Kind of the piece.
        kind: &'static str,
        /// Its last spot.
        at: Spot,
    },
    /// A fight begins: the piece on `from` faces the piece (or the place) `to`.
    Challenged {
        /// Attacker's place.
        from: Spot,
        /// Defender's place.
        to: Spot,
    },
    /// A die was rolled.
    Rolled {
        /// Seat that rolled.
        seat: Seat,
        /// Face shown.
        face: u8,
        /// Bonus added to the face.
        bonus: u8,
    },
    /// A card was turned over.
    Turned {
        /// Number on the card.
        number: u8,
    },
    /// Both totals are equal: the dice are rolled again.
    Tied,
    /// The fight is won.
    Beaten {
        /// Winning side, if it belongs to a seat.
        winner: Option<Seat>,
    },
    /// A counter changes, of one seat or of all: points, amulets, seals, meals.
    Counted {
        /// Seat of the counter; `None` if it is common to all.
        seat: Option<Seat>,
        /// Kind of the counter, or of the tally line.
        kind: &'static str,
        /// Change of the counter.
        by: i16,
    },
    /// A notable moment deserves a sentence: « Passage secret ! »
    Told {
        /// Sentence to speak.
        phrase: &'static Phrase,
    },
    /// A seat cannot act: its turn is skipped.
    Skipped {
        /// The seat.
        seat: Seat,
        /// Sentence to speak.
        phrase: &'static Phrase,
    },
    /// A new round begins.
    Round {
        /// Number of the round, from 1.
        number: u8,
        /// Sentence to speak.
        phrase: &'static Phrase,
    },
    /// All pieces are placed: play begins.
    Began,
    /// The turn goes to another seat.
    Passed {
        /// Seat to act now.
        to: Seat,
    },
    /// The game is over.
    Ended {
        /// Result of the game.
        verdict: Verdict,
    },
}

/// Receiver of events. It takes a closure that builds the event, so the null sink `()` never builds any.
pub trait EventSink {
    /// Receives an event.
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
