//! Figures that stand: strips that are folded like a tent, the figure on both sides.

use engine::kernel::game::Card;
use engine::kernel::piece::{Form, Piece};
use engine::kernel::words::Language;

use super::flow::Flow;
use super::page::{Format, Role, Sheet};
use super::pen::{Anchor, CUT, FOLD, FULL, Pen, area, plain};
use super::pieces::{figure, name};
use crate::widgets::decimal::Decimal;
use crate::widgets::drawing::Rect;
use crate::words::paper as words;

/// The width of a strip, in millimetres.
const WIDTH: f64 = 28.0;
/// The height of the figure on each side.
const HEIGHT: f64 = 38.0;
/// The depth of a foot; both feet lie on each other.
const FOOT: f64 = 13.0;
/// The length of a strip.
const LENGTH: f64 = 2.0 * (HEIGHT + FOOT);
const GAP: f64 = 2.0;

/// A strip: foot, back upside down, front, foot.
fn strip(piece: &Piece, place: Rect, label: &str) -> Pen {
    let mut pen = Pen::default();
    pen.rect(place, 0.0, "none", CUT);
    let Rect { x, y, .. } = place;
    let middle = x + WIDTH / 2.0;
    let ridge = y + FOOT + HEIGHT;
    let room = area(x + 2.0, ridge + 2.5, WIDTH - 4.0, HEIGHT - 9.0);
    pen.group(format_args!(
        "transform=\"rotate(180 {} {})\"",
        Decimal(middle),
        Decimal(ridge)
    ));
    side(&mut pen, piece, room, label);
    pen.end();
    side(&mut pen, piece, room, label);
    let [left, right] = [x, x + WIDTH].map(Decimal);
    for fold in [y + FOOT, ridge, y + LENGTH - FOOT] {
        let fold = Decimal(fold);
        pen.line(format_args!("M{left} {fold}H{right}"), FOLD);
    }
    pen
}

/// One side of a strip: the figure, its name below.
fn side(pen: &mut Pen, piece: &Piece, room: Rect, label: &str) {
    figure(pen, piece, room);
    let kind = plain(3.0).fitting(label, WIDTH - 3.0);
    let at = (room.x + room.w / 2.0, room.y + room.h + 4.2);
    pen.text(kind, at, Anchor::Middle, label);
}

/// A picture of the folded strip, seen from the side.
fn sketch(pen: &mut Pen, corner: (f64, f64)) {
    let [x, y] = [corner.0, corner.1].map(Decimal);
    pen.line(
        format_args!("M{x} {y}m1 13l7 -12l7 12M{x} {y}m1 13h14M{x} {y}m3 14.2h10"),
        FULL,
    );
}

/// The strips of all pieces of a box.
pub fn standing(all: &[(Piece, u8)], card: &Card, language: Language) -> Vec<Sheet> {
    let heading = format!(
        "{} · {}",
        card.name.text(language),
        words::STANDING.text(language)
    );
    let hint = words::STANDING_HINT.text(language);
    let mut flow = Flow::new(Format::A4, &heading, hint, language);
    let columns = ((flow.room().w + GAP) / (WIDTH + GAP)).floor() as usize;
    let pieces: Vec<&Piece> = all
        .iter()
        .flat_map(|(piece, count)| std::iter::repeat_n(piece, usize::from(*count)))
        .collect();
    for row in pieces.chunks(columns) {
        let line = flow.take(LENGTH + GAP);
        for (column, piece) in row.iter().enumerate() {
            let x = line.x + column as f64 * (WIDTH + GAP);
            let place = area(x, line.y, WIDTH, LENGTH);
            let pen = strip(piece, place, name(piece, card, language));
            flow.put(Role::Piece, piece.kind, place, &pen);
        }
    }
    if flow.has(18.0) {
        let room = flow.take(18.0);
        let mut pen = Pen::default();
        sketch(&mut pen, (room.x + 2.0, room.y + 2.0));
        flow.put(
            Role::Text,
            "sketch",
            area(room.x + 2.0, room.y + 2.0, 18.0, 15.0),
            &pen,
        );
    }
    flow.done()
}

/// Whether figures of this game can stand: those that are figures, not things.
pub fn can_stand(all: &[(Piece, u8)]) -> bool {
    all.iter()
        .all(|(piece, _)| matches!(piece.form, Form::Token | Form::Tall) && piece.owner.is_some())
}
