//! Documents of a game: the list, and the sheets of each.

use engine::catalogue::GameId;
use engine::kernel::board::Board;
use engine::kernel::info::{DiceUse, OptionPairs};
use engine::kernel::options::Options;
use engine::kernel::piece::Piece;
use engine::kernel::scene::TallyEntry;
use engine::kernel::words::Language;
use engine::problems::Problem;

use super::board_sheet::{Paper as Size, board_sheet, piece_side};
use super::box_contents::{box_of, first_scenes};
use super::document::Document;
use super::flow::Flow;
use super::page::{Format, Sheet};
use super::problem_sheet::{Week, calendar_sheets, problem_sheets};
use super::session::Plan;
use super::small_book::{Codes, Told, small_book};
use super::{
    blank, cards, dice, diploma, letter, pictures, pieces, poster, score, session, standing,
    suitcase, tables, vocabulary,
};
use crate::words::paper as words;

/// Side of the dice on the sheets of pieces, in millimetres; two nets fit side by side.
const DIE: f64 = 20.5;

/// Printable box of a game, with one set of its pieces.
#[derive(Clone)]
pub struct Printed {
    game: GameId,
    all: Vec<(Piece, u8)>,
    board: Board,
    counted: Vec<TallyEntry>,
    told: Option<Told>,
    home: Option<Language>,
    posed: Option<Posed>,
    plan: Option<Plan>,
    /// Pieces as they are cut out: they wear the crests of their armies.
    worn: Vec<(Piece, u8)>,
    is_black: bool,
}

/// Problems of a sheet and of the calendar.
#[derive(Clone, PartialEq, Debug)]
pub struct Posed {
    /// The problems.
    pub problems: Vec<Problem>,
    /// Whether they are the problems of the day.
    pub is_of_day: bool,
    /// Problems of the day of the next weeks.
    pub weeks: Vec<Week>,
}

impl Printed {
    /// Creates the box with the pieces of a set.
    pub fn new(game: GameId, set: OptionPairs) -> Self {
        let (scenes, all) = (first_scenes(game, set), box_of(game, set));
        let table = game.entry().open(&Options::default(), 0);
        Self {
            game,
            board: table.expect("every game opens without options").board(),
            counted: scenes
                .iter()
                .map(score::counted)
                .next_back()
                .unwrap_or_default(),
            told: None,
            home: None,
            posed: None,
            plan: None,
            worn: all.clone(),
            all,
            is_black: false,
        }
    }

    /// Sets the tale of a finished game.
    #[must_use]
    pub fn telling(self, told: Option<Told>) -> Self {
        Self { told, ..self }
    }

    /// Sets the QR codes of the tale, once they are made.
    #[must_use]
    pub fn coded(self, codes: &Codes) -> Self {
        let told = self.told.map(|told| told.coded(codes.clone()));
        Self { told, ..self }
    }

    /// Sets the home language, printed beside the class language.
    #[must_use]
    pub fn beside(self, home: Option<Language>) -> Self {
        Self { home, ..self }
    }

    /// Sets the problems, once they are loaded.
    #[must_use]
    pub fn posing(self, posed: Option<Posed>) -> Self {
        Self { posed, ..self }
    }

    /// Sets the session plan, once it is loaded.
    #[must_use]
    pub fn planned(self, plan: Option<Plan>) -> Self {
        Self { plan, ..self }
    }

    /// Dresses the pieces that are cut out, in the crests of their armies.
    #[must_use]
    pub fn dressed(self, dress: impl Fn(&Piece) -> Piece) -> Self {
        let all = self.all.iter();
        let worn = all.map(|(piece, count)| (dress(piece), *count)).collect();
        Self { worn, ..self }
    }

    /// Sets whether the ink is black, which the cover of the suitcase names.
    #[must_use]
    pub fn in_black(self, is_black: bool) -> Self {
        Self { is_black, ..self }
    }

