//! Printable documents, with their names.

use engine::kernel::words::Phrase;

use super::board_sheet::Paper as Size;
use crate::words::{home, paper as words, problem_desk};

/// Printable document.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Document {
    /// Board on one sheet of this size.
    Board(Size),
    /// Board as a poster.
    Poster,
    /// Pieces for the board of this size.
    Pieces(Size),
    /// Standing figures.
    Standing,
    /// Pieces to colour in.
    Colouring,
    /// Large dice.
    LargeDice,
    /// Number cards.
    Cards,
    /// Score sheet.
    Score,
    /// Tables for the teacher.
    Tables,
    /// Vocabulary cards.
    Vocabulary,
    /// Session sheet.
    Session,
    /// Letter to the families.
    Letter,
    /// Rules in pictures.
    Pictures,
    /// Diploma.
    Diploma,
    /// Tale of the saved game, as a small book.
    Tale,
    /// Six problems and their solutions on paper of this size.
    Problems(Size),
}

impl Document {
    /// All documents, in the order of the page.
    pub const ALL: [Self; 19] = [
        Self::Board(Size::A4),
        Self::Pieces(Size::A4),
        Self::Board(Size::A3),
        Self::Pieces(Size::A3),
        Self::Poster,
        Self::Standing,
        Self::Colouring,
        Self::LargeDice,
        Self::Cards,
        Self::Score,
        Self::Tables,
        Self::Vocabulary,
        Self::Session,
        Self::Letter,
        Self::Pictures,
        Self::Problems(Size::A4),
        Self::Problems(Size::A3),
        Self::Diploma,
        Self::Tale,
    ];

    /// Returns the name in URLs.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Board(Size::A4) => "plateau-a4",
            Self::Board(Size::A3) => "plateau-a3",
            Self::Poster => "affiche",
            Self::Pieces(Size::A4) => "pions-a4",
            Self::Pieces(Size::A3) => "pions-a3",
            Self::Standing => "figurines",
            Self::Colouring => "a-colorier",
            Self::LargeDice => "des",
            Self::Cards => "cartes",
            Self::Score => "score",
            Self::Tables => "tables",
            Self::Vocabulary => "mots",
            Self::Session => "seance",
            Self::Letter => "lettre",
            Self::Pictures => "regles-en-images",
            Self::Diploma => "diplome",
            Self::Tale => "conte",
            Self::Problems(Size::A4) => "defis-a4",
            Self::Problems(Size::A3) => "defis-a3",
        }
    }

    /// Returns the displayed name.
    pub const fn name(self) -> Phrase {
        match self {
            Self::Board(Size::A4) => words::BOARD_A4,
            Self::Board(Size::A3) => words::BOARD_A3,
            Self::Poster => words::BOARD_POSTER,
            Self::Pieces(Size::A4) => words::PIECES_A4,
            Self::Pieces(Size::A3) => words::PIECES_A3,
            Self::Standing => words::STANDING,
            Self::Colouring => words::TO_COLOUR,
            Self::LargeDice => words::DICE,
            Self::Cards => words::CARDS,
            Self::Score => words::SCORE,
            Self::Tables => words::TABLES,
            Self::Vocabulary => words::VOCABULARY,
            Self::Session => words::SESSION,
            Self::Letter => home::LETTER,
            Self::Pictures => home::PICTURES,
            Self::Diploma => words::DIPLOMA,
            Self::Tale => words::TALE_BOOK,
            Self::Problems(Size::A4) => problem_desk::SHEET_A4,
            Self::Problems(Size::A3) => problem_desk::SHEET_A3,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Document;

    #[test]
    fn names_in_addresses_are_different() {
        let mut slugs: Vec<&str> = Document::ALL
            .iter()
            .map(|document| document.slug())
            .collect();
        slugs.sort_unstable();
        slugs.dedup();
        assert_eq!(slugs.len(), Document::ALL.len());
    }
}
