//! Levels of strength: how many nodes a search may spend, and how often and how badly it blunders.

use core::fmt::{self, Display, Formatter};

/// A level of the computer, from first contact to the best it can do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// First contact.
    One,
    /// For beginners.
    Two,
    /// In the middle.
    Three,
    /// For those who know the game.
    Four,
    /// The best it can do.
    Five,
}

impl Level {
    /// All levels, the easiest first.
    pub const ALL: [Self; 5] = [Self::One, Self::Two, Self::Three, Self::Four, Self::Five];

    /// The number of the level, from 1.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The level of a number, from 1.
    pub const fn numbered(number: u8) -> Option<Self> {
        match number {
            1..=5 => Some(Self::ALL[number as usize - 1]),
            _ => None,
        }
    }
}

/// What a level is made of.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Strength {
    /// The nodes that a search may spend.
    pub node_budget: u32,
    /// The greatest depth, in plies.
    pub plies: u32,
    /// How many of a thousand actions are blunders: not the best one on purpose.
    pub blunder_permille: u32,
    /// What a blunder may cost at most, in points of the evaluation.
    pub blunder_margin: u32,
}

impl Strength {
    /// A search of so many nodes that never blunders.
    pub const fn of_nodes(node_budget: u32) -> Self {
        strength(node_budget, MAX_PLIES, 0, 0)
    }

    /// Reads `NODES`, or `NODES,PLIES,PERMILLE,MARGIN`; what is not given is as for one that never blunders.
    pub fn read(text: &str) -> Option<Self> {
        let mut numbers = text.split(',').map(|number| number.parse::<u32>().ok());
        let node_budget = numbers.next()??;
        let mut next = |usual: u32| numbers.next().unwrap_or(Some(usual));
        let (plies, permille, margin) = (next(MAX_PLIES)?, next(0)?, next(0)?);
        let is_whole = numbers.next().is_none();
        let is_sane = is_whole && plies <= MAX_PLIES && permille <= 1000 && margin <= 2000;
        is_sane.then_some(strength(node_budget, plies, permille, margin))
    }
}

impl Display for Strength {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        let Self {
            node_budget,
            plies,
            blunder_permille,
            blunder_margin,
        } = self;
        write!(
            out,
            "{node_budget},{plies},{blunder_permille},{blunder_margin}"
        )
    }
}

const fn strength(
    node_budget: u32,
    plies: u32,
    blunder_permille: u32,
    blunder_margin: u32,
) -> Strength {
    Strength {
        node_budget,
        plies,
        blunder_permille,
        blunder_margin,
    }
}

/// No limit but the node budget.
const MAX_PLIES: u32 = 40;

/// The strengths of the five levels of one game.
pub type Ladder = [Strength; 5];

/// The ladder of a game without one of its own.
const USUAL: Ladder = [
    strength(400, 1, 750, 300),
    strength(1_000, 2, 300, 150),
    strength(4_000, MAX_PLIES, 150, 60),
    strength(15_000, MAX_PLIES, 60, 30),
    strength(100_000, MAX_PLIES, 500, 2),
];

/// Games for which measurement gave other numbers. (`docs/players.md`)
const LADDERS: &[(&str, Ladder)] = &[
    (
        "chevaliers",
        [
            strength(400, 1, 930, 500),
            strength(1_500, 2, 780, 300),
            strength(3_000, 3, 550, 150),
            strength(8_000, MAX_PLIES, 300, 60),
            strength(150_000, MAX_PLIES, 500, 2),
        ],
    ),
    (
        "vatrankill",
        [
            strength(400, 1, 750, 300),
            strength(1_000, 2, 300, 150),
            strength(4_000, MAX_PLIES, 150, 60),
            strength(15_000, MAX_PLIES, 60, 30),
            strength(300_000, MAX_PLIES, 500, 2),
        ],
    ),
    (
        "vatrakill",
        [
            strength(400, 1, 750, 300),
            strength(1_000, 2, 300, 150),
            strength(4_000, MAX_PLIES, 150, 60),
            strength(12_000, MAX_PLIES, 60, 30),
            strength(200_000, MAX_PLIES, 500, 2),
        ],
    ),
];

/// The strength of a level in a game.
pub fn strength_of(slug: &str, level: Level) -> Strength {
    let own = LADDERS.iter().find(|(known, _)| *known == slug);
    let ladder = own.map_or(&USUAL, |(_, ladder)| ladder);
    ladder[level as usize]
}

/// The strength of « Copain », which searches no deeper than this, before its handicap.
pub fn friendly(slug: &str, plies: u32) -> Strength {
    Strength {
        plies,
        ..strength_of(slug, Level::Four)
    }
}
