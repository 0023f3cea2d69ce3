//! The four colours, their circle round the table and their alliances. (Rules, 1)

use core::fmt;

use crate::kernel::step::{Seat, Seats};

/// A colour of knights.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Colour {
    /// Red, whose forward is up.
    Red,
    /// Green, whose forward is to the right.
    Green,
    /// Yellow, whose forward is down.
    Yellow,
    /// Blue, whose forward is to the left.
    Blue,
}

impl Colour {
    /// All colours, clockwise round the table.
    pub const ALL: [Self; 4] = [Self::Red, Self::Green, Self::Yellow, Self::Blue];

    /// The colour of a letter.
    pub const fn lettered(letter: char) -> Option<Self> {
        match letter {
            'R' => Some(Self::Red),
            'G' => Some(Self::Green),
            'Y' => Some(Self::Yellow),
            'B' => Some(Self::Blue),
            _ => None,
        }
    }

    /// The colour that a text names by its letter alone.
    pub fn named(text: &str) -> Option<Self> {
        let mut letters = text.chars();
        let colour = Self::lettered(letters.next()?);
        colour.filter(|_| letters.next().is_none())
    }

    /// Its letter in the notation.
    pub const fn letter(self) -> char {
        match self {
            Self::Red => 'R',
            Self::Green => 'G',
            Self::Yellow => 'Y',
            Self::Blue => 'B',
        }
    }

    /// Its name in the notation.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "R",
            Self::Green => "G",
            Self::Yellow => "Y",
            Self::Blue => "B",
        }
    }

    /// The next colour on the circle, clockwise.
    #[inline]
    pub const fn next(self) -> Self {
        Self::ALL[(self as usize + 1) % 4]
    }

    /// The colour across the table, which is the ally where there are alliances.
    #[inline]
    pub const fn across(self) -> Self {
        Self::ALL[(self as usize + 2) % 4]
    }

    /// The seat of the colour.
    #[inline]
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// The colour of a seat.
    pub const fn seated(seat: Seat) -> Self {
        Self::ALL[seat.0 as usize % 4]
    }
}

/// A set of colours: those in play, a side, an alliance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Colours(u8);

impl Colours {
    /// No colour.
    pub const NONE: Self = Self(0);
    /// Red and yellow.
    pub const RED_YELLOW: Self = Self(0b0101);
    /// Green and blue.
    pub const GREEN_BLUE: Self = Self(0b1010);
    /// All four.
    pub const ALL: Self = Self(0b1111);
    /// Every set that may be in play: four, three, or two that face each other. (Rules, 8)
    pub const IN_PLAY: [Self; 7] = [
        Self::ALL,
        Self(0b0111),
        Self(0b1011),
        Self(0b1101),
        Self(0b1110),
        Self::RED_YELLOW,
        Self::GREEN_BLUE,
    ];

    /// The set of one colour.
    #[inline]
    pub const fn one(colour: Colour) -> Self {
        Self(1 << colour as u8)
    }

    /// A colour and the one across the table.
    #[inline]
    pub const fn alliance(colour: Colour) -> Self {
        Self(0b0101 << (colour as u8 & 1))
    }

    /// The set of a number below 16, one bit for each colour.
    pub const fn numbered(number: u8) -> Self {
        Self(number & 0b1111)
    }

    /// The number of the set, below 16.
    #[inline]
    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// The colours of this set or of the other.
    #[must_use]
    #[inline]
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The colours of this set that are not in the other.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The colours that are in both sets.
    #[must_use]
    #[inline]
    pub const fn both(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Whether the colour belongs to the set.
    #[inline]
    pub const fn has(self, colour: Colour) -> bool {
        self.0 >> colour as u8 & 1 == 1
    }

    /// How many colours it holds.
    #[inline]
    pub const fn size(self) -> u32 {
        self.0.count_ones()
    }

    /// The colours of the set, in the order of the circle.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Colour> {
        Colour::ALL
            .into_iter()
            .filter(move |&colour| self.has(colour))
    }

    /// Their seats.
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
