//! Five levels of computer players; each game defines their strengths.

/// Level of a computer player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// First contact.
    One,
    /// Beginners.
    Two,
    /// Intermediate.
    Three,
    /// Experienced players.
    Four,
    /// Full strength.
    Five,
}

impl Level {
    /// All levels, the easiest first.
    pub const ALL: [Self; 5] = [Self::One, Self::Two, Self::Three, Self::Four, Self::Five];

    /// Returns the number of the level, from 1.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// Returns the level with a number from 1 to 5.
    pub const fn numbered(number: u8) -> Option<Self> {
        match number {
            1..=5 => Some(Self::ALL[number as usize - 1]),
            _ => None,
        }
    }
}
