//! Four colours, their circle round the table, and their alliances. (Rules, 1)

use core::fmt;

use crate::kernel::step::{Seat, Seats};

/// Colour of knights.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Colour {
    /// Red, moving upwards.
    Red,
    /// Green, moving to the right.
    Green,
    /// Yellow, moving downwards.
    Yellow,
    /// Blue, moving to the left.
    Blue,
}

impl Colour {
    /// All colours, clockwise round the table.
    pub const ALL: [Self; 4] = [Self::Red, Self::Green, Self::Yellow, Self::Blue];

    /// Returns the colour with this letter.
    pub const fn from_letter(letter: char) -> Option<Self> {
        match letter {
            'R' => Some(Self::Red),
            'G' => Some(Self::Green),
            'Y' => Some(Self::Yellow),
            'B' => Some(Self::Blue),
            _ => None,
        }
    }

    /// Parses a text that is exactly one colour letter.
    pub fn named(text: &str) -> Option<Self> {
        let mut letters = text.chars();
        let colour = Self::from_letter(letters.next()?);
        colour.filter(|_| letters.next().is_none())
    }

    /// Returns its letter in the notation.
    pub const fn letter(self) -> char {
        match self {
            Self::Red => 'R',
            Self::Green => 'G',
            Self::Yellow => 'Y',
            Self::Blue => 'B',
        }
    }

    /// Returns its name in the notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "R",
            Self::Green => "G",
            Self::Yellow => "Y",
            Self::Blue => "B",
        }
    }

    /// Returns the next colour clockwise.
    #[inline]
    pub const fn next(self) -> Self {
        Self::ALL[(self as usize + 1) % 4]
    }

    /// Returns the colour across the table, the ally in games with alliances.
    #[inline]
    pub const fn across(self) -> Self {
        Self::ALL[(self as usize + 2) % 4]
    }

    /// Returns the seat of the colour.
    #[inline]
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// Returns the colour of a seat.
    pub const fn seated(seat: Seat) -> Self {
        Self::ALL[seat.0 as usize % 4]
    }
}

/// Set of colours: those in play, a side, an alliance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Colours(u8);

impl Colours {
    /// Empty set.
    pub const NONE: Self = Self(0);
    /// Red and yellow.
    pub const RED_YELLOW: Self = Self(0b0101);
    /// Green and blue.
    pub const GREEN_BLUE: Self = Self(0b1010);
    /// All four colours.
    pub const ALL: Self = Self(0b1111);
    /// All sets that may be in play: four, three, or two facing each other. (Rules, 8)
    pub const IN_PLAY: [Self; 7] = [
        Self::ALL,
        Self(0b0111),
        Self(0b1011),
        Self(0b1101),
        Self(0b1110),
        Self::RED_YELLOW,
        Self::GREEN_BLUE,
    ];

    /// Creates the set of one colour.
    #[inline]
    pub const fn one(colour: Colour) -> Self {
        Self(1 << colour as u8)
    }

    /// Returns a colour and the one across the table.
    #[inline]
    pub const fn alliance(colour: Colour) -> Self {
        Self(0b0101 << (colour as u8 & 1))
    }

    /// Creates the set with a number below 16, one bit per colour.
    pub const fn numbered(number: u8) -> Self {
        Self(number & 0b1111)
    }

    /// Returns the number of the set, below 16.
    #[inline]
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// Returns the union of the sets.
    #[must_use]
    #[inline]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the difference of the sets.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Returns the intersection of the sets.
    #[must_use]
    #[inline]
    pub const fn both(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Checks whether the set contains the colour.
    #[inline]
    pub const fn has(self, colour: Colour) -> bool {
        self.0 >> colour as u8 & 1 == 1
    }

    /// Returns the number of colours.
    #[inline]
    pub const fn size(self) -> u32 {
        self.0.count_ones()
    }

    /// Iterates over the colours of the set, in the order of the circle.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL
            .into_iter()
            .filter(move |&colour| self.has(colour))
    }

    /// Returns their seats.
    pub fn seats(self) -> Seats {
        self.iter()
            .fold(Seats::NONE, |seats, colour| seats.with(colour.seat()))
    }
}

impl fmt::Display for Colours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use fmt::Write as _;
        self.iter()
            .try_for_each(|colour| f.write_char(colour.letter()))
    }
}

#[cfg(test)]
mod tests {
    use super::{Colour, Colours};
    use std::string::ToString;

    #[test]
    fn allies_face_each_other() {
        for colour in Colour::ALL {
            let alliance = Colours::alliance(colour);
            assert!(alliance.has(colour) && alliance.has(colour.across()));
            assert_eq!(alliance.size(), 2);
            assert!(!alliance.has(colour.next()));
        }
        assert_eq!(Colours::alliance(Colour::Yellow).to_string(), "RY");
        assert_eq!(Colours::alliance(Colour::Green).to_string(), "GB");
    }
}
