//! The one list of games.

use alloc::boxed::Box;

use crate::kernel::course::{Chapter, CourseScreen, TalePage};
use crate::kernel::desk::Desk;
use crate::kernel::edition::Edition;
use crate::kernel::game::Game;
use crate::kernel::info::GameInfo;
use crate::kernel::options::{Options, OptionsError};
use crate::kernel::paper::Paper;
use crate::table::{Match, Table};

/// Something to do with the concrete type of a game.
pub trait Visitor {
    /// What comes of it.
    type Output;
    /// Does it with the game `G`.
    fn visit<G: Game>(self) -> Self::Output;
}

macro_rules! games {
    ($($(#[$doc:meta])* $id:ident $slug:literal: $game:ty,)*) => {
        /// A game of the shelf.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        pub enum GameId {
            $($(#[$doc])* $id,)*
        }

        impl GameId {
            /// All games, in the order of the shelf.
            pub const ALL: &[Self] = &[$(Self::$id),*];

            /// The stable word that names the game in addresses and files; it is on the card too.
            pub const fn slug(self) -> &'static str {
                match self {
                    $(Self::$id => $slug,)*
                }
            }

            /// Does something that needs the concrete type of the game.
            pub fn visit<V: Visitor>(self, visitor: V) -> V::Output {
                match self {
                    $(Self::$id => visitor.visit::<$game>(),)*
                }
            }

            /// The complete rules.
            pub const fn rules(self) -> &'static [Chapter] {
                match self {
                    $(Self::$id => <$game as Edition>::RULES,)*
                }
            }

            /// The picture course.
            pub const fn course(self) -> &'static [CourseScreen] {
                match self {
                    $(Self::$id => <$game as Edition>::COURSE,)*
                }
            }

            /// The tale that leads into the game; empty if it has none.
            pub const fn tale(self) -> &'static [TalePage] {
                match self {
                    $(Self::$id => <$game as Edition>::TALE,)*
                }
            }

            /// What the teacher's desk shows of the game.
            pub const fn desk(self) -> &'static Desk {
                match self {
                    $(Self::$id => <$game as Edition>::DESK,)*
                }
            }

            /// The printed box.
            pub const fn paper(self) -> &'static Paper {
                match self {
                    $(Self::$id => <$game as Edition>::PAPER,)*
                }
            }

            /// The introduction of the game.
            pub const fn info(self) -> &'static GameInfo {
                match self {
                    $(Self::$id => <$game as Edition>::INFO,)*
                }
            }
        }
    };
}

games! {
    /// Chevaliers et Dragons.
    Chevaliers "chevaliers": crate::games::chevaliers::Chevaliers,
    /// Kingdom.
    Kingdom "kingdom": crate::games::kingdom::Kingdom,
    /// Knights-challenge.
    Knights "knights": crate::games::knights::Knights,
    /// Vatrankill, the duel of the Patrakill box.
    Vatrankill "vatrankill": crate::games::vatrankill::Vatrankill,
    /// Vatrakill, for two to five players, of the Patrakill box.
    Vatrakill "vatrakill": crate::games::vatrakill::Vatrakill,
    /// Gran.
    Gran "gran": crate::games::gran::Gran,
}

impl GameId {
    /// The first game of the shelf, which the youngest play.
    pub const FIRST: Self = Self::Chevaliers;

    /// Whether this program holds the rules of the game.
    pub const fn is_playable(self) -> bool {
        true
    }

    /// The game of that slug.
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|game| game.slug() == slug)
    }

    /// A table at the first position of the game under these options.
    ///
    /// # Errors
    /// Refuses options that the game refuses.
    pub fn open(self, options: &Options, seed: u64) -> Result<Box<dyn Table>, OptionsError> {
        self.visit(Open { options, seed })
    }

    /// Those of the options that the game takes: what it refuses is left out.
    pub fn sanitize(self, mut options: Options) -> Options {
        while let Err(refused) = self.open(&options, 0) {
            let fewer = options.clone().without(&refused.option);
            if fewer == options {
                return Options::default();
            }
            options = fewer;
        }
        options
    }
}

struct Open<'a> {
    options: &'a Options,
    seed: u64,
}

impl Visitor for Open<'_> {
    type Output = Result<Box<dyn Table>, OptionsError>;

    fn visit<G: Game>(self) -> Self::Output {
        let game = G::new(self.options)?;
        let start = game.start();
        let playing = Match::new(game, self.options.clone(), start, self.seed);
        Ok(Box::new(playing))
    }
}
