//! What a computer player says of the pieces and counters of a game.

use super::words::Phrase;

/// What it says to a child who did the same.
#[derive(Clone, Copy, Debug)]
pub struct Praises {
    /// The child takes it now.
    pub takes: &'static Phrase,
    /// The child can take it soon.
    pub seeks: &'static Phrase,
    /// Another could have taken it from the child.
    pub keeps: &'static Phrase,
}

/// What is said when something is taken now, soon, or kept from another.
#[derive(Clone, Copy, Debug)]
pub struct Sayings {
    /// It is taken now.
    pub takes: &'static Phrase,
    /// It can be taken soon.
    pub seeks: &'static Phrase,
    /// Another could have taken it.
    pub keeps: &'static Phrase,
    /// The same of what a child did.
    pub praises: Praises,
}

impl Sayings {
    /// Sayings of three phrases each of the player itself and of the child: takes, seeks, keeps.
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

/// The sayings on kinds of pieces and counters, by the beginning of their names. Other pieces have the same sayings in
/// all games; other counters are no captures, so that nothing is said of them.
pub type KindSayings = &'static [(&'static str, Sayings)];
