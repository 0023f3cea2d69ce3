//! Printed box of a game: components beyond the first positions, and the teacher's sheets. Start with
//! [`Paper`].

use super::info::OptionPairs;
use super::piece::{Piece, Suit};
use super::words::Phrase;

/// Set of pieces to cut out.
#[derive(Clone, Copy, Debug)]
pub struct PieceSet {
    /// Identifier.
    pub slug: &'static str,
    /// Display name.
    pub name: Phrase,
    /// Options whose first positions contain the set.
    pub options: OptionPairs,
}

/// Pieces of the box that appear in no first position.
#[derive(Clone, Copy, Debug)]
pub struct Extra {
    /// One such piece.
    pub piece: Piece,
    /// Number of copies.
    pub count: u8,
}

/// Pile of numbered cards.
#[derive(Clone, Copy, Debug)]
pub struct Pile {
    /// Drawing on the faces.
    pub face: &'static str,
    /// Drawing on the backs.
    pub back: &'static str,
    /// Number of cards of each strength, from 0.
    pub counts: &'static [u8],
}

/// Table for the teacher: which piece may do something to which other.
#[derive(Clone, Copy, Debug)]
pub struct Grid {
    /// Question that the table answers.
    pub title: Phrase,
    /// Drawings on the left: the acting pieces.
    pub rows: &'static [&'static str],
    /// Drawings on top: the affected pieces.
    pub columns: &'static [&'static str],
    /// Checks whether the row may do it to the column.
    pub may: fn(row: usize, column: usize) -> bool,
}

/// Printed box of a game.
#[derive(Debug)]
pub struct Paper {
    /// Sets of pieces, the default first; empty if the game has only one.
    pub sets: &'static [PieceSet],
    /// Pieces that appear in no first position.
    pub extras: &'static [Extra],
    /// Dice to fold: colour, and faces in ascending order.
    pub dice: &'static [(Suit, [u8; 6])],
    /// Pile of cards, if any.
    pub pile: Option<Pile>,
    /// Table of allowed interactions.
    pub grid: Option<Grid>,
    /// Rules to remember: a drawing and a sentence.
    pub memo: &'static [(&'static str, Phrase)],
    /// Sentences to say and to elicit from pupils.
    pub say: &'static [Phrase],
    /// Vocabulary cards that no kind of piece provides: a drawing and its word.
    pub words: &'static [(&'static str, Phrase)],
    /// Learning goals.
    pub aims: &'static [Phrase],
}
