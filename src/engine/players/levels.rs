//! How strong the computer plays: how much is looked at, and how often the second best will do.

use super::depth::ONE;
use super::judge::POINT;

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
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strength {
    /// How many positions are looked at.
    pub effort: u32,
    /// How many actions ahead at most.
    pub plies: i32,
    /// How many of a thousand actions are not the best one.
    pub slips: u32,
    /// How much a slip may cost at most, in parts of a search's values.
    pub reach: i32,
}

const fn strength(effort: u32, plies: i32, slips: u32, reach: i32) -> Strength {
    Strength {
        effort,
        plies,
        slips,
        reach: reach * POINT,
    }
}

/// No limit but the effort.
const FAR: i32 = 40;
const _: () = assert!(FAR * ONE <= 160);

/// The strengths of the five levels of one game.
pub type Ladder = [Strength; 5];

/// The ladder of a game without one of its own.
const USUAL: Ladder = [
    strength(400, 1, 500, 250),
    strength(1_000, 2, 250, 120),
    strength(4_000, FAR, 150, 60),
    strength(15_000, FAR, 60, 30),
    strength(100_000, FAR, 500, 2),
];

/// Games for which measurement gave other numbers. (`docs/players.md`)
const LADDERS: &[(&str, Ladder)] = &[];

/// The strength of a level in a game.
pub fn strength_of(slug: &str, level: Level) -> Strength {
    let own = LADDERS.iter().find(|(known, _)| *known == slug);
    let ladder = own.map_or(&USUAL, |(_, ladder)| ladder);
    ladder[level as usize]
}

/// The strength of « Copain », before it holds back.
pub fn friendly(slug: &str) -> Strength {
    Strength {
        plies: 5,
        ..strength_of(slug, Level::Four)
    }
}
