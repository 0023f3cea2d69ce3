//! Selection of problems in an address.

use engine::catalogue::GameId;

/// Address of the problem of the day.
pub const PROBLEM_OF_DAY: &str = "/defis/jour";
/// Value of the query for the problems of this device.
const OWN: &str = "maitre";

/// Selection of problems of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ProblemSelection {
    /// Problem of the day, of the first game on the shelf that has problems.
    OfDay,
    /// Problems of a grade, from the one of the day on.
    Grade(u8),
    /// Problems from the one with this number on, counted from 1.
    Number(usize),
    /// Missed moments of a game in the compact form of links, from the moment after this many steps on, if given.
    Missed(String, Option<usize>),
    /// Problems that a teacher has set up on this device.
    Own,
    /// A problem in the link itself, as its line of text.
    Given(String),
}

/// Encodes a text for the query of an address, which is part of a fragment. Only signs that may stand there are not
/// percent-encoded.
pub(super) fn encoded(text: &str) -> String {
    let signs = text.bytes().map(|byte| match byte {
        b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' => char::from(byte).to_string(),
        b'-' | b'.' | b'/' | b':' | b',' => char::from(byte).to_string(),
        byte => format!("%{byte:02X}"),
    });
    signs.collect()
}

impl ProblemSelection {
    /// Parses the query of an address. An empty query means the easiest problems.
    pub(super) fn read(query: impl Fn(&str) -> Option<String>) -> Option<Self> {
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

    /// Returns the address of these problems of a game.
    pub fn address(&self, game: GameId) -> String {
        let slug = game.slug();
        match self {
            Self::OfDay => PROBLEM_OF_DAY.to_owned(),
            Self::Grade(grade) => format!("/defis/{slug}?niveau={grade}"),
            Self::Number(number) => format!("/defis/{slug}?numero={number}"),
            Self::Missed(word, None) => format!("/defis/{slug}?partie={word}"),
            Self::Missed(word, Some(step)) => format!("/defis/{slug}?partie={word}&coup={step}"),
            Self::Own => format!("/defis/{slug}?defi={OWN}"),
            Self::Given(line) => format!("/defis/{slug}?defi={}", encoded(line)),
        }
    }
}
