//! The position and its text. Reading it back is in `read.rs`. (Section 10)

use core::fmt::{self, Write as _};

use super::board::{Kind, Kingdom, Point};
use super::knight::Knight;
use super::points::Points;
use crate::kernel::step::Seat;
use crate::kernel::writer;

/// The most seats that can play. (Section 1)
pub const SEATS: usize = 6;
/// The obstacle stones of the box. (Section 1)
pub const STONES: u8 = 16;

/// How many dragon cards there are of each strength from 0 to 6.
pub type Pile = [u8; 7];

/// The full pile. (Section 1, reading 2)
pub const FULL_PILE: Pile = [3, 3, 4, 4, 4, 3, 3];

/// Where the ring is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Ring {
    /// It lies on a point.
    On(Point),
    /// A knight bears it.
    Borne(Seat),
}

/// The phase of a turn. (Section 4)
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Phase {
    /// `M`: the first point of a move.
    First,
    /// `N`: the second point.
    Second {
        /// Where the move began.
        from: Point,
    },
    /// `B`: the first point of the bonus after a won duel.
    Bonus,
    /// `O`: its second point.
    BonusSecond {
        /// Where the bonus began.
        from: Point,
    },
    /// `X`: the attacker exiles the knight on its point.
    Exile {
        /// Whom.
        victim: Seat,
    },
    /// `P`: a stone is put.
    Put,
    /// `S`: a stone is chosen.
    Choose,
    /// `T`: the stone is put elsewhere.
    Shift {
        /// Where it was taken.
        from: Point,
    },
    /// `C`: a dragon card is turned.
    Card,
    /// `D`: the die is thrown.
    Die {
        /// The strength of the dragon.
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
    /// The letter in the notation.
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

/// A position: all that the rules need to go on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Position {
    pub(super) stones: Points,
    /// Seats that nobody takes keep a fresh knight.
    pub(super) knights: [Knight; SEATS],
    pub(super) players: u8,
    pub(super) seat: Seat,
    pub(super) phase: Phase,
    pub(super) ring: Ring,
    pub(super) pile: Pile,
    pub(super) goal: u8,
}

impl Position {
    /// The first position. (Section 3)
    pub const fn start(players: u8, goal: u8, first: Seat) -> Self {
        Self {
            stones: Points::NONE,
            knights: [Knight::FRESH; SEATS],
            players,
            seat: first,
            phase: Phase::First,
            ring: Ring::On(Point::RING),
            pile: FULL_PILE,
            goal,
        }
    }

    /// The seats in play, ascending.
    #[inline]
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players).map(Seat)
    }

    /// The knights in play.
    #[inline]
    pub(super) fn all(&self) -> &[Knight] {
        &self.knights[..(self.players as usize).min(SEATS)]
    }

    /// The knight of a seat.
    #[inline]
    pub(super) const fn knight(&self, seat: Seat) -> &Knight {
        &self.knights[seat.0 as usize]
    }

    /// The knight whose turn it is.
    #[inline]
    pub(super) const fn mover(&self) -> &Knight {
        self.knight(self.seat)
    }

    #[inline]
    pub(super) const fn mover_mut(&mut self) -> &mut Knight {
        &mut self.knights[self.seat.0 as usize]
    }

    /// Where a move of the mover begins now: the ball, if it waits. (Section 5)
    #[inline]
    pub(super) fn origin(&self) -> Point {
        self.mover().at.unwrap_or(Point::KNIGHTS)
    }

    /// Whether a seat bears the ring.
    #[inline]
    pub(super) fn bears(&self, seat: Seat) -> bool {
        self.ring == Ring::Borne(seat)
    }

    /// The points where the other knights stand.
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

    /// The seat of another knight on a point.
    pub(super) fn other_on(&self, point: Point) -> Option<Seat> {
        let is_there = |seat: &Seat| *seat != self.seat && self.knight(*seat).at == Some(point);
        self.seats().find(is_there)
    }

    /// Whether a knight other than that of the mover waits.
    #[inline]
    pub(super) fn another_waits(&self) -> bool {
        let others = (0..).zip(self.all());
        others
            .into_iter()
            .any(|(seat, knight)| seat != self.seat.0 && knight.at.is_none())
    }

    /// The city where the mover stands.
    pub(super) fn city(&self) -> Option<Kingdom> {
        let point = self.mover().at?;
        match point.kind() {
            Kind::City => point.kingdom(),
            _ => None,
        }
    }

    /// The stones left in the box. (Section 1)
    #[inline]
    pub(super) const fn supply(&self) -> u8 {
        let in_hand = matches!(self.phase, Phase::Shift { .. }) as u8;
        STONES.saturating_sub(self.stones.size() as u8 + in_hand)
    }

    /// The cards left in the pile.
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
        write!(f, " {}", self.goal)
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
