//! Evaluator: the score of a position for the seat that thinks, at first sight or at the end of the game.

use crate::kernel::evaluate::Evaluate;
use crate::kernel::logistic::{Scale, logistic};
use crate::kernel::step::{Seat, Seats, Turn, Verdict};
use crate::kernel::view::View;

/// One point of a game's evaluation. Scores are finer, so that means over chance do not fall together.
pub const POINT: i32 = 64;
/// The score of a game that is won.
pub const MATE: i32 = 1000 * POINT;
/// Any greater score is a win that is proved, however many steps away.
pub const MATE_IN_MAX: i32 = 992 * POINT;
/// Infinity: greater than any score a search returns.
pub const INFINITY: i32 = MATE + 1;

/// Mate-distance adjustment: the score of a child as its parent sees it, one step further away. A win that comes
/// sooner is better, and so is a loss that comes later.
pub const fn adjust_mate_distance(score: i32) -> i32 {
    if score > MATE_IN_MAX {
        score - 1
    } else if score < -MATE_IN_MAX {
        score + 1
    } else {
        score
    }
}

/// The probability to win that a score promises, in parts of a thousand.
pub fn win_probability(scale: Scale, score: i32) -> u16 {
    let expected = match scale {
        _ if score > MATE_IN_MAX => 1000,
        _ if score < -MATE_IN_MAX => -1000,
        Scale::Expected => score / POINT,
        Scale::Logit(points) => logistic(score * 100 / (points * POINT)),
    };
    // From the share won less the share lost to the share won.
    ((1000 + expected) / 2) as u16
}

/// The seat that thinks, and the side that wins and loses together with it.
#[derive(Clone, Copy, Debug)]
pub struct Evaluator {
    seat: Seat,
    side: Seats,
    sides: usize,
}

impl Evaluator {
    /// The evaluator for a seat in a game that stands at this position.
    pub fn new<G: View>(game: &G, at: &G::Position, seat: Seat) -> Self {
        let players = game.scene(at, at).players;
        let own = players.iter().find(|player| player.seat == seat);
        let side = own.map_or(Seats::one(seat), |player| player.side);
        let is_first_of_side = |index: &usize| {
            let earlier = players[..*index].iter();
            !earlier
                .clone()
                .any(|other| other.side == players[*index].side)
        };
        let sides = (0..players.len()).filter(is_first_of_side).count();
        Self { seat, side, sides }
    }

    /// The evaluator of another seat in the same game, which counts for itself alone.
    pub const fn for_seat(self, seat: Seat) -> Self {
        Self {
            seat,
            side: Seats::one(seat),
            ..self
        }
    }

    /// Whether all others are one side, so that the game is zero-sum between two.
    pub const fn is_two_sided(&self) -> bool {
        self.sides <= 2
    }

    /// 1 for a seat of the own side, which maximises, and -1 for the others, which minimise.
    #[inline]
    pub const fn sign(&self, seat: Seat) -> i32 {
        if self.side.has(seat) { 1 } else { -1 }
    }

    /// The score of the end of a game.
    pub fn verdict(&self, verdict: Verdict) -> i32 {
        match verdict {
            Verdict::Drawn => 0,
            Verdict::Won(seats) if !seats.has(self.seat) => -MATE,
            // A win that is shared with another side is only half of one.
            Verdict::Won(seats) if seats.iter().any(|seat| !self.side.has(seat)) => MATE / 2,
            Verdict::Won(_) => MATE,
        }
    }

    /// The static score of a position.
    #[inline]
    pub fn score<G: Evaluate>(&self, game: &G, at: &G::Position, turn: Turn) -> i32 {
        match turn {
            Turn::Over(verdict) => self.verdict(verdict),
            Turn::Decision(_) | Turn::Chance => game.evaluate(at, self.seat) * POINT,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{MATE, POINT, Scale, win_probability};

    #[test]
    fn the_win_probability_grows_with_the_score() {
        for scale in [Scale::Expected, Scale::Logit(180)] {
            let all: std::vec::Vec<u16> = (-1000..=1000)
                .map(|points| win_probability(scale, points * POINT))
                .collect();
            assert!(all.is_sorted());
            assert_eq!(win_probability(scale, 0), 500);
            assert_eq!(win_probability(scale, MATE), 1000);
            assert_eq!(win_probability(scale, -MATE), 0);
        }
    }
}
