//! What is counted where a game stops before its end because the time is over. The rules know nothing of it.

use super::words::Phrase;

/// What is said while a game is counted. First comes what each side has taken of the goals on its shelf; where that is
/// as much, the pieces that stand on the board.
#[derive(Clone, Copy, Debug)]
pub struct Counting {
    /// Whether to count now.
    pub ask: Phrase,
    /// What was taken is counted.
    pub taken: Phrase,
    /// That was as much, so that the pieces are counted.
    pub standing: Phrase,
    /// Who has taken more, by seat.
    pub more_taken: &'static [Phrase],
    /// Who has more pieces, by seat.
    pub more_standing: &'static [Phrase],
    /// All have as much.
    pub equal: Phrase,
}
