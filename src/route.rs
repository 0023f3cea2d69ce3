//! Addresses and their pages (contract, part 3).

mod problem_selection;

use engine::catalogue::GameId;
use engine::motion::Pace;

use self::problem_selection::encoded;
pub use self::problem_selection::{PROBLEM_OF_DAY, ProblemSelection};

/// Parameters of an address that opens a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Opening {
    /// Position to open.
    pub position: Option<String>,
    /// Complete game to open, in the compact form of links.
    pub partie: Option<String>,
    /// Seed of the dice.
    pub seed: Option<u64>,
    /// Whether animations are off.
    pub still: bool,
}

impl Opening {
    /// Returns the pace that the address asks for, if any.
    pub fn pace(&self) -> Option<Pace> {
        self.still.then_some(Pace::Off)
    }
}

/// Parameters of an address that prints.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wish {
    /// Name of the sheet.
    pub sheet: Option<String>,
    /// Name of the piece set.
    pub set: Option<String>,
    /// Whether to print in black and white.
    pub black: bool,
}

/// Page of the app.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// Home page.
    Home,
    /// Shelf of the games.
    Shelf,
    /// First game of a device, which begins at once.
    First(GameId),
    /// Setup of a game: players, length, help.
    Setup(GameId),
    /// A game in play.
    Play(GameId, Opening),
    /// Course: the rules in pictures.
    Course(GameId),
    /// Introductory tale of a game.
    Tale(GameId),
    /// Tale of a played game: the saved one, or one in the compact form of links.
    Chronicle(GameId, Option<String>),
    /// Choice of problems.
    Problems,
    /// Problems of a game.
    Problem(GameId, ProblemSelection),
    /// Vocabulary of the Middle Ages.
    Words,
    /// Arena, in which pairs fight in turn with the pieces of their boards.
    Arena,
    /// Complete rules.
    Rules(GameId),
    /// Teacher's desk.
    Teacher,
    /// Teacher's desk, opened at the choice of the games on the shelf.
    Cupboard,
    /// Print page of a game.
    Print(GameId, Wish),
    /// Board-only page for the projector.
    Projector,
    /// Tables of the fights for the class, with hidden results.
    ClassTables,
    /// Chances of a fight for the class, with hidden throws: of these two kinds of pieces, if given.
    ClassChances(Option<[String; 2]>),
    /// Credits.
    Credits,
    /// Installation guide.
    Install,
    /// Unknown address.
    Lost(String),
}

impl Route {
    /// Checks whether the page is mirrored in right-to-left languages. Pages with a board never are.
    pub const fn is_mirrored(&self) -> bool {
        !matches!(
            self,
            Self::Play(..) | Self::Projector | Self::Course(_) | Self::Problem(..) | Self::Arena
        )
    }

    /// Checks whether the screen stays awake on this page, which pupils watch for long without touching it.
    pub const fn keeps_awake(&self) -> bool {
        matches!(
            self,
            Self::First(_)
                | Self::Play(..)
                | Self::Projector
                | Self::ClassTables
                | Self::ClassChances(_)
                | Self::Course(_)
                | Self::Tale(_)
                | Self::Chronicle(..)
                | Self::Problem(..)
                | Self::Arena
        )
    }

    /// Checks whether the page is for adults only.
    pub const fn is_for_adults(&self) -> bool {
        matches!(
            self,
            Self::Teacher | Self::Cupboard | Self::Rules(_) | Self::Credits | Self::Install
        )
    }

