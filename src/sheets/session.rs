//! The session sheet: aims, material, course, what to watch, three levels.

use engine::kernel::info::GameInfo;
use engine::kernel::paper::Paper;
use engine::kernel::piece::Piece;
use engine::kernel::scene::Entry;
use engine::kernel::words::{Language, Phrase};

use super::flow::Flow;
use super::page::{Format, Role, Sheet};
use super::pen::{Anchor, FULL, Line, Pen, Type, area, bold, is_rtl, plain};
use super::pieces::figure;
use crate::words::paper as words;

const TEXT: Type = plain(4.1);
/// From one base line to the next.
const LEADING: f64 = 4.1 * 1.42;
/// Where the text of a point begins, from the left.
const INDENT: f64 = 8.0;

/// A point of a list; `sign` stands before it.
pub fn point(flow: &mut Flow, sign: &str, text: &str) {
    let wide = flow.room().w - INDENT;
    let lines = TEXT.lines(text, wide);
    let high = lines.len() as f64 * LEADING + 0.8;
    let strip = flow.take(high);
    let mut pen = Pen::default();
    let base = strip.y + 4.3;
    let (sign_at, anchor, begin) = match is_rtl(text) {
        true => (strip.x + strip.w - 1.5, Anchor::End, strip.x),
        false => (strip.x + 1.5, Anchor::Start, strip.x + INDENT),
    };
    pen.text(bold(4.1), (sign_at, base), anchor, sign);
    pen.lines(TEXT, (begin, base), wide, text);
    flow.put(
        Role::Text,
        "point",
        area(strip.x, strip.y, strip.w, high),
        &pen,
    );
}

/// Some sentences, over the whole width.
pub fn paragraph(flow: &mut Flow, text: &str) {
    let wide = flow.room().w;
    let high = TEXT.lines(text, wide).len() as f64 * LEADING + 3.0;
    let strip = flow.take(high);
    let mut pen = Pen::default();
    pen.lines(TEXT, (strip.x, strip.y + 4.3), wide, text);
    flow.put(Role::Text, "paragraph", strip, &pen);
}

fn list(flow: &mut Flow, title: Phrase, points: &[Phrase], is_ordered: bool, language: Language) {
    flow.heading(title.text(language), LEADING * 2.0);
    for (number, phrase) in (1..).zip(points) {
        let sign = match is_ordered {
            true => format!("{number}."),
            false => "•".to_owned(),
        };
        point(flow, &sign, phrase.text(language));
    }
}

/// What must lie on the table.
fn material(card: &GameInfo, paper: &Paper, counted: &[Entry], language: Language) -> String {
    let mut parts = vec![words::MATERIAL_LIST];
    if !paper.dice.is_empty() {
        parts.push(words::MATERIAL_DICE);
    }
    if paper.pile.is_some() {
        parts.push(words::MATERIAL_CARDS);
    }
    if !counted.is_empty() {
        parts.push(words::MATERIAL_SCORE);
    }
    let parts: Vec<&str> = parts.iter().map(|part| part.text(language)).collect();
    format!("{} ({}).", parts.join(", "), card.name.text(language))
}

/// A few pieces in a row, as a picture of what it is about.
pub fn procession(flow: &mut Flow, all: &[(Piece, u8)]) {
    let strip = flow.take(21.0);
    let mut pen = Pen::default();
    let shown = all.iter().take(10);
    for (index, (piece, _)) in shown.enumerate() {
        let x = strip.x + index as f64 * 18.0;
        figure(&mut pen, piece, area(x, strip.y + 1.0, 16.0, 17.0));
    }
    let rule = format!("M{:.2} {:.2}h{:.2}", strip.x, strip.y + 20.0, strip.w);
    pen.path(rule, "none", Line { width: 0.5, ..FULL }, "var(--rule)");
    flow.put(Role::Text, "procession", strip, &pen);
}

/// The sheet; `counted` are the lines that the game counts.
pub fn session(
    all: &[(Piece, u8)],
    card: &GameInfo,
    paper: &Paper,
    counted: &[Entry],
    language: Language,
) -> Vec<Sheet> {
    let session = &paper.session;
    let heading = format!(
        "{} · {}",
        card.name.text(language),
        words::SESSION.text(language)
    );
    let frame = session.frame.text(language);
    let mut flow = Flow::new(Format::A4, &heading, frame, language);
    procession(&mut flow, all);
    list(&mut flow, words::AIMS, session.aims, false, language);
    flow.heading(words::MATERIAL.text(language), LEADING);
    point(&mut flow, "•", &material(card, paper, counted, language));
    list(&mut flow, words::COURSE, session.course, true, language);
    list(&mut flow, words::WATCH, session.watch, false, language);
    flow.heading(words::LEVELS.text(language), LEADING * 2.0);
    let names = [words::EASIER, words::PLANNED, words::RICHER];
    for (name, level) in names.into_iter().zip(&session.levels) {
        let text = format!("{} — {}", name.text(language), level.text(language));
        point(&mut flow, "•", &text);
    }
    flow.done()
}
