//! Addresses and the pages they lead to (contract, part 3).

use engine::catalogue::GameId;
use engine::motion::Pace;

/// How a game is to be opened, as the address says.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Opening {
    /// The position to open, if one is given.
    pub position: Option<String>,
    /// The whole game to open, as the word of a link, if one is given.
    pub partie: Option<String>,
    /// The seed of the dice, if one is given.
    pub seed: Option<u64>,
    /// Whether animations are switched off.
    pub still: bool,
}

impl Opening {
    /// The pace that the address asks for, if it asks for one.
    pub fn pace(&self) -> Option<Pace> {
        self.still.then_some(Pace::Off)
    }
}

/// What is to be printed, as the address says.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wish {
    /// The sheets.
    pub sheet: Option<String>,
    /// The set of pieces.
    pub set: Option<String>,
    /// Whether in black and white.
    pub black: bool,
}

/// The word for the problems of this device.
const OWN: &str = "maitre";

/// Which of the problems of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Asked {
    /// Those of a grade, from that of the day on.
    Grade(u8),
    /// One of them, by its number from 1.
    Number(usize),
    /// What was missed in a game, which comes as the word of a link; the moment after so many steps first, if one is named.
    Missed(String, Option<usize>),
    /// Those that were set up by hand on this device.
    Own,
    /// One that comes with the link, as its line of text.
    Given(String),
}

/// A text in the query of an address: what is no letter, digit, dash or dot is written by its bytes.
fn encoded(text: &str) -> String {
    let signs = text.bytes().map(|byte| match byte {
        b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' | b'-' | b'.' => char::from(byte).to_string(),
        byte => format!("%{byte:02X}"),
    });
    signs.collect()
}

impl Asked {
    /// What the query of an address asks for; without a word the easiest ones.
    fn read(query: impl Fn(&str) -> Option<String>) -> Option<Self> {
        if let Some(line) = query("defi") {
            return Some(match line.as_str() {
                OWN => Self::Own,
                _ => Self::Given(line),
            });
        }
        match (query("partie"), query("numero"), query("niveau")) {
            (Some(word), ..) => {
                let step = query("coup").and_then(|step| step.parse().ok());
                Some(Self::Missed(word, step))
            }
            (_, Some(number), _) => number.parse().ok().map(Self::Number),
            (_, _, Some(grade)) => match grade.parse() {
                Ok(grade @ 1..=5) => Some(Self::Grade(grade)),
                _ => None,
            },
            (None, None, None) => Some(Self::Grade(1)),
        }
    }

    /// The address of such problems of a game.
    pub fn address(&self, game: GameId) -> String {
        let slug = game.slug();
        match self {
            Self::Grade(grade) => format!("/defis/{slug}?niveau={grade}"),
            Self::Number(number) => format!("/defis/{slug}?numero={number}"),
            Self::Missed(word, None) => format!("/defis/{slug}?partie={word}"),
            Self::Missed(word, Some(step)) => format!("/defis/{slug}?partie={word}&coup={step}"),
            Self::Own => format!("/defis/{slug}?defi={OWN}"),
            Self::Given(line) => format!("/defis/{slug}?defi={}", encoded(line)),
        }
    }
}

/// A page of the app.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    /// The way in.
    Home,
    /// The games to choose from.
    Shelf,
    /// The first game of a device, which begins at once.
    First(GameId),
    /// Who sits where, how long, which help.
    Setup(GameId),
    /// A game on the table.
    Play(GameId, Opening),
    /// The rules in pictures.
    Course(GameId),
    /// The tale that leads into a game.
    Tale(GameId),
    /// The tale of a game that was played: the kept one, or that of a word as links carry it.
    Chronicle(GameId, Option<String>),
    /// The problems to choose from.
    Problems,
    /// Problems of a game.
    Problem(GameId, Asked),
    /// Words of the Middle Ages.
    Words,
    /// The complete rules.
    Rules(GameId),
    /// The teacher's page.
    Teacher,
    /// The teacher's page, where the games of the shelf are chosen.
    Cupboard,
    /// The sheets of a game, to print.
    Print(GameId, Wish),
    /// The board alone, for the projector.
    Projector,
    /// Who made all this.
    Credits,
    /// How to put the app on the home screen.
    Install,
    /// An address that leads nowhere.
    Lost(String),
}

