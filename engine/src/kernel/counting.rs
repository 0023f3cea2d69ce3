//! Phrases for scoring a game that stops early because time is up. The rules do not depend on it.

use super::words::Phrase;

/// Phrases of an early count. Goals on the shelves count first; pieces on the board break a tie.
#[derive(Clone, Copy, Debug)]
pub struct Counting {
    /// Question whether to count now.
    pub ask: Phrase,
    /// Announcement that captured goals are counted.
    pub taken: Phrase,
    /// Announcement that goals are level, so pieces are counted.
    pub standing: Phrase,
    /// Announcement of the seat with most goals, by seat.
    pub more_taken: &'static [Phrase],
    /// Announcement of the seat with most pieces, by seat.
    pub more_standing: &'static [Phrase],
    /// Announcement of a tie.
    pub equal: Phrase,
}
