//! The five levels, from first contact to the best the computer can do; what each is made of stands with the game.

/// A level of the computer.
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
