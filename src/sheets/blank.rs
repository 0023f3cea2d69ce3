//! Blank pieces to decorate, and the crests to colour in and to glue onto them.

use engine::kernel::info::GameInfo;
use engine::kernel::piece::Piece;
use engine::kernel::words::Language;

use super::flow::Flow;
use super::page::{Format, Role, Sheet};
use super::pen::{CUT, Pen, area};
use super::pieces::{blank, columns, squares};
use crate::widgets::drawing::Rect;
use crate::words::{crests, paper as words};

/// Side of a crest's square, as a fraction of the side of a piece.
const CREST: f64 = 0.75;
/// Gap between two squares, in millimetres.
const GAP: f64 = 1.0;

/// Returns the number of crests in a row: all rows are full.
fn in_row(wide: f64, side: f64) -> usize {
    let count = crests::named().len();
    let fitting = columns(wide, side, GAP).min(count / 2);
    let full = |in_row: &usize| count.is_multiple_of(*in_row);
    (1..=fitting).rev().find(full).unwrap_or(1)
}

/// Places all crests in rows of squares.
fn place_crests(flow: &mut Flow, side: f64, in_row: usize) {
    let begin = (flow.room().w - in_row as f64 * (side + GAP) + GAP) / 2.0;
    let mut line = Rect::default();
    for (index, (crest, _)) in crests::named().enumerate() {
        if index.is_multiple_of(in_row) {
            line = flow.take(side + GAP);
        }
        let x = line.x + begin + (index % in_row) as f64 * (side + GAP);
        let place = area(x, line.y, side, side);
        let mut pen = Pen::default();
        pen.rect(place, 0.0, "none", CUT);
        pen.symbol(crest, place.inset(side * 0.08));
        flow.put(Role::Card, crest, place, &pen);
    }
}

/// Returns the sheets with the blank pieces of a box, whose squares have this side, and the crests.
pub fn blank_pieces(
    all: &[(Piece, u8)],
    side: f64,
    (card, title): (&GameInfo, &str),
    language: Language,
) -> Vec<Sheet> {
    let heading = format!("{} · {title}", card.name.text(language));
    let hint = words::BLANK_HINT.text(language);
    let mut flow = Flow::new(Format::A4, &heading, hint, language);
    squares(&mut flow, all, (side, blank), card, language);
    let crest = side * CREST;
    let in_row = in_row(flow.room().w, crest);
    let high = (crests::named().len() / in_row) as f64 * (crest + GAP);
    flow.heading(words::CRESTS.text(language), high);
    // An army has many pieces, so the crests fill the last sheet.
    while flow.has(high) {
        place_crests(&mut flow, crest, in_row);
    }
    flow.outlined().done()
}
