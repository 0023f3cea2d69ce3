//! What a computer player says of the pieces and counters of a game.

use super::words::Phrase;

/// What is said when something is taken now, soon, or kept from another.
#[derive(Clone, Copy, Debug)]
pub struct Sayings {
    /// It is taken now.
    pub takes: &'static Phrase,
    /// It can be taken soon.
    pub seeks: &'static Phrase,
    /// Another could have taken it.
    pub keeps: &'static Phrase,
}

impl Sayings {
    /// Sayings of three phrases.
    pub const fn new(
        takes: &'static Phrase,
        seeks: &'static Phrase,
        keeps: &'static Phrase,
    ) -> Self {
        Self {
            takes,
            seeks,
            keeps,
        }
    }
}

/// The sayings on kinds of pieces and counters, by the beginning of their names. Other pieces have the same sayings in
/// all games; other counters are no captures, so that nothing is said of them.
pub type KindSayings = &'static [(&'static str, Sayings)];
