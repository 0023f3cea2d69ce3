//! Evaluator: static and final scores of a position for the searching seat.

use crate::kernel::evaluate::Evaluate;
use crate::kernel::logistic::{Scale, logistic};
use crate::kernel::step::{Seat, Seats, Turn, Verdict};
use crate::kernel::view::View;

/// Score units per evaluation point. The finer scale keeps means over chance distinct.
pub const POINT: i32 = 64;
/// Score of a won game.
pub const MATE: i32 = 1000 * POINT;
/// Greater scores are proved wins, at any distance.
pub const MATE_IN_MAX: i32 = 992 * POINT;
/// Infinity: greater than any score a search returns.
pub const INFINITY: i32 = MATE + 1;

/// Adjusts a child's mate score by one step for its parent, so that earlier wins and later losses are better.
pub const fn adjust_mate_distance(score: i32) -> i32 {
    if score > MATE_IN_MAX {
        score - 1
    } else if score < -MATE_IN_MAX {
        score + 1
    } else {
        score
    }
}

/// Converts a score to the probability of winning, in parts of a thousand.
pub fn win_probability(scale: Scale, score: i32) -> u16 {
    let expected = match scale {
        _ if score > MATE_IN_MAX => 1000,
        _ if score < -MATE_IN_MAX => -1000,
        Scale::Expected => score / POINT,
        Scale::Logit(points) => logistic(score * 100 / (points * POINT)),
    };
    // From wins minus losses to the share of wins.
    ((1000 + expected) / 2) as u16
}

/// Searching seat, and the side that wins and loses with it.
#[derive(Clone, Copy, Debug)]
pub struct Evaluator {
    seat: Seat,
    side: Seats,
    sides: usize,
}

impl Evaluator {
    /// Creates the evaluator for a seat at this position.
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

    /// Returns the evaluator of another seat of the same game, on a side of its own.
    pub const fn for_seat(self, seat: Seat) -> Self {
        Self {
            seat,
            side: Seats::one(seat),
            ..self
        }
    }

    /// Checks whether there are at most two sides, so that the game is zero-sum.
    pub const fn is_two_sided(&self) -> bool {
        self.sides <= 2
    }

    /// Returns 1 for a seat of the own side, which maximises, and -1 for others, which minimise.
    #[inline]
    pub const fn sign(&self, seat: Seat) -> i32 {
        if self.side.has(seat) { 1 } else { -1 }
    }

    /// Returns the score of a finished game.
    pub fn verdict(&self, verdict: Verdict) -> i32 {
        match verdict {
            Verdict::Drawn => 0,
            Verdict::Won(seats) if !seats.has(self.seat) => -MATE,
            // A win shared with another side counts half.
            Verdict::Won(seats) if seats.iter().any(|seat| !self.side.has(seat)) => MATE / 2,
            Verdict::Won(_) => MATE,
        }
    }

    /// Returns the static score of a position.
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
