//! How a game that was played is told as a tale: which events are worth a picture, and what the voice says of them.

use super::event::{Event, MoveStyle};
use super::scene::Combat;
use super::step::Seat;
use super::words::Phrase;

/// By what an episode is known among the events of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// Pieces of these two kinds have fought, whichever of them attacked.
    Fight(&'static str, &'static str),
    /// The attacker has won its fight, whoever it was.
    AttackWon,
    /// The attacker has lost its fight, whoever it was.
    AttackLost,
    /// A piece whose kind begins so travels in this style: it flies to who took it, it is pushed away.
    Travels(&'static str, MoveStyle),
    /// A piece of this kind turns into one of that kind.
    Becomes(&'static str, &'static str),
    /// A piece of this kind leaves the board.
    Leaves(&'static str),
    /// One piece jumps so many times in a step, or more.
    Jumps(u8),
    /// This was said.
    Said(&'static Phrase),
}

impl Sign {
    /// Whether an event of a step shows it. `combat` is the fight that the step settled.
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

/// What is said of an episode that is known by a sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Telling {
    /// By what it is known.
    pub sign: Sign,
    /// What is said.
    pub phrase: &'static Phrase,
    /// How much of a turning point it is: of two episodes the weightier one is told. From 1 to 100.
    pub weight: u8,
}

impl Telling {
    /// A telling of its three parts.
    pub const fn new(sign: Sign, phrase: &'static Phrase, weight: u8) -> Self {
        Self {
            sign,
            phrase,
            weight,
        }
    }

    /// What was said while the game was played is said again.
    pub const fn said(phrase: &'static Phrase, weight: u8) -> Self {
        Self::new(Sign::Said(phrase), phrase, weight)
    }

    /// A piece whose kind begins so flies to who took it.
    pub const fn taken(kind: &'static str, phrase: &'static Phrase, weight: u8) -> Self {
        Self::new(Sign::Travels(kind, MoveStyle::Fly), phrase, weight)
    }
}

/// How the games of a kind are told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chronicle {
    /// What is said when a seat sets out, by seat; seats beyond the last phrase set out as the last one does.
    pub departures: &'static [&'static Phrase],
    /// What is said of episodes: the first telling whose sign is seen holds.
    pub tellings: &'static [Telling],
}

impl Chronicle {
    /// Of which only the end is told.
    pub const EMPTY: Self = Self {
        departures: &[],
        tellings: &[],
    };

    /// What is said when a seat sets out.
    pub fn departure(&self, seat: Seat) -> Option<&'static Phrase> {
        let last = self.departures.last();
        self.departures.get(usize::from(seat.0)).or(last).copied()
    }
}
