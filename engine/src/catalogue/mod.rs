//! The one list of games, and what is told by it: which games a program holds, and whole games as words of links.

pub mod compact;
mod entry;
mod set;

use crate::kernel::chronicle::Chronicle;
use crate::kernel::course::{CourseScreen, TalePage};
use crate::kernel::edition::Edition;
use crate::kernel::game::Game;
use crate::kernel::info::GameInfo;
use crate::kernel::paper::Paper;
use crate::kernel::problem::ProblemFacts;
use crate::problems::{self, Problem, Prover, Puzzle, PuzzleError};
use alloc::boxed::Box;

pub use entry::Entry;
pub use set::GameSet;

/// Something to do with the concrete type of a game.
pub trait Visitor {
    /// What comes of it.
    type Output;
    /// Does it with the game `G`.
    fn visit<G: Game>(self) -> Self::Output;
}

macro_rules! games {
    ($($(#[$doc:meta])* $id:ident $number:literal $slug:literal: $entry:ident $game:ty,)*) => {
        /// A game of the shelf.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        pub enum GameId {
            $($(#[$doc])* $id,)*
        }

        $(
            $(#[$doc])*
            pub static $entry: Entry = Entry::of::<$game>(GameId::$id);
        )*

        /// Every game. Who names this links the rules of all.
        pub const ALL: GameSet = GameSet(&[$(&$entry),*]);

        impl GameId {
            /// All games, in the order of the shelf.
            pub const ALL: &[Self] = &[$(Self::$id),*];

            /// The stable word that names the game in addresses and files; it is on the card too.
            pub const fn slug(self) -> &'static str {
                match self {
                    $(Self::$id => $slug,)*
                }
            }

            /// The stable number that names the game in links ([`compact`]). It is never given to another game.
            pub const fn number(self) -> u8 {
                match self {
                    $(Self::$id => $number,)*
                }
            }

            /// The entry of the game. Who calls this links the rules of all.
            pub const fn entry(self) -> &'static Entry {
                match self {
                    $(Self::$id => &$entry,)*
                }
            }

            /// Does something that needs the concrete type of the game.
            pub fn visit<V: Visitor>(self, visitor: V) -> V::Output {
                match self {
                    $(Self::$id => visitor.visit::<$game>(),)*
                }
            }

            /// The introduction of the game.
            pub const fn info(self) -> &'static GameInfo {
                match self {
                    $(Self::$id => <$game as Edition>::INFO,)*
                }
            }

            /// The picture course.
            pub const fn course(self) -> &'static [CourseScreen] {
                match self {
                    $(Self::$id => <$game as Edition>::COURSE,)*
                }
            }

            /// Whether a tale leads into the game.
            pub const fn has_tale(self) -> bool {
                match self {
                    $(Self::$id => const { !<$game as Edition>::TALE.is_empty() },)*
                }
            }

            /// The tale that leads into the game; empty if it has none.
            pub const fn tale(self) -> &'static [TalePage] {
                match self {
                    $(Self::$id => <$game as Edition>::TALE,)*
                }
            }

            /// How a game that was played is told.
            pub const fn chronicle(self) -> &'static Chronicle {
                match self {
                    $(Self::$id => <$game as Edition>::CHRONICLE,)*
                }
            }

            /// What its problems are about.
            pub const fn problems(self) -> &'static ProblemFacts {
                match self {
                    $(Self::$id => <$game as Edition>::PROBLEMS,)*
                }
            }

            /// Opens a problem of the game. Who calls this links the rules of all.
            ///
            /// # Errors
            /// Refuses what is no problem of this game.
            pub fn puzzle(self, problem: &Problem) -> Result<Box<dyn Puzzle>, PuzzleError> {
                match self {
                    $(Self::$id => problems::open::<$game>(problem),)*
                }
            }

            /// Begins to prove which problem a position is; nothing if it is no position of this game. Who calls this links
            /// the rules of all.
            pub fn prover(self, position: &str) -> Option<Box<dyn Prover>> {
                match self {
                    $(Self::$id => problems::prover::<$game>(position),)*
                }
            }

            /// The problem that a position was for whoever took this step there, if it was missed. Who calls this links the rules
            /// of all.
            pub fn missed(self, position: &str, taken: &str) -> Option<Problem> {
                match self {
                    $(Self::$id => problems::missed::<$game>(position, taken),)*
                }
            }

            /// The printed box.
            pub const fn paper(self) -> &'static Paper {
                match self {
                    $(Self::$id => <$game as Edition>::PAPER,)*
                }
            }
        }
    };
}

// The order is that of the shelf. The number of a game stands in links: a new game takes the next one that no game had.
games! {
    /// Chevaliers et Dragons.
    Chevaliers 0 "chevaliers": CHEVALIERS crate::games::chevaliers::Chevaliers,
    /// Kingdom.
    Kingdom 1 "kingdom": KINGDOM crate::games::kingdom::Kingdom,
    /// Knights-challenge.
    Knights 2 "knights": KNIGHTS crate::games::knights::Knights,
    /// Vatrankill, the duel of the Patrakill box.
    Vatrankill 3 "vatrankill": VATRANKILL crate::games::vatrankill::Vatrankill,
    /// Vatrakill, for two to five players, of the Patrakill box.
    Vatrakill 4 "vatrakill": VATRAKILL crate::games::vatrakill::Vatrakill,
    /// Gran.
    Gran 5 "gran": GRAN crate::games::gran::Gran,
}

impl GameId {
    /// The first game of the shelf, which the youngest play.
    pub const FIRST: Self = Self::Chevaliers;

    /// The game of that slug.
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|game| game.slug() == slug)
    }

    /// The game of that number.
    pub fn from_number(number: u8) -> Option<Self> {
        let mut all = Self::ALL.iter().copied();
        all.find(|game| game.number() == number)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::{ALL, GameId};

    #[test]
    fn slugs_and_numbers_are_unique_and_lead_back() {
        let slugs: BTreeSet<_> = GameId::ALL.iter().map(|game| game.slug()).collect();
        let numbers: BTreeSet<_> = GameId::ALL.iter().map(|game| game.number()).collect();
        assert_eq!(
            (slugs.len(), numbers.len()),
            (GameId::ALL.len(), GameId::ALL.len())
        );
        for &game in GameId::ALL {
            assert_eq!(game.slug(), game.info().slug);
            assert_eq!(GameId::from_slug(game.slug()), Some(game));
            assert_eq!(GameId::from_number(game.number()), Some(game));
            assert_eq!(game.entry().id(), game);
        }
        let entries: std::vec::Vec<_> = ALL.iter().map(|entry| entry.id()).collect();
        assert_eq!(entries, GameId::ALL);
    }
}
