//! Narration of a move: how a piece goes, and which piece or goal it then touches.

use alloc::string::String;

use super::words::{Language, Phrase};

/// Sentence about a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clause {
    /// Name of the piece at the start of a sentence.
    pub piece: &'static Phrase,
    /// Sentence with the placeholder `piece`.
    pub sentence: &'static Phrase,
}

impl Clause {
    /// Returns the text in a language.
    pub fn text(&self, language: Language) -> String {
        let piece = self.piece.text(language);
        self.sentence.filled(language, &[("piece", &piece)])
    }
}

/// Direction of a move, as seen by the piece that moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bearing {
    /// Straight ahead.
    Ahead,
    /// To the left or right.
    Beside,
    /// Diagonally, ahead or back.
    Diagonal,
    /// Straight back.
    Behind,
}

/// Narration of a move, in at most two sentences.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Narration {
    /// Direction of the move.
    pub bearing: Bearing,
    /// Sentence about the way of the piece.
    pub way: Clause,
    /// Where the most important neighbour is, as seen by the piece that moved.
    pub neighbour: Option<Clause>,
}

impl Narration {
    /// Returns the text in a language.
    pub fn text(&self, language: Language) -> String {
        let way = self.way.text(language);
        match &self.neighbour {
            Some(neighbour) => way + " " + &neighbour.text(language),
            None => way,
        }
    }
}
