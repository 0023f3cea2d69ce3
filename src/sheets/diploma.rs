//! Diploma for the child, with a blank for the name.

use engine::kernel::info::GameInfo;
use engine::kernel::piece::Piece;
use engine::kernel::words::Language;

use super::page::{Format, MARGIN, Role, Sheet};
use super::pen::{Anchor, FULL, Line, Pen, area, bold, plain, title};
use super::pieces::figure;
use super::title::strip;
use crate::words::paper as words;

/// Number of figures at each side.
const HEROES: usize = 2;

/// Returns the sheet.
pub fn diploma(all: &[(Piece, u8)], card: &GameInfo, language: Language) -> Sheet {
    let (w, h) = Format::A4Lying.size();
    let t = |phrase: engine::kernel::words::Phrase| phrase.text(language);
    let mut sheet = Sheet::new(Format::A4Lying, t(words::DIPLOMA_TITLE), language);
    let frame = area(
        MARGIN + 1.0,
        MARGIN + 1.0,
        w - 2.0 * MARGIN - 2.0,
        h - 2.0 * MARGIN - 17.0,
    );
    let mut pen = sheet.pen();
    pen.rect(frame, 6.0, "var(--ground)", Line { width: 1.2, ..FULL });
    pen.rect(
        frame.inset(3.0),
        4.0,
        "none",
        Line {
            width: 0.6,
            dashes: "1.6 1.4",
        },
    );
    let middle = w / 2.0;
    let text = t(words::DIPLOMA_TITLE);
    pen.text(title(17.0), (middle, 42.0), Anchor::Middle, text);
    let text = t(words::GIVEN_TO);
    pen.text(plain(7.0), (middle, 63.0), Anchor::Middle, text);
    let line = |pen: &mut Pen, x: f64, y: f64, wide: f64| {
        let path = format!("M{x:.2} {y:.2}h{wide:.2}");
        pen.line(path, Line { width: 0.5, ..FULL });
    };
    line(&mut pen, middle - 72.0, 88.0, 144.0);
    let text = t(words::KNOWS_RULES);
    pen.text(plain(7.0), (middle, 104.0), Anchor::Middle, text);
    let name = card.name.text(language);
    let kind = title(15.0).fitting(name, 150.0);
    pen.text(kind, (middle, 122.0), Anchor::Middle, name);
    let text = t(words::DIPLOMA_MANNER);
    let kind = bold(5.6).fitting(text, w - 60.0);
    pen.text(kind, (middle, 139.0), Anchor::Middle, text);
    let foot = 158.0;
    let places = [
        (words::PLACE, 26.0, 84.0),
        (words::DATE, 88.0, 132.0),
        (words::SIGNED, 140.0, 270.0),
    ];
    for (phrase, x, end) in places {
        let text = t(phrase);
        pen.text(plain(5.0), (x, foot), Anchor::Start, text);
        let begin = x + 2.0 + plain(5.0).width(text);
        line(&mut pen, begin, foot + 0.6, end - begin);
    }
    heroes(&mut pen, all, w);
    sheet.put(Role::Text, "diploma", frame, &pen);
    let foot = area(
        MARGIN + 1.0,
        h - MARGIN - 14.0,
        w - 2.0 * MARGIN - 2.0,
        13.0,
    );
    strip(&mut sheet, foot, name, language);
    sheet
}

/// Draws figures at both sides of a sheet of width `w`: from the first side at the left, from the other at the right.
fn heroes(pen: &mut Pen, all: &[(Piece, u8)], w: f64) {
    let mut figures: Vec<&Piece> = all.iter().map(|(piece, _)| piece).collect();
    figures.retain(|piece| piece.owner.is_some());
    let right = figures.iter().rev().take(HEROES).copied();
    let left = figures.iter().take(HEROES).copied();
    for (index, piece) in left.enumerate() {
        let y = 58.0 + 36.0 * index as f64;
        figure(pen, piece, area(22.0, y, 32.0, 32.0));
    }
    for (index, piece) in right.enumerate() {
        let y = 58.0 + 36.0 * index as f64;
        figure(pen, piece, area(w - 54.0, y, 32.0, 32.0));
    }
}
