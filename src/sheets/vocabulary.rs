//! Vocabulary cards: a drawing with its word, to cut, or to fold below the drawing.

use engine::kernel::info::GameInfo;
use engine::kernel::paper::Paper;
use engine::kernel::piece::Piece;
use engine::kernel::words::{Language, Phrase};

use super::flow::Flow;
use super::page::{Format, Role, Sheet};
use super::pen::{Anchor, CUT, FOLD, Pen, area, bold, plain};
use super::pieces::figure;
use super::tables::die_face;
use crate::widgets::drawing::Rect;
use crate::words::fight::NUMBERS;
use crate::words::letters::in_capitals;
use crate::words::paper as words;
use crate::words::punctuation::before_comma;

const WIDTH: f64 = 88.0;
/// Height of a card with three rows on a sheet, in millimetres.
const HEIGHT: f64 = 75.0;
/// Height with four rows.
const LOW: f64 = 56.0;
const GAP: f64 = 2.0;

/// Returns the height of the cards; low ones if they need fewer sheets.
fn height(count: usize) -> f64 {
    match count.div_ceil(8) < count.div_ceil(6) {
        true => LOW,
        false => HEIGHT,
    }
}

/// Picture of a card: an object of the game by the name of its drawing, or a number as a die face.
#[derive(Clone, Copy)]
enum Shown {
    Thing(&'static str),
    Number(u8),
}

/// Content of a card: picture, word in the class language, and optional word in the home language.
struct VocabularyCard {
    shown: Shown,
    word: String,
    capitals: String,
    beneath: Option<String>,
}

fn card_of(piece: Option<&Piece>, entry: &VocabularyCard, place: Rect) -> Pen {
    let Rect { x, y, w, h } = place;
    let part = |share: f64| h / HEIGHT * share;
    let mut pen = Pen::default();
    pen.rect(place, 0.0, "none", CUT);
    let side = part(40.0);
    let room = area(x + (w - side) / 2.0, y + part(4.5), side, side);
    match (piece, entry.shown) {
        (Some(piece), _) => figure(&mut pen, piece, room),
        (None, Shown::Thing(drawing)) => {
            pen.symbol(drawing, room);
        }
        (None, Shown::Number(number)) => die_face(&mut pen, number, room.inset(part(4.0))),
    }
    let fold = y + part(48.0);
    pen.line(format!("M{x:.2} {fold:.2}h{w:.2}"), FOLD);
    let middle = x + w / 2.0;
    let kind = bold(part(9.0)).fitting(&entry.capitals, w - 8.0);
    let at = (middle, fold + part(13.0));
    pen.text(kind, at, Anchor::Middle, &entry.capitals);
    // The home language's word replaces the word in lower case.
    let beneath = entry.beneath.as_ref().unwrap_or(&entry.word);
    let kind = plain(part(6.0)).fitting(beneath, w - 8.0);
    let at = (middle, fold + part(22.0));
    pen.text(kind, at, Anchor::Middle, beneath);
    pen
}

/// Returns the numbers of a die, for classes with a second language: word and numeral in both.
fn numbers(language: Language, home: Language) -> impl Iterator<Item = VocabularyCard> {
    (1..=6_u8).map(move |number| {
        let phrase = NUMBERS[usize::from(number)];
        let (word, beneath) = (phrase.text(language), phrase.text(home));
        let capitals = format!("{number} · {}", in_capitals(word, language));
        let own = home.numeral(usize::from(number));
        VocabularyCard {
            shown: Shown::Number(number),
            word: word.to_owned(),
            capitals,
            beneath: Some(
                own.map_or_else(|| beneath.to_owned(), |own| format!("{own} · {beneath}")),
            ),
        }
    })
}

/// Returns the pieces and objects of a game. The part of a name after its comma is printed only if the name is
/// ambiguous without it.
fn things(
    card: &GameInfo,
    paper: &Paper,
    (language, home): (Language, Option<Language>),
) -> impl Iterator<Item = VocabularyCard> {
    let all: Vec<_> = card.kinds.iter().chain(paper.words).copied().collect();
    let names = all.clone();
    let is_enough = move |name: &str| {
        let same = |other: &&(_, Phrase)| before_comma(other.1.text(language)) == name;
        names.iter().filter(same).count() == 1
    };
    all.into_iter().map(move |(kind, name)| {
        let short = before_comma(name.text(language));
        let is_short = is_enough(short);
        let told = |text: &'static str| if is_short { before_comma(text) } else { text };
        let word = told(name.text(language));
        VocabularyCard {
            shown: Shown::Thing(kind),
            word: word.to_owned(),
            capitals: in_capitals(word, language),
            beneath: home.map(|home| home.in_numerals(told(name.text(home)))),
        }
    })
}

/// Returns the cards of a game.
pub fn vocabulary(
    all: &[(Piece, u8)],
    card: &GameInfo,
    paper: &Paper,
    (language, home): (Language, Option<Language>),
) -> Vec<Sheet> {
    let heading = format!(
        "{} · {}",
        card.name.text(language),
        words::VOCABULARY.text(language)
    );
    let hint = words::WORDS_HINT.text(language);
    let mut flow = Flow::new(Format::A4, &heading, hint, language);
    let mut entries: Vec<VocabularyCard> = things(card, paper, (language, home)).collect();
    if let Some(home) = home.filter(|_| !paper.dice.is_empty()) {
        entries.extend(numbers(language, home));
    }
    let height = height(entries.len());
    for row in entries.chunks(2) {
        let line = flow.take(height + GAP);
        for (column, entry) in row.iter().enumerate() {
            let x = line.x + column as f64 * (WIDTH + GAP) + 1.0;
            let place = area(x, line.y, WIDTH, height);
            let piece = match entry.shown {
                Shown::Thing(kind) => all.iter().find(|(piece, _)| piece.kind == kind),
                Shown::Number(_) => None,
            };
            let pen = card_of(piece.map(|(piece, _)| piece), entry, place);
            flow.put(Role::Card, &entry.word, place, &pen);
        }
    }
    flow.done()
}
