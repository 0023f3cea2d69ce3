//! What a game says of its printed box: what lies in it beyond the first positions, and what its sheets for the
//! teacher tell.

use super::info::OptionPairs;
use super::piece::{Piece, Suit};
use super::words::Phrase;

/// A set of pieces to cut.
#[derive(Clone, Copy, Debug)]
pub struct PieceSet {
    /// Its name for programs.
    pub slug: &'static str,
    /// Its name for readers.
    pub name: Phrase,
    /// The options under which the first positions hold it.
    pub options: OptionPairs,
}

/// Pieces of the box that no first position shows.
#[derive(Clone, Copy, Debug)]
pub struct Extra {
    /// One of them.
    pub piece: Piece,
    /// How many there are.
    pub count: u8,
}

/// A pile of cards with numbers.
#[derive(Clone, Copy, Debug)]
pub struct Pile {
    /// The drawing on their faces.
    pub face: &'static str,
    /// The drawing on their backs.
    pub back: &'static str,
    /// How many there are of each strength, from 0.
    pub counts: &'static [u8],
}

/// Who may do something to whom, as a table for the teacher.
#[derive(Clone, Copy, Debug)]
pub struct Grid {
    /// What the table answers.
    pub title: Phrase,
    /// The drawings at the left: who does it.
    pub rows: &'static [&'static str],
    /// The drawings above: to whom.
    pub columns: &'static [&'static str],
    /// Whether the row may do it to the column.
    pub may: fn(row: usize, column: usize) -> bool,
}

/// The printed box of a game.
#[derive(Debug)]
pub struct Paper {
    /// The sets of pieces, the default first; none if the game has but one.
    pub sets: &'static [PieceSet],
    /// Pieces that no first position shows.
    pub extras: &'static [Extra],
    /// Dice to fold: the colour, and the faces in ascending order.
    pub dice: &'static [(Suit, [u8; 6])],
    /// The pile of cards, if there is one.
    pub pile: Option<Pile>,
    /// A table of who may do what.
    pub grid: Option<Grid>,
    /// What to keep in mind: a drawing and a sentence.
    pub memo: &'static [(&'static str, Phrase)],
    /// What to say and to have said.
    pub say: &'static [Phrase],
    /// The cards of the vocabulary that no kind of piece gives: a drawing and its word.
    pub words: &'static [(&'static str, Phrase)],
    /// What a child learns with it.
    pub aims: &'static [Phrase],
}
