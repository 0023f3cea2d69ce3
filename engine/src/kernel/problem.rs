//! Facts about a game's problems: the kinds it offers, and the aim of its players. Start with
//! [`ProblemFacts`].

use super::event::{Event, MoveStyle};
use super::piece::{Spot, Tray};
use super::step::{Seats, Verdict};

/// Task of a problem.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Reach the aim in this turn, without a roll.
    Take,
    /// Find the only step that keeps the opponents from their aim.
    Save,
    /// Choose the fight with the best odds.
    Fight,
    /// Calculate in a fight under way: read the die, add, compare.
    Count,
    /// Count the turns in which a piece reaches a place while all others stand still.
    Path,
    /// Reach the aim within two turns, against any reply.
    Two,
    /// Reach the aim within three turns, against any reply.
    Three,
}

impl Kind {
    /// All kinds, the easiest first.
    pub const ALL: [Self; 7] = [
        Self::Take,
        Self::Save,
        Self::Fight,
        Self::Count,
        Self::Path,
        Self::Two,
        Self::Three,
    ];

    /// Returns the identifier in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Take => "take",
            Self::Save => "save",
            Self::Fight => "fight",
            Self::Count => "count",
            Self::Path => "path",
            Self::Two => "two",
            Self::Three => "three",
        }
    }

    /// Parses an identifier.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// Returns the number of turns to reach the aim, for the kinds that ask for it.
    pub const fn turns(self) -> Option<u8> {
        match self {
            Self::Take => Some(1),
            Self::Two => Some(2),
            Self::Three => Some(3),
            Self::Save | Self::Fight | Self::Count | Self::Path => None,
        }
    }
}

/// Question of a problem of the kind [`Kind::Count`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ask {
    /// Total of the attacker.
    Attacker,
    /// Total of the defender.
    Defender,
    /// Difference between the winner's total and the loser's.
    More,
    /// Lowest face that wins.
    Least,
}

impl Ask {
    /// All questions, the easiest first.
    pub const ALL: [Self; 4] = [Self::Attacker, Self::Defender, Self::More, Self::Least];

    /// Returns the identifier in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Attacker => "attacker",
            Self::Defender => "defender",
            Self::More => "more",
            Self::Least => "least",
        }
    }

    /// Parses an identifier.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|ask| ask.name() == name)
    }
}

/// Facts about a game's problems.
#[derive(Clone, Copy, Debug)]
pub struct ProblemFacts {
    /// Kinds of problems that the game offers.
    pub kinds: &'static [Kind],
    /// Questions about a fight under way.
    pub asks: &'static [Ask],
    /// Checks whether an event shows that one of these seats reaches its aim.
    pub aim: fn(Seats, &Event) -> bool,
    /// Kinds of ground pieces, and names of grounds, that paths lead to.
    pub targets: &'static [&'static str],
}

impl ProblemFacts {
    /// Facts of a game without problems.
    pub const NONE: Self = Self {
        kinds: &[],
        asks: &[],
        aim: wins,
        targets: &[],
    };
}

/// Checks whether an event ends the game with a win of one of these seats.
pub fn wins(of: Seats, event: &Event) -> bool {
    match event {
        Event::Ended {
            verdict: Verdict::Won(seats),
        } => seats.iter().any(|seat| of.has(seat)),
        _ => false,
    }
}

/// Checks whether one of these seats wins or captures something onto its shelf.
pub fn wins_or_takes(of: Seats, event: &Event) -> bool {
    match *event {
        Event::Moved {
            to: Spot::In(seat, Tray::Shelf),
            style: MoveStyle::Fly,
            ..
        } => of.has(seat),
        _ => wins(of, event),
    }
}

#[cfg(test)]
mod tests {
    use super::{Ask, Kind};

    #[test]
    fn names_round_trip() {
        for kind in Kind::ALL {
            assert_eq!(Kind::named(kind.name()), Some(kind));
        }
        for ask in Ask::ALL {
            assert_eq!(Ask::named(ask.name()), Some(ask));
        }
        assert_eq!(Kind::named("Take"), None);
    }
}
