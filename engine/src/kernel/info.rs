//! What is known of a game before it starts: its seats, its ways to play, its options, its names.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::options::Options;
use super::piece::Suit;
use super::step::Seat;
use super::words::Phrase;

/// A seat as it is introduced.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatInfo {
    /// Its name in the notation (`P`).
    pub notation: &'static str,
    /// Its name for readers.
    pub name: Phrase,
    /// That it is its turn: « Les Blancs jouent. »
    pub plays: Phrase,
    /// What is asked of it in words that name it already.
    pub named_by: &'static [Phrase],
    /// The kind of piece that stands for it on banners and buttons.
    pub emblem: &'static str,
    /// Its colour and silhouette.
    pub suit: Suit,
}

/// Names and values of options.
pub type OptionPairs = &'static [(&'static str, &'static str)];

/// A way to play that the preparation offers: a length, a number of players.
#[derive(Clone, Copy, Debug)]
pub struct Mode {
    /// Its name.
    pub name: Phrase,
    /// How long it takes, in clocks from 1 to 3.
    pub clocks: u8,
    /// The seats that are taken, in the order of play.
    pub seats: &'static [Seat],
    /// The options of the ready-made setup.
    pub ready: OptionPairs,
    /// The options under which the pieces are placed by hand, where the rules allow it.
    pub by_hand: Option<OptionPairs>,
    /// The options of a setup drawn at random by a seed, where the rules allow it.
    pub shuffled: Option<fn(u64) -> Options>,
}

/// What dice are for in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiceUse {
    /// It has none.
    None,
    /// A piece that attacks another one fights it.
    Fights,
    /// A piece fights what waits on the board.
    Duels,
}

/// One value of a [`PlayerOption`] option.
#[derive(Clone, Copy, Debug)]
pub struct OptionValue {
    /// The value of the option.
    pub value: &'static str,
    /// Its name.
    pub name: Phrase,
    /// The drawing that stands for it.
    pub drawing: &'static str,
}

/// An option that the preparation lets players choose by pictures.
#[derive(Clone, Copy, Debug)]
pub struct PlayerOption {
    /// The name of the option.
    pub option: &'static str,
    /// What is chosen.
    pub name: Phrase,
    /// The modes in which it can be chosen, by their numbers; in all of them if empty.
    pub modes: &'static [usize],
    /// The values, the default one first.
    pub values: &'static [OptionValue],
}

/// The printed game that a game follows; what its box does not name is empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Original {
    /// Its title.
    pub title: &'static str,
    /// Who invented it.
    pub authors: &'static [&'static str],
    /// Who published it.
    pub publisher: &'static str,
    /// The year of its rules.
    pub year: &'static str,
}

impl Original {
    /// Who made it, and when: the authors, or the publisher where none is named.
    pub fn by(&self) -> String {
        let alone = [self.publisher];
        let makers = if self.authors.is_empty() {
            &alone
        } else {
            self.authors
        };
        let all: Vec<&str> = makers.iter().copied().chain([self.year]).collect();
        joined(&all)
    }

    /// A line of the credits: authors, publisher and year, of which three find room.
    pub fn credit(&self) -> String {
        if self.authors.is_empty() {
            return format!("{} (éditeur)", self.publisher);
        }
        let makers = self.authors.iter().copied();
        let all: Vec<&str> = makers.chain([self.publisher, self.year]).collect();
        let named: Vec<&str> = all.into_iter().filter(|part| !part.is_empty()).collect();
        joined(&named[..named.len().min(3)])
    }
}

fn joined(parts: &[&str]) -> String {
    let mut line = String::new();
    for part in parts.iter().filter(|part| !part.is_empty()) {
        if !line.is_empty() {
            line.push_str(", ");
        }
        line.push_str(part);
    }
    line
}

/// What is known of a game before it starts.
#[derive(Debug)]
pub struct GameInfo {
    /// The stable word that names the game in addresses and files.
    pub slug: &'static str,
    /// Its title.
    pub name: Phrase,
    /// Its seats; a [`Seat`] is an index into them.
    pub seats: &'static [SeatInfo],
    /// The names of its options.
    pub options: &'static [&'static str],
    /// From how many years on it is played.
    pub age: u8,
    /// The ways to play that the preparation offers, the simplest or shortest first.
    pub modes: &'static [Mode],
    /// The options that the preparation lets players choose by pictures.
    pub player_options: &'static [PlayerOption],
    /// What dice are for.
    pub dice_use: DiceUse,
    /// The drawing of the badges that lie beneath pieces, if the game has any.
    pub badge: &'static str,
    /// The names of the pieces, by kind.
    pub kinds: &'static [(&'static str, Phrase)],
    /// The pieces at the beginning of a sentence, by kind, as far as sentences begin with them: « Le chevalier ».
    pub subjects: &'static [(&'static str, Phrase)],
    /// The printed game.
    pub original: Original,
}

impl GameInfo {
    /// The name of a kind of piece.
    pub fn kind(&self, kind: &str) -> Option<&'static Phrase> {
        let (_, name) = self.kinds.iter().find(|(known, _)| *known == kind)?;
        Some(name)
    }

    /// A kind of piece at the beginning of a sentence.
    pub fn subject(&self, kind: &str) -> Option<&'static Phrase> {
        let (_, name) = self.subjects.iter().find(|(known, _)| *known == kind)?;
        Some(name)
    }
}
