//! Score sheets for games that count points: a row per entry of the tally, a column per seat.

use engine::kernel::info::GameInfo;
use engine::kernel::scene::{Scene, TallyEntry};
use engine::kernel::words::Language;

use super::board_sheet::emblem;
use super::flow::Flow;
use super::page::{Format, Role, Sheet};
use super::pen::{Anchor, FULL, Line, Pen, area, bold, plain};
use crate::widgets::drawing::Rect;
use crate::words::paper as words;

const ROW: f64 = 11.5;
const LABEL: f64 = 76.0;
/// Height of the emblems above a table, in millimetres.
const HEAD: f64 = 15.0;
/// Number of games on one sheet.
const GAMES: u8 = 2;
const THIN: Line = Line {
    width: 0.3,
    dashes: "",
};

/// Returns the tally entries of a first position; empty if the game counts no points.
pub fn counted(scene: &Scene) -> Vec<TallyEntry> {
    let first = scene.players.first();
    first.map(|player| player.tally.clone()).unwrap_or_default()
}

/// Draws the table in the upper part of a strip.
fn table(pen: &mut Pen, entries: &[TallyEntry], card: &GameInfo, language: Language, strip: Rect) {
    let Rect { x, y, w, .. } = strip;
    let column = (w - LABEL) / card.seats.len() as f64;
    let left = |index: usize| x + LABEL + index as f64 * column;
    for (index, seat) in card.seats.iter().enumerate() {
        emblem(pen, seat, (left(index) + (column - 12.5) / 2.0, y), 12.5);
    }
    let names = entries.iter().map(|entry| entry.name.text(language));
    let names = names.chain([words::TOTAL.text(language)]);
    for (row, label) in names.enumerate() {
        let top = y + HEAD + row as f64 * ROW;
        let entry = entries.get(row);
        if let Some(entry) = entry {
            let icon = area(x + 1.5, top + 1.2, ROW - 2.4, ROW - 2.4);
            pen.symbol(entry.kind, icon);
        }
        let (kind, line) = match entry {
            Some(_) => (plain(4.2), THIN),
            None => (bold(4.8), FULL),
        };
        let kind = kind.fitting(label, LABEL - ROW - 4.0);
        pen.text(kind, (x + ROW + 2.0, top + 7.4), Anchor::Start, label);
        for index in 0..card.seats.len() {
            pen.rect(area(left(index), top, column, ROW), 0.0, "none", line);
        }
        pen.rect(area(x, top, LABEL, ROW), 0.0, "none", line);
    }
}

/// Returns the sheet.
pub fn score(entries: &[TallyEntry], card: &GameInfo, language: Language) -> Vec<Sheet> {
    let heading = format!(
        "{} · {}",
        card.name.text(language),
        words::SCORE.text(language)
    );
    let hint = words::SCORE_HINT.text(language);
    let mut flow = Flow::new(Format::A4, &heading, hint, language);
    let high = HEAD + ROW * (entries.len() + 1) as f64;
    for game in 1..=GAMES {
        let title = words::GAME_NUMBER.filled(language, &[("number", &game)]);
        flow.heading(&title, high);
        let strip = flow.take(high + 2.0);
        let mut pen = flow.pen();
        table(&mut pen, entries, card, language, strip);
        let placed = area(strip.x, strip.y, strip.w, high);
        flow.put(Role::Text, "score", placed, &pen);
    }
    flow.done()
}
