//! Sides, figures and goals.

use super::board::Cells;
use crate::kernel::info::GoalSound;
use crate::kernel::piece::Suit;
use crate::kernel::step::Seat;

/// Sounds of the goals that are taken, by kind.
pub const SOUNDS: &[(&str, GoalSound)] = &[
    ("castle", GoalSound::Horn),
    ("village", GoalSound::Apples),
    ("princess", GoalSound::Bells),
    ("treasure", GoalSound::Coins),
];

/// Side of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Side {
    /// Prince's side, which defends the castle and the village.
    Prince,
    /// Tyran's side, which defends the Princess and the treasure.
    Dragons,
}

impl Side {
    /// Both sides, in the order of their seats.
    pub const BOTH: [Self; 2] = [Self::Prince, Self::Dragons];

    /// Returns the opposing side.
    #[inline]
    pub const fn other(self) -> Self {
        match self {
            Self::Prince => Self::Dragons,
            Self::Dragons => Self::Prince,
        }
    }

    /// Returns the seat of the side.
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// Returns the name in the notation.
    pub const fn notation(self) -> &'static str {
        match self {
            Self::Prince => "P",
            Self::Dragons => "D",
        }
    }

    /// Returns the colour of its figures.
    pub const fn suit(self) -> Suit {
        match self {
            Self::Prince => Suit::Blue,
            Self::Dragons => Suit::Red,
        }
    }

    /// Returns the rows of its camp from its edge inwards, counted from 0. (Section 2)
    pub const fn rows(self) -> [u8; 2] {
        match self {
            Self::Prince => [0, 1],
            Self::Dragons => [8, 7],
        }
    }

    /// Returns the cells of its last row, where its goals lie. (Section 2)
    #[inline]
    pub const fn last_row(self) -> Cells {
        const ROWS: [Cells; 2] = [Cells::row(0), Cells::row(8)];
        ROWS[self as usize]
    }

    /// Returns the two rows where its figures are placed. (Section 2)
    #[inline]
    pub const fn camp(self) -> Cells {
        const CAMPS: [Cells; 2] = [
            Cells::row(0).union(Cells::row(1)),
            Cells::row(7).union(Cells::row(8)),
        ];
        CAMPS[self as usize]
    }

    /// Returns the two goals that it defends, in the order of the notation.
    #[inline]
    pub const fn goals(self) -> [Goal; 2] {
        match self {
            Self::Prince => [Goal::Castle, Goal::Village],
            Self::Dragons => [Goal::Princess, Goal::Treasure],
        }
    }
}

/// Rank of a figure, which determines its bonus. (Section 1)
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Rank {
    /// Soldiers and small dragons.
    Low,
    /// Knights and great dragons.
    Middle,
    /// The Prince and Tyran.
    Chief,
}

impl Rank {
    /// All ranks, the lowest first.
    pub const ALL: [Self; 3] = [Self::Low, Self::Middle, Self::Chief];

    /// Returns the maximum number of figures of this rank per side. (Section 1)
    pub const fn most(self) -> u8 {
        match self {
            Self::Low => 5,
            Self::Middle => 4,
            Self::Chief => 1,
        }
    }
}

/// Figure: a side and a rank.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Figure {
    /// Side.
    pub side: Side,
    /// Rank.
    pub rank: Rank,
}

impl Figure {
    /// All figures.
    pub const ALL: [Self; 6] = [
        Self::new(Side::Prince, Rank::Low),
        Self::new(Side::Prince, Rank::Middle),
        Self::new(Side::Prince, Rank::Chief),
        Self::new(Side::Dragons, Rank::Low),
        Self::new(Side::Dragons, Rank::Middle),
        Self::new(Side::Dragons, Rank::Chief),
    ];

    /// Creates the figure of a side and a rank.
    pub const fn new(side: Side, rank: Rank) -> Self {
        Self { side, rank }
    }

    /// Returns the letter in the notation. (Section 1)
    pub const fn letter(self) -> char {
        const LETTERS: [[char; 3]; 2] = [['S', 'C', 'P'], ['d', 'g', 't']];
        LETTERS[self.side as usize][self.rank as usize]
    }

    /// Returns the name of its drawing.
    pub const fn kind(self) -> &'static str {
        const KINDS: [[&str; 3]; 2] = [
            ["soldier", "knight", "prince"],
            ["small-dragon", "great-dragon", "tyrant"],
        ];
        KINDS[self.side as usize][self.rank as usize]
    }

    /// Returns the figure with this letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|figure| figure.letter() == letter)
    }
}

/// Goal. (Section 1)
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Goal {
    /// The Prince's castle.
    Castle,
    /// The village with the golden apples.
    Village,
    /// Princess Annabelle.
    Princess,
    /// The dragons' treasure.
    Treasure,
}

impl Goal {
    /// All goals, in the order of the notation.
    pub const ALL: [Self; 4] = [Self::Castle, Self::Village, Self::Princess, Self::Treasure];

    /// Returns the side that defends it.
    pub const fn owner(self) -> Side {
        match self {
            Self::Castle | Self::Village => Side::Prince,
            Self::Princess | Self::Treasure => Side::Dragons,
        }
    }

    /// Returns the letter in the notation.
    pub const fn letter(self) -> char {
        ['K', 'V', 'a', 'o'][self as usize]
    }

    /// Returns the name of its drawing.
    pub const fn kind(self) -> &'static str {
        ["castle", "village", "princess", "treasure"][self as usize]
    }

    /// Returns the goal with this letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|goal| goal.letter() == letter)
    }
}

/// Item waiting in a hand.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Item {
    /// Goal.
    Goal(Goal),
    /// Figure.
    Figure(Figure),
}

impl Item {
    /// Returns the letter in the notation.
    pub const fn letter(self) -> char {
        match self {
            Self::Goal(goal) => goal.letter(),
            Self::Figure(figure) => figure.letter(),
        }
    }

    /// Returns the name of its drawing.
    pub const fn kind(self) -> &'static str {
        match self {
            Self::Goal(goal) => goal.kind(),
            Self::Figure(figure) => figure.kind(),
        }
    }

    /// Returns the side it belongs to.
    pub const fn side(self) -> Side {
        match self {
            Self::Goal(goal) => goal.owner(),
            Self::Figure(figure) => figure.side,
        }
    }

    /// Returns the item with this letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        let goal = Goal::from_letter(letter).map(Self::Goal);
        goal.or_else(|| Figure::from_letter(letter).map(Self::Figure))
    }
}
