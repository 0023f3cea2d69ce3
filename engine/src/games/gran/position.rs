//! Position and its text form. Parsing is in `read.rs`. (Section 10)

use core::fmt::{self, Write as _};

use super::board::{Kind, Kingdom, Point};
use super::knight::Knight;
use super::points::Points;
use crate::kernel::step::Seat;
use crate::kernel::writer;

/// Maximum number of seats in play. (Section 1)
pub const SEATS: usize = 6;
/// Obstacle stones in the box. (Section 1)
pub const STONES: u8 = 16;

/// Number of dragon cards of each strength from 0 to 6.
pub type Pile = [u8; 7];

/// Full pile. (Section 1, reading 2)
pub const FULL_PILE: Pile = [3, 3, 4, 4, 4, 3, 3];

/// Option that tells what stones must leave open. (Section 2.1)
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub enum Walls {
    /// A way to the ring: the printed rule.
    #[default]
    Ring,
    /// The whole land, so that nobody is ever walled in: a house rule.
    Land,
}

impl Walls {
    /// Both variants.
    pub const ALL: [Self; 2] = [Self::Ring, Self::Land];

    /// Returns the value of the option.
    pub const fn notation(self) -> &'static str {
        match self {
            Self::Ring => "ring",
            Self::Land => "land",
        }
    }

    /// Returns the end of the goal field in a position.
    const fn suffix(self) -> &'static str {
        match self {
            Self::Ring => "",
            Self::Land => "l",
        }
    }
}

/// Location of the ring.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Ring {
    /// On a point.
    On(Point),
    /// Carried by a knight.
    Borne(Seat),
}

/// Phase of a turn. (Section 4)
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Phase {
    /// `M`: the first point of a move.
    First,
    /// `N`: the second point.
    Second {
        /// Origin of the move.
        from: Point,
    },
    /// `B`: the first point of the bonus after a won duel.
    Bonus,
    /// `O`: its second point.
    BonusSecond {
        /// Origin of the bonus move.
        from: Point,
    },
    /// `X`: the attacker exiles the knight on its point.
    Exile {
        /// Seat of the exiled knight.
        victim: Seat,
    },
    /// `P`: a stone is put.
    Put,
    /// `S`: a stone is chosen.
    Choose,
    /// `T`: the stone is put elsewhere.
    Shift {
        /// Previous point of the stone.
        from: Point,
    },
    /// `C`: a dragon card is turned.
    Card,
    /// `D`: the die is thrown.
    Die {
        /// Strength of the dragon.
        strength: u8,
    },
    /// `R`: the ring is laid.
    Lay,
    /// `U`: a shackled knight.
    Shackled,
    /// `E`: the game is over.
    Over,
}

impl Phase {
    /// Returns the letter in the notation.
    pub const fn letter(self) -> char {
        match self {
            Self::First => 'M',
            Self::Second { .. } => 'N',
            Self::Bonus => 'B',
            Self::BonusSecond { .. } => 'O',
            Self::Exile { .. } => 'X',
            Self::Put => 'P',
            Self::Choose => 'S',
            Self::Shift { .. } => 'T',
            Self::Card => 'C',
            Self::Die { .. } => 'D',
            Self::Lay => 'R',
            Self::Shackled => 'U',
            Self::Over => 'E',
        }
    }
}

/// Position: the complete state of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Position {
    pub(super) stones: Points,
    /// Empty seats hold a fresh knight.
    pub(super) knights: [Knight; SEATS],
    pub(super) players: u8,
    pub(super) seat: Seat,
    pub(super) phase: Phase,
    pub(super) ring: Ring,
    pub(super) pile: Pile,
    pub(super) goal: u8,
    pub(super) walls: Walls,
}

impl Position {
    /// Creates the first position. (Section 3)
    pub const fn start(players: u8, goal: u8, first: Seat, walls: Walls) -> Self {
        Self {
            stones: Points::NONE,
            knights: [Knight::FRESH; SEATS],
            players,
            seat: first,
            phase: Phase::First,
            ring: Ring::On(Point::RING),
            pile: FULL_PILE,
            goal,
            walls,
        }
    }

