//! Fights between two dice: three result tables, three win tables, exact chances.

use std::cmp::Ordering;

use engine::kernel::info::GameInfo;
use engine::kernel::odds::{Odds, Roller};
use engine::kernel::piece::{Layer, Piece, Suit};
use engine::kernel::words::Language;

use super::{THIN, die_face, die_face_of};
use crate::board::ground::suit_class_of;
use crate::sheets::flow::Flow;
use crate::sheets::page::Role;
use crate::sheets::pen::{Anchor, FULL, Line, Pen, area, bold, plain};
use crate::sheets::pieces::{figure, name};
use crate::widgets::drawing::Rect;
use crate::widgets::numbers::percent;
use crate::widgets::token::colour;
use crate::words::letters::led_by_capital;
use crate::words::paper as words;
use crate::words::punctuation::list;

/// Width of one of three columns, and gap between two, in millimetres.
const COLUMN: f64 = 57.0;
const GAP: f64 = 4.5;
const FACES: [u8; 6] = [1, 2, 3, 4, 5, 6];

fn fighters(all: &[(Piece, u8)]) -> impl Iterator<Item = &Piece> {
    let stands = |piece: &&Piece| piece.layer == Layer::Standing;
    all.iter().map(|(piece, _)| piece).filter(stands)
}

/// Returns the suits of the two sides, the attacker of the tables first.
fn suits(all: &[(Piece, u8)]) -> [Suit; 2] {
    let mut suits = fighters(all).map(|piece| piece.suit);
    let first = suits.next().unwrap_or(Suit::Blue);
    let second = suits.find(|&suit| suit != first).unwrap_or(Suit::Red);
    [first, second]
}

/// Draws a result table: the figures with this bonus, and the total for each face.
fn result(pen: &mut Pen, own: &[&Piece], bonus: u8, at: Rect, card: &GameInfo, language: Language) {
    pen.rect(at, 4.5, "var(--white)", FULL);
    let side = 14.0_f64.min((at.w - 6.0) / own.len() as f64 - 1.0);
    let begin = at.x + (at.w - own.len() as f64 * (side + 1.0) + 1.0) / 2.0;
    for (index, piece) in own.iter().enumerate() {
        let x = begin + index as f64 * (side + 1.0);
        figure(
            pen,
            piece,
            area(x, at.y + 3.0 + (14.0 - side) / 2.0, side, side),
        );
    }
    let middle = at.x + at.w / 2.0;
    let names = own.iter().map(|piece| name(piece, card, language));
    let names = led_by_capital(&list(names, language), language);
    let kind = bold(3.9).fitting(&names, at.w - 6.0);
    pen.text(kind, (middle, at.y + 21.5), Anchor::Middle, &names);
    let how = [words::PLUS_NONE, words::PLUS_ONE, words::PLUS_TWO];
    let how = how[usize::from(bonus.min(2))].text(language);
    pen.text(plain(3.6), (middle, at.y + 26.6), Anchor::Middle, how);
    for face in FACES {
        let top = at.y + 29.0 + 9.0 * f64::from(face - 1);
        let rule = format!("M{:.2} {top:.2}h{:.2}", at.x + 4.0, at.w - 8.0);
        pen.path(rule, "none", Line { width: 0.4, ..FULL }, "var(--rule)");
        die_face(pen, face, area(at.x + 9.0, top + 1.0, 7.0, 7.0));
        for coin in 0..bonus {
            let x = at.x + 19.5 + 6.0 * f64::from(coin);
            pen.symbol("coin", area(x, top + 1.7, 5.4, 5.6));
        }
        let arrow = format!(
            "M{:.2} {:.2}h7m-2.4 -2.2l2.4 2.2l-2.4 2.2",
            at.x + 33.5,
            top + 4.5
        );
        pen.line(arrow, Line { width: 0.6, ..FULL });
        let total = (face + bonus).to_string();
        pen.text(bold(6.4), (at.x + 48.0, top + 6.7), Anchor::Middle, &total);
    }
}

