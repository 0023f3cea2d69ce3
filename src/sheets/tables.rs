//! Tables for the teacher: dice results, winners, exact chances, permissions, useful sentences.

mod fights;

use engine::kernel::info::{DiceUse, GameInfo};
use engine::kernel::odds::Fraction;
use engine::kernel::paper::{Grid, Paper};
use engine::kernel::piece::{Piece, Suit};
use engine::kernel::words::Language;

use super::dice::dots;
use super::flow::Flow;
use super::page::{Format, Role, Sheet};
use super::pen::{Anchor, FULL, Line, Pen, area, bold, plain};
use crate::board::ground::suit_class_of;
use crate::widgets::drawing::Rect;
use crate::widgets::numbers::percent;
use crate::words::paper as words;

pub(super) const THIN: Line = Line {
    width: 0.25,
    dashes: "",
};

/// Draws a face of a white die.
pub fn die_face(pen: &mut Pen, number: u8, at: Rect) {
    pen.rect(at, at.w * 0.18, "var(--white)", FULL);
    for (x, y) in dots(number) {
        let centre = (at.x + x * at.w, at.y + y * at.w);
        pen.disc(
            centre,
            at.w * 0.085,
            "var(--ink)",
            Line { width: 0.0, ..FULL },
        );
    }
}

/// Draws a face of a suit's die.
pub(super) fn die_face_of(pen: &mut Pen, number: u8, suit: Suit, at: Rect) {
    pen.group(format_args!("class=\"{}\"", suit_class_of(suit)));
    pen.rect(at, at.w * 0.18, "var(--suit)", FULL);
    for (x, y) in dots(number) {
        let centre = (at.x + x * at.w, at.y + y * at.w);
        let line = Line { width: 0.0, ..FULL };
        pen.disc(centre, at.w * 0.085, "var(--pip,var(--on-suit))", line);
    }
    pen.end();
}

/// Draws the chances of the die against each card, and against an unknown card.
fn card_chances(flow: &mut Flow, counts: &[u8], language: Language) {
    let t = |phrase: engine::kernel::words::Phrase| phrase.text(language);
    let high = 11.0 * (counts.len() + 2) as f64;
    flow.heading(t(words::CARD_CHANCES), high);
    let strip = flow.take(high + 3.0);
    let columns = [0.0, 36.0, 66.0, 122.0, 180.0];
    let mut pen = flow.pen();
    let titles = [
        words::STRENGTH,
        words::HOW_MANY,
        words::DIE_WINS,
        words::CHANCE,
    ];
    let middle = |index: usize| strip.x + (columns[index] + columns[index + 1]) / 2.0;
    for (index, title) in titles.into_iter().enumerate() {
        let kind = bold(3.8).fitting(t(title), columns[index + 1] - columns[index] - 2.0);
        let at = (middle(index), strip.y + 7.4);
        pen.text(kind, at, Anchor::Middle, t(title));
    }
    let (mut won, mut all) = (0, 0);
    for (strength, &count) in (0_u32..).zip(counts) {
        let top = strip.y + 11.0 * f64::from(strength + 1);
        let winning = 7 - strength.max(1);
        won += winning * u32::from(count);
        all += 6 * u32::from(count);
        let face = area(middle(0) - 4.2, top + 1.3, 8.4, 8.4);
        die_face(&mut pen, strength as u8, face);
        pen.text(
            plain(4.4),
            (middle(1), top + 7.2),
            Anchor::Middle,
            &count.to_string(),
        );
        let wins = match strength {
            0 | 1 => t(words::ALWAYS).to_owned(),
            6 => "6".to_owned(),
            _ => words::AT_LEAST.filled(language, &[("number", &strength)]),
        };
        pen.text(plain(4.4), (middle(2), top + 7.2), Anchor::Middle, &wins);
        let wins = Fraction::new(winning, 6);
        chance(&mut pen, (middle(3), top + 7.2), wins, language);
    }
    let top = strip.y + 11.0 * (counts.len() + 1) as f64;
    let unknown = t(words::ALL_CARDS);
    pen.text(
        bold(4.2),
        (strip.x + 3.0, top + 7.2),
        Anchor::Start,
        unknown,
    );
    let won = Fraction::new(won, all);
    chance(&mut pen, (middle(3), top + 7.2), won, language);
    for row in 0..counts.len() + 2 {
        let y = strip.y + 11.0 * row as f64;
        pen.rect(area(strip.x, y, strip.w, 11.0), 0.0, "none", THIN);
    }
    flow.put(
        Role::Text,
        "chances",
        area(strip.x, strip.y, strip.w, high),
        &pen,
    );
}

fn chance(pen: &mut Pen, at: (f64, f64), chance: Option<Fraction>, language: Language) {
    if let Some(chance) = chance {
        let text = format!(
            "{}/{} · {}",
            chance.numerator,
            chance.denominator,
            percent(chance, language)
        );
        pen.text(bold(4.4), at, Anchor::Middle, &text);
    }
}

