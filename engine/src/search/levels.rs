//! How strong the computer plays: how much is looked at, and how often the second best will do.

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
    /// How many positions are looked at.
    pub effort: u32,
    /// How many actions ahead at most.
    pub plies: u32,
    /// How many of a thousand actions are not the best one.
    pub slips: u32,
    /// How much a slip may cost at most, in points of the outlook.
    pub reach: u32,
}

impl Strength {
    /// Who looks at so many positions and never slips.
    pub const fn looking_at(effort: u32) -> Self {
        strength(effort, FAR, 0, 0)
    }

    /// Reads `EFFORT`, or `EFFORT,PLIES,SLIPS,REACH`; what is not given is as for one who never slips.
    pub fn read(text: &str) -> Option<Self> {
        let mut numbers = text.split(',').map(|number| number.parse::<u32>().ok());
        let effort = numbers.next()??;
        let mut next = |usual: u32| numbers.next().unwrap_or(Some(usual));
        let (plies, slips, reach) = (next(FAR)?, next(0)?, next(0)?);
        let is_whole = numbers.next().is_none();
        let is_sane = is_whole && plies <= FAR && slips <= 1000 && reach <= 2000;
        is_sane.then_some(strength(effort, plies, slips, reach))
    }
}

impl Display for Strength {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        let Self {
            effort,
            plies,
            slips,
            reach,
        } = self;
        write!(out, "{effort},{plies},{slips},{reach}")
    }
}

const fn strength(effort: u32, plies: u32, slips: u32, reach: u32) -> Strength {
    Strength {
        effort,
        plies,
        slips,
        reach,
    }
}

/// No limit but the effort.
const FAR: u32 = 40;

/// The strengths of the five levels of one game.
pub type Ladder = [Strength; 5];

/// The ladder of a game without one of its own.
const USUAL: Ladder = [
    strength(400, 1, 750, 300),
    strength(1_000, 2, 300, 150),
    strength(4_000, FAR, 150, 60),
    strength(15_000, FAR, 60, 30),
    strength(100_000, FAR, 500, 2),
];

/// Games for which measurement gave other numbers. (`docs/players.md`)
const LADDERS: &[(&str, Ladder)] = &[
    (
        "chevaliers",
        [
            strength(400, 1, 930, 500),
            strength(1_500, 2, 780, 300),
            strength(3_000, 3, 550, 150),
            strength(8_000, FAR, 300, 60),
            strength(150_000, FAR, 500, 2),
        ],
    ),
    (
        "vatrankill",
        [
            strength(400, 1, 750, 300),
            strength(1_000, 2, 300, 150),
            strength(4_000, FAR, 150, 60),
            strength(15_000, FAR, 60, 30),
            strength(300_000, FAR, 500, 2),
        ],
    ),
    (
        "vatrakill",
        [
            strength(400, 1, 750, 300),
            strength(1_000, 2, 300, 150),
            strength(4_000, FAR, 150, 60),
            strength(12_000, FAR, 60, 30),
            strength(200_000, FAR, 500, 2),
        ],
    ),
];

/// The strength of a level in a game.
pub fn strength_of(slug: &str, level: Level) -> Strength {
    let own = LADDERS.iter().find(|(known, _)| *known == slug);
    let ladder = own.map_or(&USUAL, |(_, ladder)| ladder);
    ladder[level as usize]
}

/// The strength of « Copain », which looks no further ahead than this, before it holds back.
pub fn friendly(slug: &str, plies: u32) -> Strength {
    Strength {
        plies,
        ..strength_of(slug, Level::Four)
    }
}
