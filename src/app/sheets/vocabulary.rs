//! Cards of the vocabulary: a drawing and its word, to cut, or to fold below the drawing.

use engine::kernel::game::Card;
use engine::kernel::paper::Paper;
use engine::kernel::piece::Piece;
use engine::kernel::words::Language;

use super::flow::Flow;
use super::page::{Format, Role, Sheet};
use super::pen::{Anchor, CUT, FOLD, Pen, area, bold, plain};
use super::pieces::{before_comma, figure};
use crate::widgets::drawing::Rect;
use crate::words::paper as words;

const WIDTH: f64 = 88.0;
const HEIGHT: f64 = 75.0;
const GAP: f64 = 2.0;
/// The height of the drawing above the fold.
const PICTURE: f64 = 48.0;

fn card_of(piece: Option<&Piece>, drawing: &str, word: &str, place: Rect) -> Pen {
    let Rect { x, y, w, .. } = place;
    let mut pen = Pen::default();
    pen.rect(place, 0.0, "none", CUT);
    let room = area(x + (w - 40.0) / 2.0, y + 4.5, 40.0, 40.0);
    match piece {
        Some(piece) => figure(&mut pen, piece, room),
        None => {
            pen.symbol(drawing, room);
        }
    }
    let fold = format!("M{:.2} {:.2}h{:.2}", x, y + PICTURE, w);
    pen.line(fold, FOLD);
    let middle = x + w / 2.0;
    let capitals = word.to_uppercase();
    let kind = bold(9.0).fitting(&capitals, w - 8.0);
    pen.text(
        kind,
        (middle, y + PICTURE + 13.0),
        Anchor::Middle,
        &capitals,
    );
    let kind = plain(6.0).fitting(word, w - 8.0);
    pen.text(kind, (middle, y + PICTURE + 22.0), Anchor::Middle, word);
    pen
}

/// The cards of a game.
pub fn vocabulary(
    all: &[(Piece, u8)],
    card: &Card,
    paper: &Paper,
    language: Language,
) -> Vec<Sheet> {
    let heading = format!(
        "{} · {}",
        card.name.text(language),
        words::VOCABULARY.text(language)
    );
    let hint = words::WORDS_HINT.text(language);
    let mut flow = Flow::new(Format::A4, &heading, hint, language);
    let entries: Vec<(&str, &str)> = card
        .kinds
        .iter()
        .chain(paper.words)
        .map(|(kind, word)| (*kind, before_comma(word.text(language))))
        .collect();
    for row in entries.chunks(2) {
        let line = flow.take(HEIGHT + GAP);
        for (column, (kind, word)) in row.iter().enumerate() {
            let x = line.x + column as f64 * (WIDTH + GAP) + 1.0;
            let place = area(x, line.y, WIDTH, HEIGHT);
            let piece = all.iter().map(|(piece, _)| piece).find(|p| p.kind == *kind);
            let pen = card_of(piece, kind, word, place);
            flow.put(Role::Card, word, place, &pen);
        }
    }
    flow.done()
}
