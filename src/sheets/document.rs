//! Printable documents, with their names.

use engine::kernel::words::Phrase;

use super::board_sheet::Paper as Size;
use crate::words::{home, paper as words, problem_desk};

/// Printable document.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Document {
    /// Everything of the game for a class, behind a cover.
    Suitcase,
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
    /// Pieces to decorate, for the board of this size, and the crests.
    Blank(Size),
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
    /// Problems of the day of the next weeks, with their solutions apart.
    Calendar,
}

impl Document {
    /// All documents, in the order of the page.
    pub const ALL: [Self; 23] = [
        Self::Suitcase,
        Self::Board(Size::A4),
        Self::Pieces(Size::A4),
        Self::Board(Size::A3),
        Self::Pieces(Size::A3),
        Self::Poster,
        Self::Standing,
        Self::Blank(Size::A4),
        Self::Blank(Size::A3),
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
        Self::Calendar,
        Self::Diploma,
        Self::Tale,
    ];

    /// Problems of the suitcase.
    pub const SIX_PROBLEMS: Self = Self::Problems(Size::A4);

    /// Returns the name in URLs.
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Suitcase => "valise",
            Self::Board(Size::A4) => "plateau-a4",
            Self::Board(Size::A3) => "plateau-a3",
            Self::Poster => "affiche",
            Self::Pieces(Size::A4) => "pions-a4",
            Self::Pieces(Size::A3) => "pions-a3",
            Self::Standing => "figurines",
            Self::Colouring => "a-colorier",
            Self::Blank(Size::A4) => "a-decorer-a4",
            Self::Blank(Size::A3) => "a-decorer-a3",
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
            Self::Calendar => "calendrier",
        }
    }

    /// Returns the displayed name.
    pub const fn name(self) -> Phrase {
        match self {
            Self::Suitcase => words::SUITCASE,
            Self::Board(Size::A4) => words::BOARD_A4,
            Self::Board(Size::A3) => words::BOARD_A3,
            Self::Poster => words::BOARD_POSTER,
            Self::Pieces(Size::A4) => words::PIECES_A4,
            Self::Pieces(Size::A3) => words::PIECES_A3,
            Self::Standing => words::STANDING,
            Self::Colouring => words::TO_COLOUR,
            Self::Blank(Size::A4) => words::BLANK_A4,
            Self::Blank(Size::A3) => words::BLANK_A3,
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
            Self::Calendar => words::CALENDAR,
        }
    }
}

/// Purpose of a document.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// To make the game by hand.
    Play,
    /// For the lesson in class.
    Lesson,
    /// To take home.
    Home,
}

impl Purpose {
    /// All purposes, in the order of the page.
    pub const ALL: [Self; 3] = [Self::Play, Self::Lesson, Self::Home];

    /// Returns the displayed name.
    pub const fn name(self) -> Phrase {
        match self {
            Self::Play => words::TO_PLAY,
            Self::Lesson => words::FOR_LESSON,
            Self::Home => words::FOR_HOME,
        }
    }
}

impl Document {
    /// Returns what the document is for; `None` for the suitcase, which serves all purposes.
    pub const fn purpose(self) -> Option<Purpose> {
        Some(match self {
            Self::Suitcase => return None,
            Self::Board(_)
            | Self::Poster
            | Self::Pieces(_)
            | Self::Standing
            | Self::Blank(_)
            | Self::LargeDice
            | Self::Cards
            | Self::Score => Purpose::Play,
            Self::Tables
            | Self::Vocabulary
            | Self::Session
            | Self::Pictures
            | Self::Problems(_)
            | Self::Calendar => Purpose::Lesson,
            Self::Colouring | Self::Letter | Self::Diploma | Self::Tale => Purpose::Home,
        })
    }

    /// Returns its small picture as SVG path data, to be stroked, in a square of 24 units.
    pub const fn outline(self) -> &'static str {
        match self {
            // Suitcase with a handle and two straps.
            Self::Suitcase => "M3 8h18v12H3zM9 8V4h6v4M7.5 8v12M16.5 8v12",
            // Board with squares.
            Self::Board(Size::A4) => "M4 6h16v12H4zM4 12h16M9.3 6v12M14.7 6v12",
            Self::Board(Size::A3) => "M2 4h20v16H2zM2 9.3h20M2 14.7h20M7 4v16M12 4v16M17 4v16",
            // Four sheets side by side.
            Self::Poster => "M3 4h8v7H3zM13 4h8v7h-8zM3 13h8v7H3zM13 13h8v7h-8z",
            // Round pieces.
            Self::Pieces(Size::A4) => {
                "M4 8a3 3 0 1 0 6 0a3 3 0 1 0-6 0M14 8a3 3 0 1 0 6 0a3 3 0 1 0-6 0M9 16a3 3 0 1 0 6 0a3 3 0 1 0-6 0"
            }
            Self::Pieces(Size::A3) => {
                "M2 12a5 5 0 1 0 10 0a5 5 0 1 0-10 0M13 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0M13 17a4 4 0 1 0 8 0a4 4 0 1 0-8 0"
            }
            // Folded figure with a foot.
            Self::Standing => "M12 3L6 19h12zM4 19h16M12 3v16",
            // Pencil.
            Self::Colouring => "M4 20l1-5L16 4l4 4L9 19zM14 6l4 4M5 15l4 4",
            // Round piece with an empty patch.
            Self::Blank(Size::A4) => {
                "M4 13a8 8 0 1 0 16 0a8 8 0 1 0-16 0M3 3h8v8H3zM12 14h5M14.5 11.5v5"
            }
            Self::Blank(Size::A3) => {
                "M4 13.5a9 9 0 1 0 18 0a9 9 0 1 0-18 0M1 1h10v10H1zM11.5 15h7M15 11.5v7"
            }
            // Net of a die.
            Self::LargeDice => "M9 2h6v20H9zM3 9h18v6H3z",
            // Two cards.
            Self::Cards => "M9 3h10v14H9zM9 7H5v14h10v-4",
            // Lines with a box each.
            Self::Score => "M4 4h4v4H4zM4 10h4v4H4zM4 16h4v4H4zM12 6h8M12 12h8M12 18h8",
            // Table.
            Self::Tables => "M3 4h18v16H3zM3 9h18M9 4v16M9 14.5h12",
            // Picture card with a word.
            Self::Vocabulary => "M5 3h14v18H5zM8 17h8M9 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
            // Page of text.
            Self::Session => "M5 3h14v18H5zM8 8h8M8 12h8M8 16h5",
            // Envelope.
            Self::Letter => "M3 6h18v12H3zM3 6l9 7l9-7",
            // Strip of three pictures.
            Self::Pictures => "M2 7h20v10H2zM8.7 7v10M15.3 7v10",
            // Flag.
            Self::Problems(Size::A4) => "M7 21V4l11 4l-11 4",
            Self::Problems(Size::A3) => "M5 22V2l16 6.5l-16 6.5",
            // Calendar with rings.
            Self::Calendar => "M4 6h16v14H4zM4 11h16M8 3v5M16 3v5M9.3 11v9M14.7 11v9M4 15.5h16",
            // Medal with ribbons.
            Self::Diploma => "M7 9a5 5 0 1 0 10 0a5 5 0 1 0-10 0M9 13.5L7 21l5-2.5l5 2.5l-2-7.5",
            // Open book.
            Self::Tale => "M12 6Q7 3 3 5v14q4-2 9 1q5-3 9-1V5q-4-2-9 1v14",
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