    /// Parses the path and the query of an address. Anything invalid becomes [`Route::Lost`].
    pub fn read(path: &str, query: impl Fn(&str) -> Option<String>) -> Self {
        let mut parts = path.trim_matches('/').splitn(2, '/');
        let page = parts.next().unwrap_or_default();
        let game = parts.next().and_then(GameId::from_slug);
        let lost = || Self::Lost(path.to_owned());
        match (page, game) {
            ("", None) if path.trim_matches('/').is_empty() => Self::Home,
            ("etagere", None) if path.trim_matches('/') == page => Self::Shelf,
            ("maitre", None) if path.trim_matches('/') == page => Self::Teacher,
            ("maitre", None) if path.trim_matches('/') == "maitre/jeux" => Self::Cupboard,
            ("tableau", None) if path.trim_matches('/') == page => Self::Projector,
            ("montrer", None) if path.trim_matches('/') == "montrer/tableaux" => Self::ClassTables,
            ("montrer", None) if path.trim_matches('/') == "montrer/chances" => {
                let pair = query("attaquant").zip(query("defenseur"));
                Self::ClassChances(pair.map(|(attacker, defender)| [attacker, defender]))
            }
            ("credits", None) if path.trim_matches('/') == page => Self::Credits,
            ("installer", None) if path.trim_matches('/') == page => Self::Install,
            ("premiere", Some(game)) => Self::First(game),
            ("preparation", Some(game)) => Self::Setup(game),
            ("apprendre", Some(game)) => Self::Course(game),
            ("mots", None) if path.trim_matches('/') == page => Self::Words,
            ("arene", None) if path.trim_matches('/') == page => Self::Arena,
            ("histoire", Some(game)) if game.has_tale() => Self::Tale(game),
            ("defis", None) if path.trim_matches('/') == page => Self::Problems,
            ("defis", None) if path.trim_matches('/') == "defis/jour" => {
                Self::Problem(GameId::FIRST, ProblemSelection::OfDay)
            }
            ("defis", Some(game)) => {
                ProblemSelection::read(query).map_or_else(lost, |asked| Self::Problem(game, asked))
            }
            ("conte", Some(game)) => Self::Chronicle(game, query("partie")),
            ("regles", Some(game)) => Self::Rules(game),
            ("imprimer", Some(game)) => Self::Print(
                game,
                Wish {
                    sheet: query("feuille"),
                    set: query("pions"),
                    black: query("encre").is_some_and(|ink| ink == "noir"),
                },
            ),
            ("jeu", Some(game)) => match query("graine").map(|seed| seed.parse()) {
                Some(Err(_)) => lost(),
                seed => Self::Play(
                    game,
                    Opening {
                        position: query("position"),
                        partie: query("partie"),
                        seed: seed.and_then(Result::ok),
                        still: query("anim").is_some_and(|value| value == "0"),
                    },
                ),
            },
            _ => lost(),
        }
    }

    /// Returns the path of the page, without a query.
    pub fn path(&self) -> String {
        match self {
            Self::Home => "/".to_owned(),
            Self::Shelf => "/etagere".to_owned(),
            Self::First(game) => format!("/premiere/{}", game.slug()),
            Self::Setup(game) => format!("/preparation/{}", game.slug()),
            Self::Play(game, _) => format!("/jeu/{}", game.slug()),
            Self::Course(game) => format!("/apprendre/{}", game.slug()),
            Self::Tale(game) => format!("/histoire/{}", game.slug()),
            Self::Chronicle(game, _) => format!("/conte/{}", game.slug()),
            Self::Problems => "/defis".to_owned(),
            Self::Problem(game, _) => format!("/defis/{}", game.slug()),
            Self::Words => "/mots".to_owned(),
            Self::Arena => "/arene".to_owned(),
            Self::Rules(game) => format!("/regles/{}", game.slug()),
            Self::Print(game, _) => format!("/imprimer/{}", game.slug()),
            Self::Teacher => "/maitre".to_owned(),
            Self::Cupboard => "/maitre/jeux".to_owned(),
            Self::Projector => "/tableau".to_owned(),
            Self::ClassTables => "/montrer/tableaux".to_owned(),
            Self::ClassChances(_) => "/montrer/chances".to_owned(),
            Self::Credits => "/credits".to_owned(),
            Self::Install => "/installer".to_owned(),
            Self::Lost(path) => path.clone(),
        }
    }

    /// Returns the print page of a game, without parameters.
    pub fn print(game: GameId) -> Self {
        Self::Print(game, Wish::default())
    }

