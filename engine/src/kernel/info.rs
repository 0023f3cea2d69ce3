//! Facts about a game before it starts: seats, modes, options, names. Start with [`GameInfo`].

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use super::options::Options;
use super::piece::Suit;
use super::step::Seat;
use super::words::Phrase;

/// Names and colours of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SeatInfo {
    /// Name in the notation (`P`).
    pub notation: &'static str,
    /// Display name.
    pub name: Phrase,
    /// Announcement of its turn: « Les Blancs jouent. »
    pub plays: Phrase,
    /// Prompts for this seat that already name it.
    pub named_by: &'static [Phrase],
    /// Kind of piece that represents it on banners and buttons.
    pub emblem: &'static str,
    /// Colour and silhouette.
    pub suit: Suit,
}

/// Names and values of options.
pub type OptionPairs = &'static [(&'static str, &'static str)];

/// Mode of play on the setup screen: a length, a number of players.
#[derive(Clone, Copy, Debug)]
pub struct Mode {
    /// Display name.
    pub name: Phrase,
    /// Duration, in clock symbols from 1 to 3: quarters of an hour begun, for children who plan one step ahead
    /// (`docs/durations.md`, level 2). Three symbols also stand for longer games.
    pub clocks: u8,
    /// Seats in play, in turn order.
    pub seats: &'static [Seat],
    /// Options of the ready-made setup.
    pub ready: OptionPairs,
    /// Options for placing the pieces by hand, if the rules allow it.
    pub by_hand: Option<OptionPairs>,
    /// Options of a random setup drawn from a seed, if the rules allow it.
    pub shuffled: Option<fn(u64) -> Options>,
}

/// Purpose of dice in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DiceUse {
    /// No dice.
    None,
    /// Fights between an attacking piece and a defending one.
    Fights,
    /// Duels of a piece with something that waits on the board.
    Duels,
}

/// Value of a [`PlayerOption`].
#[derive(Clone, Copy, Debug)]
pub struct OptionValue {
    /// Value in notation.
    pub value: &'static str,
    /// Display name.
    pub name: Phrase,
    /// Drawing that represents it.
    pub drawing: &'static str,
}

/// Option that players choose by pictures on the setup screen.
#[derive(Clone, Copy, Debug)]
pub struct PlayerOption {
    /// Name of the option.
    pub option: &'static str,
    /// Label of the option.
    pub name: Phrase,
    /// Indexes of the modes that offer it; all modes if empty.
    pub modes: &'static [usize],
    /// Values, the default first.
    pub values: &'static [OptionValue],
    /// Role of the option on the setup screen.
    pub role: OptionRole,
}

/// Role of a [`PlayerOption`] on the setup screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OptionRole {
    /// Any other choice.
    Plain,
    /// Seat that begins. Its values stand in the order of the mode's seats.
    Beginner {
        /// Whether the rules of the game draw the seat by lot.
        by_lot: bool,
    },
}

/// Sound of a goal that is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GoalSound {
    /// Horn of a castle.
    Horn,
    /// Apples that fall into a basket.
    Apples,
    /// Coins of a treasure.
    Coins,
    /// Bells of joy.
    Bells,
}

/// Printed game that this game follows; facts missing on its box are empty.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Original {
    /// Title.
    pub title: &'static str,
    /// Authors.
    pub authors: &'static [&'static str],
    /// Publisher.
    pub publisher: &'static str,
    /// Year of its rules.
    pub year: &'static str,
}

impl Original {
    /// Returns makers and year: the authors, or the publisher if no author is named.
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

    /// Returns a line of the credits: authors, publisher and year, at most three of them.
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

/// Facts about a game before it starts.
#[derive(Debug)]
pub struct GameInfo {
    /// Stable identifier in addresses and files.
    pub slug: &'static str,
    /// Title.
    pub name: Phrase,
    /// Seats; a [`Seat`] is an index into this list.
    pub seats: &'static [SeatInfo],
    /// Names of the options.
    pub options: &'static [&'static str],
    /// Minimum age, in years.
    pub age: u8,
    /// Modes of play, the simplest or shortest first.
    pub modes: &'static [Mode],
    /// Options that players choose by pictures.
    pub player_options: &'static [PlayerOption],
    /// Purpose of the dice.
    pub dice_use: DiceUse,
    /// Drawing of the badges beneath pieces; empty if the game has none.
    pub badge: &'static str,
    /// Names of the pieces, by kind.
    pub kinds: &'static [(&'static str, Phrase)],
    /// Names of the pieces at the start of a sentence (« Le chevalier »), by kind; only those in use.
    pub subjects: &'static [(&'static str, Phrase)],
    /// Sounds of goals that are taken, by kind of piece.
    pub sounds: &'static [(&'static str, GoalSound)],
    /// Printed game.
    pub original: Original,
}

impl GameInfo {
    /// Returns the name of a kind of piece.
    pub fn kind(&self, kind: &str) -> Option<&'static Phrase> {
        let (_, name) = self.kinds.iter().find(|(known, _)| *known == kind)?;
        Some(name)
    }

    /// Returns the name of a kind of piece at the start of a sentence.
    pub fn subject(&self, kind: &str) -> Option<&'static Phrase> {
        let (_, name) = self.subjects.iter().find(|(known, _)| *known == kind)?;
        Some(name)
    }
}
