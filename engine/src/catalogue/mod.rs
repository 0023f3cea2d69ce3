//! Catalogue: the one list of games, sets of games for programs, and games encoded in links. Start with
//! [`GameId`].

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

/// Operation that needs the concrete type of a game.
pub trait Visitor {
    /// Result of the operation.
    type Output;
    /// Runs the operation for the game `G`.
    fn visit<G: Game>(self) -> Self::Output;
}

macro_rules! games {
    ($($(#[$doc:meta])* $id:ident $number:literal $slug:literal: $entry:ident $game:ty,)*) => {
        /// Game of the shelf.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        pub enum GameId {
            $($(#[$doc])* $id,)*
        }

        $(
            $(#[$doc])*
            pub static $entry: Entry = Entry::of::<$game>(GameId::$id);
        )*

        /// All games. Naming this links the rules of every game.
        pub const ALL: GameSet = GameSet(&[$(&$entry),*]);

        impl GameId {
            /// All games, in the order of the shelf.
            pub const ALL: &[Self] = &[$(Self::$id),*];

            /// Returns the stable identifier in addresses and files; also in [`GameInfo::slug`].
            pub const fn slug(self) -> &'static str {
                match self {
                    $(Self::$id => $slug,)*
                }
            }

            /// Returns the stable number of the game in links ([`compact`]). It is never reused.
            pub const fn number(self) -> u8 {
                match self {
                    $(Self::$id => $number,)*
                }
            }

            /// Returns the entry of the game. Calling this links the rules of every game.
            pub const fn entry(self) -> &'static Entry {
                match self {
                    $(Self::$id => &$entry,)*
                }
            }

            /// Runs an operation that needs the concrete type of the game.
            pub fn visit<V: Visitor>(self, visitor: V) -> V::Output {
                match self {
                    $(Self::$id => visitor.visit::<$game>(),)*
                }
            }

            /// Returns the facts about the game.
            pub const fn info(self) -> &'static GameInfo {
                match self {
                    $(Self::$id => <$game as Edition>::INFO,)*
                }
            }

            /// Returns the picture course.
            pub const fn course(self) -> &'static [CourseScreen] {
                match self {
                    $(Self::$id => <$game as Edition>::COURSE,)*
                }
            }

            /// Checks whether the game has a tale.
            pub const fn has_tale(self) -> bool {
                match self {
                    $(Self::$id => const { !<$game as Edition>::TALE.is_empty() },)*
                }
            }

            /// Returns the tale that leads into the game; empty if it has none.
            pub const fn tale(self) -> &'static [TalePage] {
                match self {
                    $(Self::$id => <$game as Edition>::TALE,)*
                }
            }

            /// Returns the script for retelling a finished game.
            pub const fn chronicle(self) -> &'static Chronicle {
                match self {
                    $(Self::$id => <$game as Edition>::CHRONICLE,)*
                }
            }

            /// Returns the facts about its problems.
            pub const fn problems(self) -> &'static ProblemFacts {
                match self {
                    $(Self::$id => <$game as Edition>::PROBLEMS,)*
                }
            }

            /// Opens a problem of the game. Calling this links the rules of every game.
            ///
            /// # Errors
            /// Refuses a text that is not a problem of this game.
            pub fn puzzle(self, problem: &Problem) -> Result<Box<dyn Puzzle>, PuzzleError> {
                match self {
                    $(Self::$id => problems::open::<$game>(problem),)*
                }
            }

            /// Starts finding which problem a position is; `None` if it is not a position of this game. Calling
            /// this links the rules of every game.
            pub fn prover(self, position: &str) -> Option<Box<dyn Prover>> {
                match self {
                    $(Self::$id => problems::prover::<$game>(position),)*
                }
            }

            /// Returns the problem that this step missed, if any. Calling this links the rules of every game.
            pub fn missed_chance(self, position: &str, taken: &str) -> Option<Problem> {
                match self {
                    $(Self::$id => problems::missed_chance::<$game>(position, taken),)*
                }
            }

            /// Returns the printed box.
            pub const fn paper(self) -> &'static Paper {
                match self {
                    $(Self::$id => <$game as Edition>::PAPER,)*
                }
            }
        }
    };
}

// The order is that of the shelf. Game numbers are part of links: a new game takes the next unused number.
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
    /// First game of the shelf, for the youngest players.
    pub const FIRST: Self = Self::Chevaliers;

    /// Returns the game with this slug.
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|game| game.slug() == slug)
    }

    /// Returns the game with this number.
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
    fn slugs_and_numbers_are_unique_and_round_trip() {
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
