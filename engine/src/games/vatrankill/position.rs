//! Position and its text form. Parsing is in `read.rs`. (Section 10)

use core::fmt::{self, Write as _};

use super::board::{CAMP, CASES_X, TOWERS};
use super::occupant::Occupant;
use super::rules;
use crate::games::patrakill::bans::Bans;
use crate::games::patrakill::board::{self, Cell};
use crate::games::patrakill::cells::Cells;
use crate::games::patrakill::dragon::{Chain, View};
use crate::kernel::step::Seat;

/// Side of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Side {
    /// Thirteen knights.
    Knights,
    /// Dragon.
    Dragon,
}

impl Side {
    /// Both sides, in the order of their seats.
    pub const BOTH: [Self; 2] = [Self::Knights, Self::Dragon];

    /// Returns the seat of the side.
    pub const fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// Returns the name in the notation.
    pub const fn notation(self) -> &'static str {
        match self {
            Self::Knights => "K",
            Self::Dragon => "D",
        }
    }
}

/// Round.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Round {
    /// The knights build towers.
    First,
    /// The knights hunt the dragon.
    Second,
}

/// Outcome of a game. (Section 7)
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Outcome {
    /// Won: the dragon was trapped, or it ate its five knights.
    Won(Side),
    /// Drawn by the calm limit.
    Drawn,
}

/// Phase of the game. (Section 4)
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Phase {
    /// The dragon lands on the board.
    Landing,
    /// The knights act.
    Knights,
    /// The dragon begins its turn.
    Dragon,
    /// The dragon is within a chain of jumps.
    Jumps(Chain),
    /// The game is over.
    Over(Outcome),
}

/// Position: the complete state of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Position {
    pub(super) round: Round,
    pub(super) phase: Phase,
    /// Knights facing north, except those in a moving tower.
    pub(super) outward: Cells,
    /// Knights facing south, except those in a moving tower.
    pub(super) homeward: Cells,
    /// Moving towers, each with its knight.
    pub(super) moving: Cells,
    /// Placed towers.
    pub(super) towers: Cells,
    /// Broken towers.
    pub(super) broken: Cells,
    /// Cell of the dragon; empty before it lands.
    pub(super) dragon: Cells,
    pub(super) supply: u8,
    pub(super) eaten: u8,
    pub(super) calm: u32,
    pub(super) limit: u32,
    pub(super) bans: Bans,
}

impl Position {
    /// Creates the initial position of round 1. (Section 3)
    pub(super) const fn first(limit: u32) -> Self {
        Self {
            outward: CAMP,
            supply: TOWERS as u8,
            ..Self::bare(limit)
        }
    }

    /// Creates an empty board before round 1.
    pub(super) const fn bare(limit: u32) -> Self {
        Self {
            round: Round::First,
            phase: Phase::Landing,
            outward: Cells::NONE,
            homeward: Cells::NONE,
            moving: Cells::NONE,
            towers: Cells::NONE,
            broken: Cells::NONE,
            dragon: Cells::NONE,
            supply: 0,
            eaten: 0,
            calm: 0,
            limit,
            bans: Bans::NONE,
        }
    }

    /// Puts an occupant on an empty cell.
    pub(super) const fn put(&mut self, occupant: Occupant, at: Cell) {
        match occupant {
            Occupant::Empty => {}
            Occupant::Dragon => self.dragon.add(at),
            Occupant::Outward => self.outward.add(at),
            Occupant::Homeward => self.homeward.add(at),
            Occupant::Moving => self.moving.add(at),
            Occupant::Tower => self.towers.add(at),
            Occupant::TowerOutward => {
                self.towers.add(at);
                self.outward.add(at);
            }
            Occupant::TowerHomeward => {
                self.towers.add(at);
                self.homeward.add(at);
            }
            Occupant::Broken => self.broken.add(at),
        }
    }

    /// Returns the occupant of a cell.
    pub(super) const fn at(&self, cell: Cell) -> Occupant {
        let is_tower = self.towers.has(cell);
        if self.outward.has(cell) {
            if is_tower {
                Occupant::TowerOutward
            } else {
                Occupant::Outward
            }
        } else if self.homeward.has(cell) {
            if is_tower {
                Occupant::TowerHomeward
            } else {
                Occupant::Homeward
            }
        } else if is_tower {
            Occupant::Tower
        } else if self.moving.has(cell) {
            Occupant::Moving
        } else if self.broken.has(cell) {
            Occupant::Broken
        } else if self.dragon.has(cell) {
            Occupant::Dragon
        } else {
            Occupant::Empty
        }
    }

    /// Returns the cells of all knights.
    #[inline]
    pub(super) fn knights(&self) -> Cells {
        self.outward | self.homeward | self.moving
    }

    /// Returns the empty cells.
    #[inline]
    pub(super) fn empty(&self) -> Cells {
        !(self.knights() | self.towers | self.broken | self.dragon)
    }

    /// Returns the placed towers without a knight.
    #[inline]
    pub(super) fn free_towers(&self) -> Cells {
        self.towers & !self.knights()
    }

    /// Returns the board from the dragon's point of view. (Section 5.3)
    #[inline]
    pub(super) fn view(&self) -> View {
        let knights = self.knights();
        let prey = match self.round {
            Round::First => knights,
            Round::Second => knights & !self.towers,
        };
        View {
            dragon: self.dragon,
            empty: self.empty(),
            prey,
            hurdles: (self.towers | self.broken) & !prey,
        }
    }

    /// Returns the cases X where an arriving outward knight receives a tower. (Section 6.2)
    #[inline]
    pub(super) fn giving(&self) -> Cells {
        if self.supply > 0 && self.round == Round::First {
            CASES_X & !self.towers
        } else {
            Cells::NONE
        }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.round {
            Round::First => "vatrankill 1 ",
            Round::Second => "vatrankill 2 ",
        })?;
        f.write_str(match self.phase {
            Phase::Landing => "P ",
            Phase::Knights => "K ",
            Phase::Dragon => "D ",
            Phase::Jumps(_) => "J ",
            Phase::Over(_) => "E ",
        })?;
        board::write(f, |f, cell| f.write_char(self.at(cell).letter()))?;
        write!(f, " t{} e{} c{} ", self.supply, self.eaten, self.calm)?;
        match self.phase {
            Phase::Jumps(chain) => chain.write(f)?,
            Phase::Landing | Phase::Knights | Phase::Dragon | Phase::Over(_) => {
                f.write_str("j-")?;
            }
        }
        f.write_char(' ')?;
        self.bans.write(self.towers, f)?;
        write!(f, " w{} L{}", rules::result(self), self.limit)
    }
}

#[cfg(test)]
mod tests {
    use super::Position;

    #[test]
    fn a_position_stays_small() {
        assert!(size_of::<Position>() <= 128);
    }
}
