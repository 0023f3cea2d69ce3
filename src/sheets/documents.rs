//! The documents of a game: which sheets there are to print, and how each is made.

use engine::catalogue::GameId;
use engine::kernel::board::Board;
use engine::kernel::info::OptionPairs;
use engine::kernel::options::Options;
use engine::kernel::piece::Piece;
use engine::kernel::scene::Entry;
use engine::kernel::words::Language;
use engine::problems::Problem;

use super::board_sheet::{Paper as Size, board_sheet, piece_side};
use super::box_of::{box_of, first_scenes};
use super::document::Document;
use super::flow::Flow;
use super::page::{Format, Sheet};
use super::problem_sheet::problem_sheets;
use super::session::Plan;
use super::small_book::{Told, small_book};
use super::{
    cards, dice, diploma, letter, pictures, pieces, poster, score, session, standing, tables,
    vocabulary,
};
use crate::words::paper as words;

/// The side of the dice beside the pieces, in millimetres: two nets lie side by side.
const DIE: f64 = 20.5;

/// The printed box of a game with one set of its pieces.
pub struct Printed {
    game: GameId,
    all: Vec<(Piece, u8)>,
    board: Board,
    counted: Vec<Entry>,
    told: Option<Told>,
    home: Option<Language>,
    posed: Option<Posed>,
    plan: Option<Plan>,
}

/// The problems of a sheet.
#[derive(Clone, PartialEq, Debug)]
pub struct Posed {
    /// The problems.
    pub problems: Vec<Problem>,
    /// Whether they are those of the day.
    pub is_of_day: bool,
}

impl Printed {
    /// The box with the pieces of a set.
    pub fn new(game: GameId, set: OptionPairs) -> Self {
        let scenes = first_scenes(game, set);
        let table = game.entry().open(&Options::default(), 0);
        Self {
            game,
            all: box_of(game, set),
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
        }
    }

    /// The box with the tale of a game that was played.
    #[must_use]
    pub fn telling(self, told: Option<Told>) -> Self {
        Self { told, ..self }
    }

    /// The box with the language of a home beside that of the class.
    #[must_use]
    pub fn beside(self, home: Option<Language>) -> Self {
        Self { home, ..self }
    }

    /// The box with the problems of a sheet, once they are there.
    #[must_use]
    pub fn posing(self, posed: Option<Posed>) -> Self {
        Self { posed, ..self }
    }

    /// The box with the plan of its session, once it is there.
    #[must_use]
    pub fn planned(self, plan: Option<Plan>) -> Self {
        Self { plan, ..self }
    }

