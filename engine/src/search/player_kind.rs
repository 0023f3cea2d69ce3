//! Kinds of computer players and their names.

use core::fmt::{self, Display, Formatter};

use super::friend::HeadToHead;
use super::levels::Level;
use crate::kernel::strength::Strength;

/// Kind of computer player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum PlayerKind {
    /// Random action, uniformly distributed.
    Random,
    /// Best action one step ahead.
    Greedy,
    /// Player of a level.
    Level(Level),
    /// « Copain », with a handicap that lets both win about equally often.
    Friend(HeadToHead),
    /// Full strength, with exact scores of the three best actions.
    Adviser,
    /// Short search with exact scores of the two best actions, to tell whether a child's move was the best by
    /// far.
    Coach,
    /// Arbitrary strength, for measurements.
    Measured(Strength),
}

/// Writes `random`, `greedy`, `1` to `5`, `copain`, `adviser`, `coach`, or `effort:` and a strength. The friend's
/// record is stored elsewhere.
impl Display for PlayerKind {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => out.write_str("random"),
            Self::Greedy => out.write_str("greedy"),
            Self::Level(level) => level.number().fmt(out),
            Self::Friend(_) => out.write_str("copain"),
            Self::Adviser => out.write_str("adviser"),
            Self::Coach => out.write_str("coach"),
            Self::Measured(strength) => write!(out, "effort:{strength}"),
        }
    }
}

impl PlayerKind {
    /// Parses a name; « Copain » starts without games.
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "random" => Some(Self::Random),
            "greedy" => Some(Self::Greedy),
            "copain" => Some(Self::Friend(HeadToHead::default())),
            "adviser" => Some(Self::Adviser),
            "coach" => Some(Self::Coach),
            _ => match name.strip_prefix("effort:") {
                Some(strength) => Strength::read(strength).map(Self::Measured),
                None => Level::numbered(name.parse().ok()?).map(Self::Level),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::PlayerKind;
    use std::string::ToString;

    #[test]
    fn names_of_player_kinds_round_trip() {
        for name in [
            "random",
            "greedy",
            "1",
            "5",
            "copain",
            "adviser",
            "effort:700,40,0,0",
        ] {
            let who = PlayerKind::named(name).expect("the name is known");
            assert_eq!(who.to_string(), name);
        }
        for name in ["", "0", "6", "effort:", "effort:-1", "effort:5,6,7,8,9"] {
            assert!(PlayerKind::named(name).is_none(), "{name}");
        }
    }
}
