//! How good a position looks, and what else a computer player must know of a game besides its rules.

use super::logistic::Scale;
use super::rules::Rules;
use super::sayings::KindSayings;
use super::step::Seat;
use super::strength::Ladder;

/// The static evaluation of a game, and the facts about it that its computer players need.
///
/// Before the end it is an estimate at a glance, in points whose meaning [`Evaluate::SCALE`] says; where they are an
/// expected score ([`logistic`](super::logistic::logistic) makes it of log-odds), they can be averaged over the dice.
/// No estimate looks like a win. At the end it is the verdict: 1000, -1000 or 0.
pub trait Evaluate: Rules {
    /// The strengths of the five levels of its computer players.
    const LADDER: Ladder;
    /// What the points of the evaluation mean.
    const SCALE: Scale;
    /// What its computer players say of its kinds of pieces and counters.
    const SAYINGS: KindSayings;

    /// How good the position looks for a seat, from -1000 (lost) to 1000 (won).
    fn evaluate(&self, at: &Self::Position, seat: Seat) -> i32;

    /// How near the pieces of a seat are to those whom they can fight, more being nearer: for one who would rather fight
    /// than win. Nothing where that says nothing, or nothing is fought.
    fn contact(&self, _at: &Self::Position, _seat: Seat) -> Option<i32> {
        None
    }
}

/// How good a won position is; a lost one is as bad.
pub const WON: i32 = 1000;
/// How good a position can be while the game goes on; how bad likewise.
pub const MOST: i32 = 990;

/// What the rivals of a seat amount to, at least `least` for the strongest: it counts twice, for it is the one to beat.
#[inline]
pub fn rivals(least: i32, worths: impl Iterator<Item = i32>) -> i32 {
    let (mut best, mut total, mut count) = (least, 0, 0);
    for worth in worths {
        best = best.max(worth);
        total += worth;
        count += 1;
    }
    (2 * best + total / count.max(1)) / 3
}
