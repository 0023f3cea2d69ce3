//! Teacher settings of a game: the options a teacher decides, and phrases for pupils. Start with [`Desk`].

use alloc::string::String;

use super::info::{OptionPairs, OptionValue};
use super::options::Options;
use super::step::Seat;
use super::words::Phrase;

/// Pictures beside the values of an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Picture {
    /// Words only.
    None,
    /// Drawing of each value.
    Drawings,
    /// Emblem of the seat whose notation is the value.
    Seats,
    /// Pieces of the first seat under that value, one of each kind.
    Pieces,
}

/// Option that the teacher decides for future games.
#[derive(Clone, Copy, Debug)]
pub struct TeacherOption {
    /// Name of the option.
    pub option: &'static str,
    /// Label of the option.
    pub name: Phrase,
    /// Values, the default first.
    pub values: &'static [OptionValue],
    /// Picture beside each value.
    pub picture: Picture,
    /// Advice for the teacher.
    pub note: Option<Phrase>,
}

/// Creates a value without a drawing.
pub const fn value(value: &'static str, name: Phrase) -> OptionValue {
    OptionValue {
        value,
        name,
        drawing: "",
    }
}

/// Creates an option in words, without pictures and advice.
pub const fn in_words(
    option: &'static str,
    name: Phrase,
    values: &'static [OptionValue],
) -> TeacherOption {
    TeacherOption {
        option,
        name,
        values,
        picture: Picture::None,
        note: None,
    }
}

/// Teacher settings of one game.
#[derive(Clone, Copy, Debug)]
pub struct Desk {
    /// Options for the teacher, besides those of the setup screen.
    pub options: &'static [TeacherOption],
    /// Options for a first lesson: few pieces, small numbers.
    pub beginner: OptionPairs,
    /// Option whose value holds the six faces of the die, as digits; empty in games without fights.
    pub die: &'static str,
    /// Sentences to practise with the fight tables.
    pub sayings: &'static [Phrase],
    /// Skills taught there, in the words of the school programme.
    pub skills: Option<Phrase>,
    /// Draws a position with a fight to settle from a seed, to practise fights on their own. Returns `None`
    /// if the options are refused.
    pub skirmish: Option<fn(&Options, u64) -> Option<String>>,
    /// Returns the position of a fight between two pieces alone on the board, for a class that plays on paper.
    pub duel: Option<fn(&Options, Duel) -> Option<String>>,
}

/// Two pieces that fight. Ranks count from 0, the weakest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Duel {
    /// Rank of the piece of each of the first two seats.
    pub ranks: [usize; 2],
    /// Seat that attacks.
    pub attacker: Seat,
}

impl Desk {
    /// Desk without any content.
    pub const EMPTY: Self = Self {
        options: &[],
        beginner: &[],
        die: "",
        sayings: &[],
        skills: None,
        skirmish: None,
        duel: None,
    };
}
