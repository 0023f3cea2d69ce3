//! What a position is worth to the seat that thinks.

use crate::kernel::game::Game;
use crate::kernel::step::{Seat, Seats, Turn, Verdict};

/// One point of a game's outlook in the finer points of a search.
pub const POINT: i32 = 64;
/// The game is won.
pub const WON: i32 = 1000 * POINT;
/// Anything better is a win that is certain.
pub const CERTAIN: i32 = 992 * POINT;
/// Beyond every value.
pub const BEYOND: i32 = WON + 1;

/// One step further away: a win that comes sooner is better, and a loss that comes later.
pub const fn one_step_later(value: i32) -> i32 {
    if value > CERTAIN {
        value - 1
    } else if value < -CERTAIN {
        value + 1
    } else {
        value
    }
}

/// The seat that thinks, and the seats whose points count together with its own.
#[derive(Clone, Copy, Debug)]
pub struct Judge {
    seat: Seat,
    side: Seats,
    sides: usize,
}

impl Judge {
    /// Judges for a seat in a game that stands at this position.
    pub fn of<G: Game>(game: &G, at: &G::Position, seat: Seat) -> Self {
        let players = game.scene(at, at).players;
        let own = players.iter().find(|player| player.seat == seat);
        let side = own.map_or(Seats::one(seat), |player| player.side);
        let leads = |index: &usize| {
            let earlier = players[..*index].iter();
            !earlier
                .clone()
                .any(|other| other.side == players[*index].side)
        };
        let sides = (0..players.len()).filter(leads).count();
        Self { seat, side, sides }
    }

    /// The same game in the eyes of another seat.
    pub const fn turned_to(self, seat: Seat) -> Self {
        Self {
            seat,
            side: Seats::one(seat),
            ..self
        }
    }

    /// Whether the others are one side, so that what one side gains the other loses.
    pub const fn is_duel(&self) -> bool {
        self.sides <= 2
    }

    /// 1 for a seat of the own side, which seeks great values, and -1 for the others.
    #[inline]
    pub const fn sign(&self, seat: Seat) -> i32 {
        if self.side.has(seat) { 1 } else { -1 }
    }

    /// What the end of a game is worth.
    pub fn end(&self, verdict: Verdict) -> i32 {
        match verdict {
            Verdict::Drawn => 0,
            Verdict::Won(seats) if !seats.has(self.seat) => -WON,
            // A win that is shared is only half of one.
            Verdict::Won(seats) if seats.iter().any(|seat| !self.side.has(seat)) => WON / 2,
            Verdict::Won(_) => WON,
        }
    }

    /// What a position is worth at first sight.
    #[inline]
    pub fn worth<G: Game>(&self, game: &G, at: &G::Position, turn: Turn) -> i32 {
        match turn {
            Turn::Over(verdict) => self.end(verdict),
            Turn::Decision(_) | Turn::Chance => game.evaluate(at, self.seat) * POINT,
        }
    }
}
