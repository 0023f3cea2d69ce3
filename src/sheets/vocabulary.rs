//! Cards of the vocabulary: a drawing and its word, to cut, or to fold below the drawing.

use engine::kernel::info::GameInfo;
use engine::kernel::paper::Paper;
use engine::kernel::piece::Piece;
use engine::kernel::words::Language;

use super::flow::Flow;
use super::page::{Format, Role, Sheet};
use super::pen::{Anchor, CUT, FOLD, Pen, area, bold, plain};
use super::pieces::{before_comma, figure};
use crate::widgets::drawing::Rect;
use crate::words::letters::in_capitals;
use crate::words::paper as words;

const WIDTH: f64 = 88.0;
/// The height of a card where three stand one below the other.
const HEIGHT: f64 = 75.0;
/// The height where four do.
const LOW: f64 = 56.0;
const GAP: f64 = 2.0;

/// The height of so many cards: low ones if those need fewer sheets.
fn height(count: usize) -> f64 {
    match count.div_ceil(8) < count.div_ceil(6) {
        true => LOW,
        false => HEIGHT,
    }
}

fn card_of(
    piece: Option<&Piece>,
    drawing: &str,
    (word, beneath): (&str, Option<&str>),
    place: Rect,
) -> Pen {
    let Rect { x, y, w, h } = place;
    let part = |share: f64| h / HEIGHT * share;
    let mut pen = Pen::default();
    pen.rect(place, 0.0, "none", CUT);
    let side = part(40.0);
    let room = area(x + (w - side) / 2.0, y + part(4.5), side, side);
    match piece {
        Some(piece) => figure(&mut pen, piece, room),
        None => {
            pen.symbol(drawing, room);
        }
    }
    let fold = y + part(48.0);
    pen.line(format!("M{x:.2} {fold:.2}h{w:.2}"), FOLD);
    let middle = x + w / 2.0;
    let capitals = in_capitals(word);
    let kind = bold(part(9.0)).fitting(&capitals, w - 8.0);
    let at = (middle, fold + part(13.0));
    pen.text(kind, at, Anchor::Middle, &capitals);
    // The word of the home takes the place of the small letters.
    let kind = plain(part(6.0)).fitting(beneath.unwrap_or(word), w - 8.0);
    let at = (middle, fold + part(22.0));
    pen.text(kind, at, Anchor::Middle, beneath.unwrap_or(word));
    pen
}

/// The cards of a game.
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
    let entries: Vec<(&str, &str, Option<&str>)> = card
        .kinds
        .iter()
        .chain(paper.words)
        .map(|(kind, word)| {
            let beneath = home.map(|home| before_comma(word.text(home)));
            (*kind, word.text(language), beneath)
        })
        .collect();
    // What stands after a comma is told where the words before it are not enough.
    let short = |word| {
        let same = |&&(_, other, _): &&(&str, &str, Option<&str>)| {
            before_comma(other) == before_comma(word)
        };
        match entries.iter().filter(same).count() {
            1 => before_comma(word),
            _ => word,
        }
    };
    let height = height(entries.len());
    for row in entries.chunks(2) {
        let line = flow.take(height + GAP);
        for (column, (kind, word, beneath)) in row.iter().enumerate() {
            let word = short(word);
            let x = line.x + column as f64 * (WIDTH + GAP) + 1.0;
            let place = area(x, line.y, WIDTH, height);
            let piece = all.iter().map(|(piece, _)| piece).find(|p| p.kind == *kind);
            let pen = card_of(piece, kind, (word, *beneath), place);
            flow.put(Role::Card, word, place, &pen);
        }
    }
    flow.done()
}
