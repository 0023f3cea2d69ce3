//! Sides and figures: Monarchs, and knights of four sizes.

use super::board::Cell;
use crate::kernel::piece::Suit;
use crate::kernel::step::Seat;

/// Side of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Side {
    /// White, with its throne on e1.
    White,
    /// Black, with its throne on e9.
    Black,
}

impl Side {
    /// Both sides, in the order of their seats.
    pub const BOTH: [Self; 2] = [Self::White, Self::Black];

    /// Returns the opposing side.
    #[inline]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// Returns the seat of the side.
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// Returns the name in the notation.
    pub const fn notation(self) -> &'static str {
        match self {
            Self::White => "w",
            Self::Black => "b",
        }
    }

    /// Returns the side with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::BOTH.into_iter().find(|side| side.notation() == name)
    }

    /// Returns the colour of its figures.
    pub const fn suit(self) -> Suit {
        match self {
            Self::White => Suit::White,
            Self::Black => Suit::Violet,
        }
    }

    /// Returns the throne of the side. (Rules, 2)
    #[inline]
    pub const fn throne(self) -> Cell {
        match self {
            Self::White => Cell::new(4, 0),
            Self::Black => Cell::new(4, 8),
        }
    }
}

/// Size of a knight. (Rules, 1)
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Size {
    /// The smallest.
    One,
    /// Size 2.
    Two,
    /// Size 3.
    Three,
    /// The largest.
    Four,
}

impl Size {
    /// All sizes, ascending.
    pub const ALL: [Self; 4] = [Self::One, Self::Two, Self::Three, Self::Four];

    /// Checks whether a knight of this size may jump over an enemy knight of that size: over smaller ones, and
    /// the smallest over the largest. (Reading 9)
    pub const fn can_jump_over(self, enemy: Self) -> bool {
        match (self, enemy) {
            (Self::One, enemy) => matches!(enemy, Self::Four),
            (own, enemy) => (own as u8) > enemy as u8,
        }
    }
}

/// Rank of a figure.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Rank {
    /// Knight.
    Knight(Size),
    /// Monarch.
    Monarch,
}

impl Rank {
    /// Returns its index among all ranks.
    #[inline]
    pub const fn index(self) -> usize {
        match self {
            Self::Knight(size) => size as usize,
            Self::Monarch => Size::ALL.len(),
        }
    }
}

/// Figure of a side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Figure {
    /// Owner.
    pub side: Side,
    /// Rank.
    pub rank: Rank,
}

impl Figure {
    /// Creates a figure.
    pub const fn new(side: Side, rank: Rank) -> Self {
        Self { side, rank }
    }

    /// Returns its letter: `A` to `D` and `M`, lower case for black. (Rules, 1)
    pub const fn letter(self) -> char {
        let capital = match self.rank {
            Rank::Knight(size) => b'A' + size as u8,
            Rank::Monarch => b'M',
        };
        match self.side {
            Side::White => capital as char,
            Side::Black => capital.to_ascii_lowercase() as char,
        }
    }

    /// Returns the name of its drawing.
    pub const fn kind(self) -> &'static str {
        match (self.side, self.rank) {
            (Side::White, Rank::Knight(Size::One)) => "k-white-1",
            (Side::White, Rank::Knight(Size::Two)) => "k-white-2",
            (Side::White, Rank::Knight(Size::Three)) => "k-white-3",
            (Side::White, Rank::Knight(Size::Four)) => "k-white-4",
            (Side::White, Rank::Monarch) => "k-white-monarch",
            (Side::Black, Rank::Knight(Size::One)) => "k-black-1",
            (Side::Black, Rank::Knight(Size::Two)) => "k-black-2",
            (Side::Black, Rank::Knight(Size::Three)) => "k-black-3",
            (Side::Black, Rank::Knight(Size::Four)) => "k-black-4",
            (Side::Black, Rank::Monarch) => "k-black-monarch",
        }
    }

    /// Returns the figure with this letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        let side = match letter {
            'A'..='Z' => Side::White,
            _ => Side::Black,
        };
        let rank = match letter.to_ascii_uppercase() {
            'A' => Rank::Knight(Size::One),
            'B' => Rank::Knight(Size::Two),
            'C' => Rank::Knight(Size::Three),
            'D' => Rank::Knight(Size::Four),
            'M' => Rank::Monarch,
            _ => return None,
        };
        Some(Self::new(side, rank))
    }
}

impl Rank {
    /// All ranks.
    pub const ALL: [Self; 5] = [
        Self::Knight(Size::One),
        Self::Knight(Size::Two),
        Self::Knight(Size::Three),
        Self::Knight(Size::Four),
        Self::Monarch,
    ];
}

#[cfg(test)]
mod tests {
    use super::{Figure, Rank, Side, Size};

    #[test]
    fn letters_round_trip() {
        for side in Side::BOTH {
            for rank in Rank::ALL {
                let figure = Figure::new(side, rank);
                assert_eq!(Figure::from_letter(figure.letter()), Some(figure));
            }
        }
    }

    #[test]
    fn jump_rules_between_figures() {
        let over = |own: Size| Size::ALL.map(|enemy| own.can_jump_over(enemy));
        assert_eq!(over(Size::One), [false, false, false, true]);
        assert_eq!(over(Size::Two), [true, false, false, false]);
        assert_eq!(over(Size::Three), [true, true, false, false]);
        assert_eq!(over(Size::Four), [true, true, true, false]);
    }
}