/// Draws a grid of permissions: actor by target.
fn grid(flow: &mut Flow, grid: &Grid, language: Language) {
    let side = 21.0;
    let high = side * (grid.rows.len() + 1) as f64;
    flow.heading(grid.title.text(language), high);
    let strip = flow.take(high + 3.0);
    let mut pen = flow.pen();
    let cell = |column: usize, row: usize| {
        area(
            strip.x + column as f64 * side,
            strip.y + row as f64 * side,
            side,
            side,
        )
    };
    let drawing = |pen: &mut Pen, name: &str, at: Rect| {
        let inner = at.inset(1.0);
        let wide = inner.h * 88.0 / 167.0;
        let x = inner.x + (inner.w - wide) / 2.0;
        pen.symbol(name, area(x, inner.y, wide, inner.h));
    };
    for (row, name) in grid.rows.iter().enumerate() {
        drawing(&mut pen, name, cell(0, row + 1));
        for column in 0..grid.columns.len() {
            let at = cell(column + 1, row + 1);
            let (fill, word) = match (grid.may)(row, column) {
                true => ("var(--yes-ground)", words::YES),
                false => ("none", words::NO),
            };
            pen.rect(at, 0.0, fill, THIN);
            let centre = (at.x + side / 2.0, at.y + side / 2.0 + 1.8);
            let kind = if (grid.may)(row, column) {
                bold(5.4)
            } else {
                plain(4.6)
            };
            pen.text(kind, centre, Anchor::Middle, word.text(language));
        }
    }
    for (column, name) in grid.columns.iter().enumerate() {
        drawing(&mut pen, name, cell(column + 1, 0));
    }
    let wide = side * (grid.columns.len() + 1) as f64;
    flow.put(Role::Text, "grid", area(strip.x, strip.y, wide, high), &pen);
}

/// Draws the reminders: a drawing and a sentence each.
fn memo(flow: &mut Flow, paper: &Paper, is_alone: bool, language: Language) {
    if paper.memo.is_empty() {
        return;
    }
    // Alone on the sheet, it is large enough to be read from afar.
    let scale = if is_alone { 1.7 } else { 1.0 };
    let kind = plain(4.4 * scale);
    let row = 17.0 * scale;
    flow.heading(words::MEMO.text(language), row);
    for (drawing, phrase) in paper.memo {
        let strip = flow.take(row);
        let mut pen = flow.pen();
        let side = row - 3.0;
        pen.symbol(drawing, area(strip.x + 1.0, strip.y + 1.0, side, side));
        let text = phrase.text(language);
        let wide = strip.w - side - 8.0;
        let lines = kind.lines(text, wide).len();
        let y = strip.y + row / 2.0 + kind.size * (0.32 - (lines as f64 - 1.0) * 0.71);
        pen.lines(kind, (strip.x + side + 6.0, y), wide, text);
        let placed = area(strip.x, strip.y, strip.w, row - 0.5);
        flow.put(Role::Text, "memo", placed, &pen);
    }
}

/// Draws the sentences to say and to elicit.
fn sayings(flow: &mut Flow, paper: &Paper, language: Language) {
    if paper.say.is_empty() {
        return;
    }
    let high = 16.0 + 8.0 * paper.say.len() as f64;
    let strip = flow.take(high + 2.0);
    let frame = area(strip.x, strip.y, strip.w, high);
    let mut pen = flow.pen();
    pen.rect(frame, 4.0, "var(--ground)", FULL);
    let title = words::TO_SAY.text(language);
    pen.text(
        bold(5.2),
        (strip.x + 6.0, strip.y + 9.5),
        Anchor::Start,
        title,
    );
    for (row, phrase) in paper.say.iter().enumerate() {
        let y = strip.y + 18.0 + 8.0 * row as f64;
        let text = phrase.text(language);
        let kind = plain(4.3).fitting(text, strip.w - 52.0);
        pen.text(kind, (strip.x + 6.0, y), Anchor::Start, text);
    }
    let hand = high.min(34.0) - 8.0;
    let at = area(
        strip.x + strip.w - hand - 8.0,
        strip.y + (high - hand) / 2.0,
        hand,
        hand,
    );
    pen.symbol("fingers-6", at);
    flow.put(Role::Text, "sayings", frame, &pen);
}

/// Returns the sheets.
pub fn tables(
    all: &[(Piece, u8)],
    card: &GameInfo,
    paper: &Paper,
    language: Language,
) -> Vec<Sheet> {
    let title = match card.dice_use {
        DiceUse::Fights => words::FIGHT_TABLES,
        _ => words::TABLES,
    };
    let below = format!(
        "{} · {}",
        card.name.text(language),
        words::FOR_TEACHER.text(language)
    );
    let mut flow = Flow::new(Format::A4, title.text(language), &below, language);
    if card.dice_use == DiceUse::Fights {
        fights::results(&mut flow, all, card, language);
        fights::crosses(&mut flow, all, language);
    }
    if let Some(pile) = &paper.pile {
        card_chances(&mut flow, pile.counts, language);
    }
    if let Some(of) = &paper.grid {
        grid(&mut flow, of, language);
    }
    let is_alone = card.dice_use != DiceUse::Fights && paper.pile.is_none() && paper.grid.is_none();
    memo(&mut flow, paper, is_alone, language);
    sayings(&mut flow, paper, language);
    flow.done()
}
