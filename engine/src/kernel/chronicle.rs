//! Retelling of a finished game: which events are worth a picture, and the phrase for each. Start with
//! [`Chronicle`].

use super::event::{Event, MoveStyle};
use super::scene::Combat;
use super::step::Seat;
use super::words::Phrase;

/// Pattern that recognises an episode among the events of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// Pieces of these two kinds fought; either may be the attacker.
    Fight(&'static str, &'static str),
    /// The attacker won its fight.
    AttackWon,
    /// The attacker lost its fight.
    AttackLost,
    /// A piece whose kind has this prefix travels in this style (captured, pushed away …).
    Travels(&'static str, MoveStyle),
    /// A piece of this kind turns into one of that kind.
    Becomes(&'static str, &'static str),
    /// A piece of this kind leaves the board.
    Leaves(&'static str),
    /// One piece jumps at least this many times in one step.
    Jumps(u8),
    /// This phrase was spoken.
    Said(&'static Phrase),
}

impl Sign {
    /// Checks whether an event of a step matches. `combat` is the fight that the step settled.
    pub fn is_seen(self, event: &Event, combat: Option<&Combat>) -> bool {
        match (self, event) {
            (Self::Fight(one, other), Event::Beaten { .. }) => combat.is_some_and(|combat| {
                let [a, b] = combat.sides().into_array().map(|side| side.piece.kind);
                (a, b) == (one, other) || (b, a) == (one, other)
            }),
            (Self::AttackWon, Event::Beaten { winner }) => {
                combat.is_some_and(|combat| *winner == combat.attacker.seat)
            }
            (Self::AttackLost, Event::Beaten { winner }) => {
                combat.is_some_and(|combat| *winner != combat.attacker.seat)
            }
            (Self::Travels(begin, wanted), Event::Moved { kind, style, .. }) => {
                *style == wanted && kind.starts_with(begin)
            }
            (Self::Becomes(from, to), Event::Became { kind, piece, .. }) => {
                *kind == from && piece.kind == to
            }
            (Self::Leaves(wanted), Event::Removed { kind, .. }) => *kind == wanted,
            (
                Self::Said(wanted),
                Event::Told { phrase }
                | Event::Skipped { phrase, .. }
                | Event::Round { phrase, .. },
            ) => *phrase == wanted,
            _ => false,
        }
    }
}

/// Phrase for the episodes that match a sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Telling {
    /// Pattern of the episode.
    pub sign: Sign,
    /// Phrase to speak.
    pub phrase: &'static Phrase,
    /// Importance as a turning point, from 1 to 100; the heavier of two episodes wins.
    pub weight: u8,
}

impl Telling {
    /// Creates a telling from its parts.
    pub const fn new(sign: Sign, phrase: &'static Phrase, weight: u8) -> Self {
        Self {
            sign,
            phrase,
            weight,
        }
    }

    /// Repeats a phrase that was spoken during the game.
    pub const fn said(phrase: &'static Phrase, weight: u8) -> Self {
        Self::new(Sign::Said(phrase), phrase, weight)
    }

    /// Matches the capture of a piece whose kind has this prefix.
    pub const fn taken(kind: &'static str, phrase: &'static Phrase, weight: u8) -> Self {
        Self::new(Sign::Travels(kind, MoveStyle::Fly), phrase, weight)
    }
}

/// Script for retelling games of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chronicle {
    /// Phrases for a seat's departure, by seat; seats beyond the list use the last phrase.
    pub departures: &'static [&'static Phrase],
    /// Phrases for episodes; the first telling whose sign matches applies.
    pub tellings: &'static [Telling],
}

impl Chronicle {
    /// Chronicle that tells only the end of a game.
    pub const EMPTY: Self = Self {
        departures: &[],
        tellings: &[],
    };

    /// Returns the phrase for a seat's departure.
    pub fn departure(&self, seat: Seat) -> Option<&'static Phrase> {
        let last = self.departures.last();
        self.departures.get(usize::from(seat.0)).or(last).copied()
    }
}