    /// Iterates over the seats in play, ascending.
    #[inline]
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players).map(Seat)
    }

    /// Returns the knights in play.
    #[inline]
    pub(super) fn all(&self) -> &[Knight] {
        &self.knights[..(self.players as usize).min(SEATS)]
    }

    /// Returns the knight of a seat.
    #[inline]
    pub(super) const fn knight(&self, seat: Seat) -> &Knight {
        &self.knights[seat.0 as usize]
    }

    /// Returns the knight of the seat to move.
    #[inline]
    pub(super) const fn mover(&self) -> &Knight {
        self.knight(self.seat)
    }

    #[inline]
    pub(super) const fn mover_mut(&mut self) -> &mut Knight {
        &mut self.knights[self.seat.0 as usize]
    }

    /// Returns the origin of the mover's next move: the ball, if it waits. (Section 5)
    #[inline]
    pub(super) fn origin(&self) -> Point {
        self.mover().at.unwrap_or(Point::KNIGHTS)
    }

    /// Checks whether a seat carries the ring.
    #[inline]
    pub(super) fn bears(&self, seat: Seat) -> bool {
        self.ring == Ring::Borne(seat)
    }

    /// Returns the points of the other knights.
    #[inline]
    pub(super) fn others(&self) -> Points {
        let mut points = Points::NONE;
        for (seat, knight) in (0..).zip(self.all()) {
            if seat != self.seat.0
                && let Some(point) = knight.at
            {
                points = points.with(point);
            }
        }
        points
    }

    /// Returns the seat of another knight on a point.
    pub(super) fn other_on(&self, point: Point) -> Option<Seat> {
        let is_there = |seat: &Seat| *seat != self.seat && self.knight(*seat).at == Some(point);
        self.seats().find(is_there)
    }

    /// Checks whether a knight other than the mover's waits.
    #[inline]
    pub(super) fn another_waits(&self) -> bool {
        let others = (0..).zip(self.all());
        others
            .into_iter()
            .any(|(seat, knight)| seat != self.seat.0 && knight.at.is_none())
    }

    /// Returns the city where the mover stands.
    pub(super) fn city(&self) -> Option<Kingdom> {
        let point = self.mover().at?;
        match point.kind() {
            Kind::City => point.kingdom(),
            _ => None,
        }
    }

    /// Returns the number of stones left in the box. (Section 1)
    #[inline]
    pub(super) const fn supply(&self) -> u8 {
        let in_hand = matches!(self.phase, Phase::Shift { .. }) as u8;
        STONES.saturating_sub(self.stones.size() as u8 + in_hand)
    }

    /// Returns the number of cards left in the pile.
    pub(super) fn cards(&self) -> u8 {
        self.pile.iter().sum()
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{} ", self.phase.letter(), self.seat.0)?;
        match self.phase {
            Phase::Second { from } | Phase::BonusSecond { from } | Phase::Shift { from } => {
                f.write_str(from.name())?;
            }
            Phase::Exile { victim } => write!(f, "{}", victim.0)?,
            Phase::Die { strength } => write!(f, "{strength}")?,
            _ => f.write_char('-')?,
        }
        for (seat, knight) in self.all().iter().enumerate() {
            f.write_char(if seat == 0 { ' ' } else { '/' })?;
            knight.fmt(f)?;
        }
        match self.ring {
            Ring::On(point) => write!(f, " {point} ")?,
            Ring::Borne(seat) => write!(f, " @{} ", seat.0)?,
        }
        writer::list(f, self.stones)?;
        f.write_char(' ')?;
        for count in self.pile {
            write!(f, "{count}")?;
        }
        write!(f, " {}{}", self.goal, self.walls.suffix())
    }
}

#[cfg(test)]
mod tests {
    use super::Position;

    #[test]
    fn a_position_stays_small() {
        assert!(size_of::<Position>() <= 64);
    }
}
