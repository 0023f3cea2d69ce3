//! What the teacher's desk shows of a game: the options that a teacher decides, and what is said to pupils.

use alloc::string::String;

use super::info::{OptionPairs, OptionValue};
use super::options::Options;
use super::words::Phrase;

/// What stands beside the values of an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Picture {
    /// Words alone.
    None,
    /// The drawing of each value.
    Drawings,
    /// The emblem of the seat whose notation the value is.
    Seats,
    /// The pieces of the first seat under that value, one of each kind.
    Pieces,
}

/// An option that the teacher decides for the games to come.
#[derive(Clone, Copy, Debug)]
pub struct TeacherOption {
    /// The name of the option.
    pub option: &'static str,
    /// What is decided.
    pub name: Phrase,
    /// The values, the default one first.
    pub values: &'static [OptionValue],
    /// What stands beside each value.
    pub picture: Picture,
    /// What a teacher should know before deciding.
    pub note: Option<Phrase>,
}

/// A value that words are enough for.
pub const fn value(value: &'static str, name: Phrase) -> OptionValue {
    OptionValue {
        value,
        name,
        drawing: "",
    }
}

/// What the desk shows of a game.
#[derive(Clone, Copy, Debug)]
pub struct Desk {
    /// The options that the teacher decides, besides those that the preparation offers.
    pub options: &'static [TeacherOption],
    /// The options of a first lesson: few, small numbers.
    pub beginner: OptionPairs,
    /// The option whose value holds the six faces of the die, as digits; empty in games without fights.
    pub die: &'static str,
    /// Sentences to say while the tables of the fight are looked at.
    pub sayings: &'static [Phrase],
    /// What is learnt there, in the words of the school programme.
    pub skills: Option<Phrase>,
    /// A position in which the dice are to settle a fight, drawn by a seed, under options that the desk offers: to exercise
    /// fights without playing up to one. Nothing where the options are refused.
    pub skirmish: Option<fn(&Options, u64) -> Option<String>>,
}

impl Desk {
    /// A desk with nothing on it.
    pub const EMPTY: Self = Self {
        options: &[],
        beginner: &[],
        die: "",
        sayings: &[],
        skills: None,
        skirmish: None,
    };
}