impl Route {
    /// Whether the page lies the other way round where one reads from right to left. Boards, and what lies around them, never do.
    pub const fn is_mirrored(&self) -> bool {
        !matches!(
            self,
            Self::Play(..) | Self::Projector | Self::Course(_) | Self::Problem(..)
        )
    }

    /// Whether the screen stays awake on this page: pupils look at it for long without touching it.
    pub const fn keeps_awake(&self) -> bool {
        matches!(
            self,
            Self::First(_)
                | Self::Play(..)
                | Self::Projector
                | Self::Course(_)
                | Self::Tale(_)
                | Self::Chronicle(..)
                | Self::Problem(..)
        )
    }

    /// Whether the page is written for grown-ups alone.
    pub const fn is_for_adults(&self) -> bool {
        matches!(
            self,
            Self::Teacher | Self::Cupboard | Self::Rules(_) | Self::Credits | Self::Install
        )
    }

    /// Reads the path and the query of an address. Whatever cannot be read leads to [`Route::Lost`].
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
            ("credits", None) if path.trim_matches('/') == page => Self::Credits,
            ("installer", None) if path.trim_matches('/') == page => Self::Install,
            ("premiere", Some(game)) => Self::First(game),
            ("preparation", Some(game)) => Self::Setup(game),
            ("apprendre", Some(game)) => Self::Course(game),
            ("mots", None) if path.trim_matches('/') == page => Self::Words,
            ("histoire", Some(game)) if game.has_tale() => Self::Tale(game),
            ("defis", None) if path.trim_matches('/') == page => Self::Problems,
            ("defis", Some(game)) => {
                Asked::read(query).map_or_else(lost, |asked| Self::Problem(game, asked))
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

    /// The path of the page, without a query.
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
            Self::Rules(game) => format!("/regles/{}", game.slug()),
            Self::Print(game, _) => format!("/imprimer/{}", game.slug()),
            Self::Teacher => "/maitre".to_owned(),
            Self::Cupboard => "/maitre/jeux".to_owned(),
            Self::Projector => "/tableau".to_owned(),
            Self::Credits => "/credits".to_owned(),
            Self::Install => "/installer".to_owned(),
            Self::Lost(path) => path.clone(),
        }
    }

    /// The sheets of a game with nothing said of which.
    pub fn print(game: GameId) -> Self {
        Self::Print(game, Wish::default())
    }

    /// The tale of the game that is kept.
    pub const fn chronicle(game: GameId) -> Self {
        Self::Chronicle(game, None)
    }

    /// The page of a game with nothing said of how it opens.
    pub fn play(game: GameId) -> Self {
        Self::Play(game, Opening::default())
    }
}

#[cfg(test)]
mod tests {
    use super::{Asked, Route};

    #[test]
    fn every_page_is_read_back_from_its_path() {
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
            Route::Problem(game, Asked::Grade(1)),
            Route::Words,
            Route::Rules(game),
            Route::print(game),
            Route::Teacher,
            Route::Cupboard,
            Route::Projector,
            Route::Credits,
            Route::Install,
        ];
        for page in pages {
            assert_eq!(Route::read(&page.path(), |_| None), page);
        }
    }

    #[test]
    fn wrong_addresses_are_lost() {
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
            Asked::Grade(5),
            Asked::Number(17),
            Asked::Missed(word.clone(), None),
            Asked::Missed(word, Some(12)),
            Asked::Own,
            Asked::Given(line),
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
        fn no_address_makes_it_panic(path in ".*", key in "(position|graine|anim|niveau|numero|.*)", value in ".*") {
            let page = Route::read(&path, |name| (name == key).then(|| value.clone()));
            let _ = page.path();
        }
    }
}
