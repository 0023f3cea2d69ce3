//! The session sheet: aims, material, course, what to watch, three levels.

use engine::kernel::info::GameInfo;
use engine::kernel::paper::Paper;
use engine::kernel::piece::Piece;
use engine::kernel::scene::Entry;
use engine::kernel::words::{Language, Phrase};

use super::flow::Flow;
use super::page::{Format, Role, Sheet};
use super::pen::{Anchor, FULL, Line, Pen, Type, area, bold, plain};
use super::pieces::figure;
use crate::words::{letters, paper as words};

const TEXT: Type = plain(4.1);
/// From one base line to the next.
const LEADING: f64 = 4.1 * 1.42;
/// Where the text of a point begins, from the left.
const INDENT: f64 = 8.0;

/// A point of a list; `sign` stands before it.
fn point(flow: &mut Flow, sign: &str, text: &str) {
    let wide = flow.room().w - INDENT;
    let lines = TEXT.lines(text, wide);
    let high = lines.len() as f64 * LEADING + 0.8;
    let strip = flow.take(high);
    let mut pen = Pen::default();
    let base = strip.y + 4.3;
    pen.text(bold(4.1), (strip.x + 1.5, base), Anchor::Start, sign);
    pen.lines(TEXT, (strip.x + INDENT, base), wide, text);
    flow.put(
        Role::Text,
        "point",
        area(strip.x, strip.y, strip.w, high),
        &pen,
    );
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

fn lower_first(text: &str) -> impl Iterator<Item = char> + '_ {
    let first = text.chars().take(1).map(letters::small);
    first.chain(text.chars().skip(1))
}

/// A few pieces in a row, as a picture of what it is about.
fn procession(flow: &mut Flow, all: &[(Piece, u8)]) {
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
        let name = name.text(language);
        let colon = match language {
            Language::French => "\u{a0}: ",
            Language::English => ": ",
        };
        let mut text: String = name.chars().take(1).map(letters::capital).collect();
        text.extend(name.chars().skip(1));
        text.push_str(colon);
        text.extend(lower_first(level.text(language)));
        point(&mut flow, "•", &text);
    }
    flow.done()
}
