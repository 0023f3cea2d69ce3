//! What a game brings to its problems: the kinds of problems that it has, and what its players are after.

use super::event::{Event, MoveStyle};
use super::piece::{Spot, Tray};
use super::step::{Seats, Verdict};

/// What a problem asks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Take what you are after, in this turn, without a throw.
    Take,
    /// Find the only step after which the others cannot take what they are after.
    Save,
    /// Choose the fight with the best chance.
    Fight,
    /// Say how many: read the die, add, compare, at a fight in progress.
    Count,
    /// Say in how many turns a piece reaches a place while all others stand still.
    Path,
    /// Take what you are after within two turns, whatever the others answer.
    Two,
    /// Take it within three turns.
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

    /// The word in files.
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

    /// The kind of a word.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// In how many turns the solver is to have what it is after, where the problem is to take something.
    pub const fn turns(self) -> Option<u8> {
        match self {
            Self::Take => Some(1),
            Self::Two => Some(2),
            Self::Three => Some(3),
            Self::Save | Self::Fight | Self::Count | Self::Path => None,
        }
    }
}

/// What a problem of the kind [`Kind::Count`] asks for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ask {
    /// How many the attacker has in all.
    Attacker,
    /// How many the defender has in all.
    Defender,
    /// How many more the winner has than the other.
    More,
    /// The least that the die must show to win.
    Least,
}

impl Ask {
    /// Everything that is asked, the easiest first.
    pub const ALL: [Self; 4] = [Self::Attacker, Self::Defender, Self::More, Self::Least];

    /// The word in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Attacker => "attacker",
            Self::Defender => "defender",
            Self::More => "more",
            Self::Least => "least",
        }
    }

    /// What a word asks for.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|ask| ask.name() == name)
    }
}

/// What a game brings to its problems.
#[derive(Clone, Copy, Debug)]
pub struct ProblemFacts {
    /// The kinds of problems that it has.
    pub kinds: &'static [Kind],
    /// What is asked at a fight in progress.
    pub asks: &'static [Ask],
    /// Whether an event shows that one of these seats gets what it is after.
    pub aim: fn(Seats, &Event) -> bool,
    /// The kinds of pieces on the ground, and the words of grounds, that ways lead to.
    pub targets: &'static [&'static str],
}

impl ProblemFacts {
    /// Of a game without problems.
    pub const NONE: Self = Self {
        kinds: &[],
        asks: &[],
        aim: wins,
        targets: &[],
    };
}

/// Whether an event ends the game with a win of one of these seats.
pub fn wins(of: Seats, event: &Event) -> bool {
    match event {
        Event::Ended {
            verdict: Verdict::Won(seats),
        } => seats.iter().any(|seat| of.has(seat)),
        _ => false,
    }
}

/// Whether one of these seats wins, or takes something onto its shelf.
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
    fn words_lead_back() {
        for kind in Kind::ALL {
            assert_eq!(Kind::named(kind.name()), Some(kind));
        }
        for ask in Ask::ALL {
            assert_eq!(Ask::named(ask.name()), Some(ask));
        }
        assert_eq!(Kind::named("Take"), None);
    }
}
