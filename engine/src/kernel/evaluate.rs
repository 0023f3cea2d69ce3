//! Static evaluation of positions, and other facts that computer players need. Start with [`Evaluate`].

use super::logistic::Scale;
use super::rules::Rules;
use super::sayings::KindSayings;
use super::step::Seat;
use super::strength::Ladder;
use super::words::Phrase;

/// Static evaluation of a game, and the facts about it that its computer players need.
///
/// Before the end it estimates the outcome in points of [`Evaluate::SCALE`]. Points that are an expected
/// score can be averaged over the dice; [`logistic`](super::logistic::logistic) maps log-odds to it. No
/// estimate reaches a win. At the end it is the verdict: 1000, -1000 or 0.
pub trait Evaluate: Rules {
    /// Strengths of the five levels of its computer players.
    const LADDER: Ladder;
    /// Unit of the evaluation's points.
    const SCALE: Scale;
    /// Phrases of its computer players about pieces and counters.
    const SAYINGS: KindSayings;
    /// Sentences of its computer players about an attack, by prefix of the attacked piece's kind.
    const ATTACKS: &'static [(&'static str, Phrase)] = &[];

    /// Evaluates the position for a seat, from -1000 (lost) to 1000 (won).
    fn evaluate(&self, at: &Self::Position, seat: Seat) -> i32;

    /// Proximity of a seat's pieces to the opponents they can fight; higher is closer. For a player that
    /// prefers fights to winning. `None` if the measure is meaningless or nothing can be fought.
    fn contact(&self, _at: &Self::Position, _seat: Seat) -> Option<i32> {
        None
    }

    /// Part of the calm limit that has passed without progress, in percent; 0 without a limit.
    fn calm(&self, _at: &Self::Position) -> u32 {
        0
    }
}

/// Evaluation of a won position; a lost one has the negative.
pub const WON: i32 = 1000;
/// Maximum absolute evaluation while the game goes on.
pub const MOST: i32 = 990;

/// Combines the worths of a seat's rivals: two thirds the strongest (at least `least`), one third their mean.
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