    /// Returns the tale of the saved game.
    pub const fn chronicle(game: GameId) -> Self {
        Self::Chronicle(game, None)
    }

    /// Returns the address that opens a position of a game.
    pub fn address_of_position(game: GameId, position: &str) -> String {
        let path = Self::play(game).path();
        format!("{path}?position={}", encoded(position))
    }

    /// Returns the page of a game, without parameters.
    pub fn play(game: GameId) -> Self {
        Self::Play(game, Opening::default())
    }
}

#[cfg(test)]
mod tests {
    use super::{ProblemSelection, Route};

    #[test]
    fn every_route_round_trips() {
        let game = engine::catalogue::GameId::Chevaliers;
        let pages = [
            Route::Home,
            Route::Shelf,
            Route::First(game),
            Route::Setup(game),
            Route::play(game),
            Route::Course(game),
            Route::Tale(game),
            Route::chronicle(game),
            Route::Problems,
            Route::Problem(game, ProblemSelection::Grade(1)),
            Route::Words,
            Route::Arena,
            Route::Rules(game),
            Route::print(game),
            Route::Teacher,
            Route::Cupboard,
            Route::Projector,
            Route::ClassTables,
            Route::ClassChances(None),
            Route::Credits,
            Route::Install,
        ];
        for page in pages {
            assert_eq!(Route::read(&page.path(), |_| None), page);
        }
    }

    #[test]
    fn unknown_addresses_are_not_found() {
        let wrong = [
            "/jeu",
            "/jeu/chess",
            "/histoire/kingdom",
            "/maitre/x",
            "/nowhere",
            "/jeu/chevaliers/9",
            "/defis/x",
        ];
        for path in wrong {
            let page = Route::read(path, |_| None);
            assert_eq!(page, Route::Lost(path.to_owned()));
        }
        let page = Route::read("/jeu/chevaliers", |name| {
            (name == "graine").then(|| "dice".to_owned())
        });
        assert!(matches!(page, Route::Lost(_)));
    }

    #[test]
    fn problems_are_asked_for_by_grade_or_number() {
        let game = engine::catalogue::GameId::Chevaliers;
        let plain = |text: &str| {
            let mut parts = text.split('%');
            let mut plain = parts.next().unwrap_or_default().to_owned();
            for part in parts {
                let byte = u8::from_str_radix(&part[..2], 16).expect("two digits");
                plain.push(char::from(byte));
                plain.push_str(&part[2..]);
            }
            plain
        };
        let read = |query: &str| {
            let pairs = query.split('&').map(|pair| pair.split_once('='));
            let pairs: Vec<(&str, &str)> = pairs.map(|pair| pair.expect("a pair")).collect();
            Route::read("/defis/chevaliers", |name| {
                let mut pairs = pairs.iter();
                let value = pairs.find(|(key, _)| *key == name)?.1;
                Some(plain(value))
            })
        };
        let word = String::from("AbC_-");
        let line = String::from("two | 3 | - | 6/S5+1 #&=%x | a1-a2 | 1.000 against 0.000");
        for asked in [
            ProblemSelection::Grade(5),
            ProblemSelection::Number(17),
            ProblemSelection::Missed(word.clone(), None),
            ProblemSelection::Missed(word, Some(12)),
            ProblemSelection::Own,
            ProblemSelection::Given(line),
        ] {
            let address = asked.address(game);
            let (_, query) = address.split_once('?').expect("a query");
            assert_eq!(read(query), Route::Problem(game, asked));
        }
        for wrong in ["niveau=0", "niveau=6", "numero=x", "numero=-1"] {
            assert!(matches!(read(wrong), Route::Lost(_)), "{wrong}");
        }
    }

    proptest::proptest! {
        #[test]
        fn random_addresses_never_panic(path in ".*", key in "(position|graine|anim|niveau|numero|.*)", value in ".*") {
            let page = Route::read(&path, |name| (name == key).then(|| value.clone()));
            let _ = page.path();
        }
    }
}