/// Draws the result tables side by side.
pub fn results(flow: &mut Flow, all: &[(Piece, u8)], card: &GameInfo, language: Language) {
    let most = fighters(all).map(|piece| piece.bonus).max().unwrap_or(0);
    let high = 85.0;
    let strip = flow.take(high + 5.0);
    let of =
        |bonus| -> Vec<&Piece> { fighters(all).filter(|piece| piece.bonus == bonus).collect() };
    let known = (0..=most).filter(|&bonus| !of(bonus).is_empty());
    for (index, bonus) in known.enumerate() {
        let x = strip.x + index as f64 * (COLUMN + GAP);
        let at = area(x, strip.y, COLUMN, high);
        let mut pen = flow.pen();
        result(&mut pen, &of(bonus), bonus, at, card, language);
        flow.put(Role::Text, "result", at, &pen);
    }
}

/// Draws the winner for each pair of faces; `more` is the first side's advantage in bonus.
fn cross(pen: &mut Pen, [first, second]: [Suit; 2], more: u8, corner: (f64, f64)) {
    let side = 7.2;
    let place = |column: u8, row: u8| {
        area(
            corner.0 + 8.4 + f64::from(column - 1) * side,
            corner.1 + 8.0 + f64::from(row - 1) * side,
            side,
            side,
        )
    };
    for face in FACES {
        let above = place(face, 1);
        die_face_of(
            pen,
            face,
            first,
            area(above.x + 0.6, corner.1 + 1.0, 6.0, 6.0),
        );
        let beside = place(1, face);
        die_face_of(
            pen,
            face,
            second,
            area(corner.0 + 1.2, beside.y + 0.6, 6.0, 6.0),
        );
        for other in FACES {
            let at = place(face, other);
            let winner = match (face + more).cmp(&other) {
                Ordering::Greater => Some(first),
                Ordering::Less => Some(second),
                Ordering::Equal => None,
            };
            if let Some(suit) = winner {
                pen.fill(at, suit_class_of(suit), "var(--suit-pale)");
                pen.symbol(&format!("flat-{}", colour(suit)), at.inset(1.2));
            } else {
                let middle = (at.x + side / 2.0, at.y + 5.0);
                pen.text(bold(4.4), middle, Anchor::Middle, "=");
            }
            pen.rect(at, 0.0, "none", THIN);
        }
    }
}

/// Draws the three win tables with their exact chances, side by side.
pub fn crosses(flow: &mut Flow, all: &[(Piece, u8)], language: Language) {
    let titles = [words::BONUS_EQUAL, words::BONUS_ONE, words::BONUS_TWO];
    let high = 73.0;
    let strip = flow.take(high + 4.0);
    for (more, title) in (0_u8..).zip(titles) {
        let x = strip.x + f64::from(more) * (COLUMN + GAP);
        let mut pen = flow.pen();
        let text = title.text(language);
        let kind = bold(4.0).fitting(text, COLUMN);
        pen.text(kind, (x, strip.y + 5.5), Anchor::Start, text);
        cross(&mut pen, suits(all), more, (x, strip.y + 7.0));
        let thrower = |bonus| Roller {
            faces: FACES,
            bonus,
        };
        let odds = Odds::of(thrower(more), thrower(0));
        if let (Some(chance), Some(risk)) = (odds.chance(), odds.risk()) {
            let line = format!(
                "{} — {}",
                percent(chance, language),
                percent(risk, language)
            );
            pen.text(bold(4.2), (x, strip.y + 64.5), Anchor::Start, &line);
            let note = match more {
                0 => words::TIES_AGAIN.text(language).to_owned(),
                _ => words::CHANCES.filled(
                    language,
                    &[("wins", &chance.numerator), ("all", &chance.denominator)],
                ),
            };
            pen.text(plain(3.7), (x, strip.y + 70.5), Anchor::Start, &note);
        }
        flow.put(Role::Text, "cross", area(x, strip.y, COLUMN, high), &pen);
    }
}