    /// Iterates over the documents of this game.
    pub fn documents(&self) -> impl Iterator<Item = Document> + '_ {
        let paper = self.game.paper();
        Document::ALL
            .into_iter()
            .filter(move |document| match document {
                Document::Blank(_) => self.game.info().dice_use == DiceUse::Fights,
                Document::Standing => standing::can_stand(&self.all),
                Document::LargeDice => !paper.dice.is_empty(),
                Document::Cards => paper.pile.is_some(),
                Document::Score => !self.counted.is_empty(),
                Document::Tale => self.told.is_some(),
                Document::Problems(_) | Document::Calendar => self.posed.is_some(),
                _ => true,
            })
    }

    fn pieces(&self, size: Size, document: Document, language: Language) -> Flow {
        let card = self.game.info();
        let hint = match document {
            Document::Colouring => words::COLOUR_HINT,
            _ => words::CUT_HINT,
        };
        let heading = format!(
            "{} · {}",
            card.name.text(language),
            document.name().text(language)
        );
        let mut flow = Flow::new(Format::A4, &heading, hint.text(language), language);
        let side = piece_side(&self.board, card, size);
        pieces::squares(
            &mut flow,
            &self.worn,
            (side, pieces::figure),
            card,
            language,
        );
        flow
    }

    /// Returns the sheets of a document; none until its data are loaded.
    pub fn sheets(&self, document: Document, language: Language) -> Vec<Sheet> {
        let (card, paper) = (self.game.info(), self.game.paper());
        let (all, board) = (&self.all[..], &self.board);
        match document {
            Document::Suitcase => {
                let parts = suitcase::contents(self.is_black, |document| {
                    let is_of_game = self.documents().any(|known| known == document);
                    let sheets = is_of_game.then(|| self.sheets(document, language));
                    sheets.unwrap_or_default()
                });
                suitcase::suitcase(parts, all, card, language)
            }
            Document::Board(size) => vec![board_sheet(board, card, size, language)],
            Document::Poster => poster::poster(board, card, language),
            Document::Pieces(size) => {
                let mut flow = self.pieces(size, document, language);
                if !paper.dice.is_empty() {
                    let title = words::DICE_TO_FOLD.text(language);
                    flow.heading(title, dice::net_size(DIE).1 + 6.0);
                    dice::nets(&mut flow, paper.dice, DIE);
                }
                pieces::bonuses(&mut flow, all, language);
                flow.done()
            }
            Document::Blank(size) => {
                let side = piece_side(board, card, size);
                let title = document.name().text(language);
                blank::blank_pieces(all, side, (card, title), language)
            }
            Document::Colouring => self.pieces(Size::A3, document, language).outlined().done(),
            Document::Standing => {
                let room = piece_side(board, card, Size::A3);
                standing::standing(&self.worn, room, card, language)
            }
            Document::LargeDice => {
                dice::dice_sheets(card.name.text(language), paper.dice, language)
            }
            Document::Cards => {
                let pile = paper.pile.iter();
                pile.flat_map(|pile| cards::cards(pile, card, (language, self.home)))
                    .collect()
            }
            Document::Score => score::score(&self.counted, card, language),
            Document::Tables => tables::tables(all, card, paper, language),
            Document::Vocabulary => vocabulary::vocabulary(all, card, paper, (language, self.home)),
            Document::Pictures => pictures::pictures(self.game, language, self.home),
            Document::Letter => {
                let languages: Vec<_> = [Some(language), self.home].into_iter().flatten().collect();
                let home = self.home;
                letter::letter(self.game, all, (&languages, home))
            }
            Document::Session => {
                let plan = self.plan.iter();
                plan.flat_map(|plan| {
                    session::session(all, card, (paper, plan), &self.counted, language)
                })
                .collect()
            }
            Document::Tale => {
                let told = self.told.iter();
                told.map(|told| small_book(told, card, language)).collect()
            }
            Document::Problems(size) => {
                let posed = self.posed.iter();
                let sheets = posed.flat_map(|posed| {
                    let paper = (size, posed.is_of_day);
                    problem_sheets(self.game, &posed.problems, paper, language)
                });
                sheets.collect()
            }
            Document::Calendar => {
                let posed = self.posed.iter();
                posed
                    .flat_map(|posed| calendar_sheets(self.game, &posed.weeks, language))
                    .collect()
            }
            Document::Diploma => vec![diploma::diploma(all, card, language)],
        }
    }
}

#[cfg(test)]
mod tests;
