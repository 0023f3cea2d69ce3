//! Phrases of a computer player about the pieces and counters of a game.

use super::words::Phrase;

/// Praise for a child who did the same.
#[derive(Clone, Copy, Debug)]
pub struct Praises {
    /// The child captures it now.
    pub takes: &'static Phrase,
    /// The child can capture it soon.
    pub seeks: &'static Phrase,
    /// The child kept an opponent from capturing it.
    pub keeps: &'static Phrase,
}

/// Phrases for capturing something now, soon, or keeping an opponent from it.
#[derive(Clone, Copy, Debug)]
pub struct Sayings {
    /// It is captured now.
    pub takes: &'static Phrase,
    /// It can be captured soon.
    pub seeks: &'static Phrase,
    /// An opponent could have captured it.
    pub keeps: &'static Phrase,
    /// Praise for a child who did the same.
    pub praises: Praises,
}

impl Sayings {
    /// Creates sayings from three phrases each for the player itself and for the child: takes, seeks, keeps.
    pub const fn new(own: [&'static Phrase; 3], childs: [&'static Phrase; 3]) -> Self {
        let [takes, seeks, keeps] = own;
        let praises = Praises {
            takes: childs[0],
            seeks: childs[1],
            keeps: childs[2],
        };
        Self {
            takes,
            seeks,
            keeps,
            praises,
        }
    }
}

/// Sayings by prefix of the names of pieces and counters. Other pieces use the sayings common to all games.
/// Other counters are not captures and have no sayings.
pub type KindSayings = &'static [(&'static str, Sayings)];