    /// The documents of this game.
    pub fn documents(&self) -> impl Iterator<Item = Document> + '_ {
        let paper = self.game.paper();
        Document::ALL
            .into_iter()
            .filter(move |document| match document {
                Document::Standing => standing::can_stand(&self.all),
                Document::Rng => !paper.dice.is_empty(),
                Document::Cards => paper.pile.is_some(),
                Document::Score => !self.counted.is_empty(),
                Document::Tale => self.told.is_some(),
                Document::Problems(_) => self.posed.is_some(),
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
        pieces::squares(&mut flow, &self.all, side, card, language);
        flow
    }

    /// The sheets of a document; none while what they tell is not there yet.
    pub fn sheets(&self, document: Document, language: Language) -> Vec<Sheet> {
        let (card, paper) = (self.game.info(), self.game.paper());
        let (all, board) = (&self.all[..], &self.board);
        match document {
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
            Document::Colouring => {
                let flow = self.pieces(Size::A3, document, language);
                flow.outlined().done()
            }
            Document::Standing => {
                let room = piece_side(board, card, Size::A3);
                standing::standing(all, room, card, language)
            }
            Document::Rng => dice::dice_sheets(card.name.text(language), paper.dice, language),
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
                letter::letter(all, card, paper, (&languages, home))
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
            Document::Diploma => vec![diploma::diploma(all, card, language)],
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::catalogue::GameId;
    use engine::kernel::words::{Language, Tag, Words};
    use engine::table::json::Json;

    use super::{Document, Plan, Printed};
    use crate::sheets::page::{MARGIN, Role, Sheet, Thing};

    fn plan(game: GameId) -> Plan {
        let handbook = include_str!("../../assets/handbook/fr.json");
        let Ok(Json::Object(texts)) = Json::read(handbook) else {
            panic!("the French handbook does not read");
        };
        let part = format!("{}.session.", game.slug());
        let texts = texts.iter();
        let texts = texts.filter_map(|(key, text)| Some((key.strip_prefix(&part)?, text.text()?)));
        Plan::of(texts).expect("every game has a plan")
    }

    /// A language that is read from right to left, and has numerals of its own.
    fn arabic() -> Language {
        let texts = [
            ("@dir", "rtl"),
            ("@numbers", "٠ ١ ٢ ٣ ٤ ٥ ٦"),
            ("words.paper.AIMS", "أهداف"),
            ("kingdom.words.WHITE_2", "فارس أبيض, حجم 2"),
        ];
        let texts = texts.map(|(key, text)| (key, text.to_owned()));
        let words = Box::leak(Box::new(Words::new(texts, |_, _| "other")));
        Language::new(Tag::new("ar").expect("a tag"), Some(words))
    }

    fn every_sheet(mut look: impl FnMut(GameId, Document, &Printed, &[Sheet])) {
        let languages = [
            (Language::FRENCH, None),
            (arabic(), None),
            (Language::FRENCH, Some(arabic())),
        ];
        for &game in GameId::ALL {
            for (language, home) in languages {
                let printed = Printed::new(game, &[])
                    .planned(Some(plan(game)))
                    .beside(home);
                for document in printed.documents() {
                    let sheets = printed.sheets(document, language);
                    look(game, document, &printed, &sheets);
                }
            }
        }
    }

    fn written(sheets: &[Sheet], text: &str) -> usize {
        let things = sheets.iter().flat_map(|sheet| &sheet.things);
        let texts = things.map(|thing| thing.drawing.matches(text).count());
        texts.sum()
    }

    #[test]
    fn from_right_to_left_a_sheet_lies_the_other_way_round_but_for_what_is_cut_or_measured() {
        let sheets = |document, language| {
            Printed::new(GameId::Chevaliers, &[])
                .planned(Some(plan(GameId::Chevaliers)))
                .sheets(document, language)
        };
        for &game in GameId::ALL {
            let printed = Printed::new(game, &[]).planned(Some(plan(game)));
            for document in printed.documents() {
                let [plain, mirrored] =
                    [Language::FRENCH, arabic()].map(|language| printed.sheets(document, language));
                let name = format!("{} {}", game.slug(), document.slug());
                assert_eq!(plain.len(), mirrored.len(), "{name}");
                for (plain, mirrored) in plain.iter().zip(&mirrored) {
                    assert!(mirrored.is_mirrored && !plain.is_mirrored, "{name}");
                    let (w, _) = plain.format.size();
                    for (one, other) in plain.things.iter().zip(&mirrored.things) {
                        let edges = one.area.x + other.area.x + one.area.w;
                        assert!(
                            (edges - w).abs() < 0.01 || one.role == Role::Text,
                            "{name}: {}",
                            one.name
                        );
                        if one.role != Role::Text {
                            assert!(other.drawing.contains(&one.drawing), "{name}: {}", one.name);
                        }
                    }
                }
            }
        }
        // Words stand as they are read: what turns the page over turns each of them back, at the side where one begins.
        let heading = &sheets(Document::Session, arabic())[0].things;
        let heading = heading
            .iter()
            .find(|thing| thing.drawing.contains("أهداف"))
            .expect("a heading");
        assert!(heading.drawing.starts_with("<g transform=\"matrix(-1 0 0 1 210 0)\"><text direction=\"rtl\" transform=\"matrix(-1 0 0 1 30 0)\" x=\"15\""));
        assert!(heading.drawing.contains("text-anchor=\"start\""));
    }

    #[test]
    fn numbers_of_the_home_stand_beside_those_of_the_class() {
        let both = |game| Printed::new(game, &[]).beside(Some(arabic()));
        let alone = |game| Printed::new(game, &[]);
        let (gran, chevaliers, kingdom) = (GameId::Gran, GameId::Chevaliers, GameId::Kingdom);
        let language = Language::FRENCH;
        // Three cards of strength three in its box, four of strength four.
        let cards = |printed: Printed| printed.sheets(Document::Cards, language);
        assert_eq!(
            (
                written(&cards(both(gran)), ">٤<"),
                written(&cards(both(gran)), ">4<")
            ),
            (4, 4)
        );
        assert_eq!(
            (
                written(&cards(alone(gran)), ">٤<"),
                written(&cards(alone(gran)), ">4<")
            ),
            (0, 4)
        );
        let letter = both(chevaliers).sheets(Document::Letter, language);
        assert_eq!(letter.len(), 2);
        assert_eq!((written(&letter, ">٥<"), written(&letter, ">5<")), (2, 2));
        let words = both(chevaliers).sheets(Document::Vocabulary, language);
        assert_eq!(
            (written(&words, "5 · CINQ"), written(&words, "٥ · cinq")),
            (1, 1)
        );
        assert_eq!(
            written(
                &alone(chevaliers).sheets(Document::Vocabulary, language),
                "CINQ"
            ),
            0
        );
        let words = both(kingdom).sheets(Document::Vocabulary, language);
        assert_eq!(
            (written(&words, "TAILLE 2"), written(&words, "حجم ٢")),
            (2, 1)
        );
    }

    fn overlap(one: &Thing, other: &Thing) -> bool {
        let (a, b) = (one.area, other.area);
        let eps = 0.01;
        a.x + eps < b.x + b.w
            && b.x + eps < a.x + a.w
            && a.y + eps < b.y + b.h
            && b.y + eps < a.y + a.h
    }

    #[test]
    fn all_lies_within_the_margins_and_nothing_on_a_piece() {
        every_sheet(|game, document, _, sheets| {
            let name = format!("{} {}", game.slug(), document.slug());
            assert!(!sheets.is_empty(), "{name}");
            for sheet in sheets {
                let (w, h) = sheet.format.size();
                for thing in &sheet.things {
                    let at = thing.area;
                    let inside = at.x >= MARGIN
                        && at.y >= MARGIN
                        && at.x + at.w <= w - MARGIN + 0.001
                        && at.y + at.h <= h - MARGIN + 0.001;
                    assert!(inside, "{name}: {} {at:?}", thing.name);
                }
                for (index, thing) in sheet.things.iter().enumerate() {
                    let material = matches!(
                        thing.role,
                        Role::Piece | Role::Card | Role::Net | Role::Ruler
                    );
                    for (other_index, other) in sheet.things.iter().enumerate() {
                        let meet = material && index != other_index && overlap(thing, other);
                        assert!(!meet, "{name}: {} on {}", thing.name, other.name);
                    }
                }
                let rulers = sheet
                    .things
                    .iter()
                    .filter(|thing| thing.role == Role::Ruler);
                assert_eq!(
                    rulers.map(|ruler| ruler.area.w).collect::<Vec<_>>(),
                    [100.0],
                    "{name}"
                );
            }
        });
    }

    #[test]
    fn every_piece_of_the_box_is_there_once() {
        every_sheet(|game, document, printed, sheets| {
            let whole = matches!(
                document,
                Document::Pieces(_) | Document::Standing | Document::Colouring
            );
            if !whole {
                return;
            }
            for (kind, suit, count) in printed.all.iter().map(|(p, n)| (p.kind, p.suit, n)) {
                let same = printed.all.iter().filter(|(p, _)| p.kind == kind);
                let wanted: usize = same.map(|&(_, count)| usize::from(count)).sum();
                let things = sheets.iter().flat_map(|sheet| &sheet.things);
                let found = things.filter(|thing| thing.role == Role::Piece && thing.name == kind);
                assert_eq!(
                    found.count(),
                    wanted,
                    "{} {}: {kind} {suit:?} {count}",
                    game.slug(),
                    document.slug()
                );
            }
        });
    }
}
