//! Position and its text form. Parsing is in `read.rs`. (Section 10)

use core::fmt::{self, Write as _};

use super::board::{TOWERS, Zone};
use super::rules;
use super::seats::{Faction, Order, Player, Zones};
use crate::games::patrakill::bans::Bans;
use crate::games::patrakill::board::{self, Cell};
use crate::games::patrakill::cells::Cells;
use crate::games::patrakill::dragon::{Chain, View};
use crate::kernel::step::Seat;

/// Outcome of a game. (Section 7)
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Outcome {
    /// Won by this faction or player.
    Won(Player),
    /// Drawn by the calm limit.
    Drawn,
}

/// Phase of the game. (Section 4)
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Phase {
    /// The dragon lands on the board.
    Landing,
    /// The player to move acts.
    Turn,
    /// The dragon is within a chain of jumps.
    Jumps(Chain),
    /// The game is over.
    Over(Outcome),
}

/// Position: the complete state of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Position {
    pub(super) phase: Phase,
    /// Index of the player to move in the order; in phase [`Phase::Landing`] of the next one; 0 at the end.
    pub(super) turn: u8,
    pub(super) knights: [Cells; 4],
    /// Cell of the dragon; empty before it lands.
    pub(super) dragon: Cells,
    pub(super) eaten: u8,
    pub(super) calm: u32,
    pub(super) limit: u32,
    pub(super) order: Order,
    pub(super) zones: Zones,
    pub(super) bans: Bans,
}

impl Position {
    /// Creates a board without knights and dragon.
    pub(super) const fn bare(order: Order, zones: Zones, limit: u32) -> Self {
        Self {
            phase: Phase::Landing,
            turn: 0,
            knights: [Cells::NONE; 4],
            dragon: Cells::NONE,
            eaten: 0,
            calm: 0,
            limit,
            order,
            zones,
            bans: Bans::NONE,
        }
    }

    /// Creates the initial position. (Section 3)
    pub(super) fn first(order: Order, zones: Zones, limit: u32) -> Self {
        let mut first = Self::bare(order, zones, limit);
        for zone in Zone::ALL {
            if let Some(faction) = zones.faction(zone) {
                first.knights[faction as usize] = zone.knights();
            }
        }
        first
    }

    /// Returns the player to move.
    #[inline]
    pub(super) fn player(&self) -> Player {
        self.order.at(self.turn)
    }

    /// Returns the seat of a player: with two players, the knights' player leads every faction. (Section 3)
    pub(super) fn seat_of(&self, player: Player) -> Seat {
        match player {
            Player::Of(_) if self.order.count() == 2 => Player::Knights.seat(),
            Player::Of(_) | Player::Knights | Player::Dragon => player.seat(),
        }
    }

    /// Returns the cells of all knights.
    #[inline]
    pub(super) fn all_knights(&self) -> Cells {
        let [blue, green, yellow, violet] = self.knights;
        blue | green | yellow | violet
    }

    /// Returns the knights of the player to move.
    #[inline]
    pub(super) fn movable(&self) -> Cells {
        match self.player() {
            Player::Of(faction) => self.knights[faction as usize],
            Player::Knights => self.all_knights(),
            Player::Dragon => Cells::NONE,
        }
    }

    /// Returns the faction of the knight on a cell.
    #[inline]
    pub(super) fn faction(&self, cell: Cell) -> Option<Faction> {
        let stands = |faction: &Faction| self.knights[*faction as usize].has(cell);
        Faction::ALL.into_iter().find(stands)
    }

    /// Returns the faction of the tower on a cell; `None` for a neutral one. (Section 3)
    pub(super) fn tower_of(&self, cell: Cell) -> Option<Faction> {
        self.zones.faction(Zone::of_tower(cell)?)
    }

    /// Returns the empty cells.
    #[inline]
    pub(super) fn empty(&self) -> Cells {
        !(self.all_knights() | TOWERS | self.dragon)
    }

    /// Returns the towers without a knight.
    #[inline]
    pub(super) fn free_towers(&self) -> Cells {
        TOWERS & !self.all_knights()
    }

    /// Returns the board from the dragon's point of view. (Section 5.2)
    #[inline]
    pub(super) fn view(&self) -> View {
        View {
            dragon: self.dragon,
            empty: self.empty(),
            prey: self.all_knights() & !TOWERS,
            hurdles: TOWERS,
        }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (phase, turn) = match self.phase {
            Phase::Landing => ('P', self.player().letter()),
            Phase::Turn => ('T', self.player().letter()),
            Phase::Jumps(_) => ('J', self.player().letter()),
            Phase::Over(_) => ('E', '-'),
        };
        write!(f, "vatrakill {phase} {turn} ")?;
        board::write(f, |f, cell| {
            f.write_char(self.tower_letter(cell))?;
            f.write_char(match self.faction(cell) {
                Some(faction) => faction.letter(),
                None if self.dragon.has(cell) => 'D',
                None => '.',
            })
        })?;
        write!(f, " e{} c{} ", self.eaten, self.calm)?;
        match self.phase {
            Phase::Jumps(chain) => chain.write(f)?,
            Phase::Landing | Phase::Turn | Phase::Over(_) => f.write_str("j-")?,
        }
        f.write_char(' ')?;
        self.bans.write(TOWERS, f)?;
        write!(f, " w{} L{} o", rules::result(self), self.limit)?;
        for player in self.order.iter() {
            f.write_char(player.letter())?;
        }
        f.write_str(" z")?;
        for letter in self.zones.letters() {
            f.write_char(letter)?;
        }
        Ok(())
    }
}

impl Position {
    /// Returns the letter of the building on a cell. (Section 10)
    pub(super) fn tower_letter(&self, cell: Cell) -> char {
        if TOWERS.has(cell) {
            self.tower_of(cell).map_or('n', Faction::tower)
        } else {
            '.'
        }
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
