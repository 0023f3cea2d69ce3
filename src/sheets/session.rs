//! Session sheet: aims, material, course, observations, three levels.

use engine::kernel::info::GameInfo;
use engine::kernel::paper::Paper;
use engine::kernel::piece::Piece;
use engine::kernel::scene::TallyEntry;
use engine::kernel::words::{Language, Phrase};

use super::flow::{Flow, filling};
use super::page::{Format, Role, Sheet};
use super::pen::{Anchor, FULL, Line, area, bold, plain};
use super::pieces::figure;
use crate::words::paper as words;
use crate::words::punctuation;

/// Text size, in millimetres.
const SIZE: f64 = 4.1;
/// Largest enlargement of the text.
const LARGEST: f64 = 1.5;
/// Line height, as a multiple of the text size.
const LEADING: f64 = 1.42;
/// Indent of a list item's text, in millimetres.
const INDENT: f64 = 8.0;

/// Places a list item with a bullet or number, its text enlarged by `scale`.
pub fn point(flow: &mut Flow, sign: &str, text: &str, scale: f64) {
    let (kind, indent) = (plain(SIZE * scale), INDENT * scale);
    let wide = flow.room().w - indent;
    let lines = kind.lines(text, wide);
    let high = lines.len() as f64 * kind.size * LEADING + 0.8 * scale;
    let strip = flow.take(high);
    let mut pen = flow.pen();
    let base = strip.y + 4.3 * scale;
    let at = (strip.x + 1.5 * scale, base);
    pen.text(bold(kind.size), at, Anchor::Start, sign);
    pen.lines(kind, (strip.x + indent, base), wide, text);
    flow.put(
        Role::Text,
        "point",
        area(strip.x, strip.y, strip.w, high),
        &pen,
    );
}

/// Places a paragraph over the whole width, its text enlarged by `scale`.
pub fn paragraph(flow: &mut Flow, text: &str, scale: f64) {
    let kind = plain(SIZE * scale);
    let wide = flow.room().w;
    let high = kind.lines(text, wide).len() as f64 * kind.size * LEADING + 3.0 * scale;
    let strip = flow.take(high);
    let mut pen = flow.pen();
    pen.lines(kind, (strip.x, strip.y + 4.3 * scale), wide, text);
    flow.put(Role::Text, "paragraph", strip, &pen);
}

/// Session plan in the language of the sheet.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Plan {
    /// Group size and duration.
    frame: String,
    /// Course of the session, in order.
    course: Vec<String>,
    /// Points to observe.
    watch: Vec<String>,
    /// Three levels: simpler, as planned, richer.
    levels: [String; 3],
}

impl Plan {
    /// Creates the plan from named texts; `None` without texts.
    pub fn of<'a>(texts: impl IntoIterator<Item = (&'a str, &'a str)>) -> Option<Self> {
        let mut plan = Self::default();
        for (name, text) in texts {
            let text = text.to_owned();
            match name {
                "FRAME" => plan.frame = text,
                "EASIER" => plan.levels[0] = text,
                "PLANNED" => plan.levels[1] = text,
                "RICHER" => plan.levels[2] = text,
                step if step.starts_with("STEP_") => plan.course.push(text),
                _ => plan.watch.push(text),
            }
        }
        (plan != Self::default()).then_some(plan)
    }
}

fn list<'a>(
    flow: &mut Flow,
    (title, scale): (&str, f64),
    points: impl IntoIterator<Item = &'a str>,
    is_ordered: bool,
) {
    flow.heading(title, SIZE * LEADING * scale * 2.0);
    for (number, text) in (1..).zip(points) {
        let sign = match is_ordered {
            true => format!("{number}."),
            false => "•".to_owned(),
        };
        point(flow, &sign, text, scale);
    }
}

/// Returns the list of material.
fn material(card: &GameInfo, paper: &Paper, counted: &[TallyEntry], language: Language) -> String {
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
    let parts = parts.iter().map(|part| part.text(language));
    words::MATERIAL_OF.filled(
        language,
        &[
            ("things", &punctuation::list(parts, language)),
            ("game", &card.name.text(language)),
        ],
    )
}

/// Draws up to ten pieces in a row, as an illustration.
pub fn procession(flow: &mut Flow, all: &[(Piece, u8)]) {
    let strip = flow.take(21.0);
    let mut pen = flow.pen();
    let shown = all.iter().take(10);
    for (index, (piece, _)) in shown.enumerate() {
        let x = strip.x + index as f64 * 18.0;
        figure(&mut pen, piece, area(x, strip.y + 1.0, 16.0, 17.0));
    }
    let rule = format!("M{:.2} {:.2}h{:.2}", strip.x, strip.y + 20.0, strip.w);
    pen.path(rule, "none", Line { width: 0.5, ..FULL }, "var(--rule)");
    flow.put(Role::Text, "procession", strip, &pen);
}

/// Returns the sheets; `counted` are the entries of the game's tally.
pub fn session(
    all: &[(Piece, u8)],
    card: &GameInfo,
    (paper, plan): (&Paper, &Plan),
    counted: &[TallyEntry],
    language: Language,
) -> Vec<Sheet> {
    let t = |phrase: Phrase| phrase.text(language);
    let heading = format!("{} · {}", t(card.name), t(words::SESSION));
    let material = material(card, paper, counted, language);
    filling(LARGEST, |scale| {
        let mut flow = Flow::new(Format::A4, &heading, &plan.frame, language).enlarged(scale);
        let line = SIZE * LEADING * scale;
        procession(&mut flow, all);
        let aims = paper.aims.iter().map(|aim| t(*aim));
        list(&mut flow, (t(words::AIMS), scale), aims, false);
        flow.heading(t(words::MATERIAL), line);
        point(&mut flow, "•", &material, scale);
        let course = plan.course.iter().map(String::as_str);
        list(&mut flow, (t(words::COURSE), scale), course, true);
        let watch = plan.watch.iter().map(String::as_str);
        list(&mut flow, (t(words::WATCH), scale), watch, false);
        flow.heading(t(words::LEVELS), line * 2.0);
        let names = [words::EASIER, words::PLANNED, words::RICHER];
        for (name, level) in names.into_iter().zip(&plan.levels) {
            let text = format!("{} — {level}", t(name));
            point(&mut flow, "•", &text, scale);
        }
        flow.done()
    })
}
