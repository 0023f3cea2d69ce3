//! Narration of a move: how a piece goes, and which piece or goal it then touches.

use alloc::string::String;

use super::words::{Language, Phrase};

/// Sentence about a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clause {
    /// Name of the piece at the start of a sentence.
    pub piece: Phrase,
    /// Sentence with the placeholder `piece`.
    pub sentence: Phrase,
}

impl Clause {
    /// Returns the text in a language.
    pub fn text(&self, language: Language) -> String {
        let piece = self.piece.text(language);
        self.sentence.filled(language, &[("piece", &piece)])
    }
}

/// Narration of a move, in at most two sentences.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Narration {
    /// How the piece moves.
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
