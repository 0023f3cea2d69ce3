//! Standing figures: strips folded like a tent, with the figure on both sides.

use engine::kernel::info::GameInfo;
use engine::kernel::piece::{Form, Layer, Piece, Pose};
use engine::kernel::words::Language;

use super::cards::turned;
use super::flow::Flow;
use super::page::{Format, Role, Sheet};
use super::pen::{Anchor, CUT, FOLD, FULL, Pen, area, plain};
use super::pieces::{columns, figure, name, silhouette, snug, squares};
use crate::widgets::decimal::Decimal;
use crate::widgets::drawing::Rect;
use crate::words::paper as words;

/// Maximum width of a strip, in millimetres.
const WIDTH: f64 = 28.0;
/// Height of the figure on each side, as a multiple of the width.
const HEIGHT: f64 = 38.0 / 28.0;
/// Depth of a foot, as a fraction of the width; both feet overlap.
const FOOT: f64 = 13.0 / 28.0;
const GAP: f64 = 2.0;

/// Returns the length of a strip.
fn length(wide: f64) -> f64 {
    2.0 * wide * (HEIGHT + FOOT)
}

/// Draws a strip: foot, back upside down, front, foot.
fn strip(piece: &Piece, place: Rect, label: &str) -> Pen {
    let mut pen = Pen::default();
    pen.rect(place, 0.0, "none", CUT);
    let Rect { x, y, w, .. } = place;
    let (high, foot) = (w * HEIGHT, w * FOOT);
    let ridge = y + foot + high;
    let room = area(x + 2.0, ridge + 2.5, w - 4.0, high - 9.0);
    // The folded strip itself shows a direction: the figure in front, its silhouette behind.
    let looks = matches!(piece.pose, Pose::Facing(_));
    let front = Piece {
        pose: Pose::Plain,
        ..*piece
    };
    turned(&mut pen, (x + w / 2.0, ridge));
    match looks {
        true => silhouette(&mut pen, &front, room),
        false => figure(&mut pen, &front, room),
    }
    named(&mut pen, room, label);
    pen.end();
    figure(&mut pen, &front, room);
    named(&mut pen, room, label);
    let [left, right] = [x, x + w].map(Decimal);
    for fold in [y + foot, ridge, ridge + high] {
        let fold = Decimal(fold);
        pen.line(format_args!("M{left} {fold}H{right}"), FOLD);
    }
    pen
}

/// Draws the name below a figure.
fn named(pen: &mut Pen, room: Rect, label: &str) {
    let kind = plain(3.0).fitting(label, room.w + 1.0);
    let at = (room.x + room.w / 2.0, room.y + room.h + 4.2);
    pen.text(kind, at, Anchor::Middle, label);
}

/// Draws the folded strip from the side.
fn sketch(pen: &mut Pen, corner: (f64, f64)) {
    let [x, y] = [corner.0, corner.1].map(Decimal);
    pen.line(
        format_args!("M{x} {y}m1 13l7 -12l7 12M{x} {y}m1 13h14M{x} {y}m3 14.2h10"),
        FULL,
    );
}

/// Checks whether a piece stands: figures do, objects lie.
fn stands(piece: &Piece) -> bool {
    let is_figure = matches!(piece.form, Form::Token | Form::Tall);
    piece.layer == Layer::Standing || is_figure && piece.owner.is_some()
}

/// Returns the sheets with the strips of all figures, at most `room` wide, and the lying pieces, flat.
pub fn standing(all: &[(Piece, u8)], room: f64, card: &GameInfo, language: Language) -> Vec<Sheet> {
    let heading = format!(
        "{} · {}",
        card.name.text(language),
        words::STANDING.text(language)
    );
    let hint = words::STANDING_HINT.text(language);
    let mut flow = Flow::new(Format::A4, &heading, hint, language);
    let (figures, things): (Vec<_>, Vec<_>) = all.iter().partition(|(piece, _)| stands(piece));
    let pieces: Vec<&Piece> = figures
        .iter()
        .flat_map(|(piece, count)| std::iter::repeat_n(piece, usize::from(*count)))
        .collect();
    let wide = snug(room.min(WIDTH), length(1.0), pieces.len(), flow.room(), GAP);
    for row in pieces.chunks(columns(flow.room().w, wide, GAP)) {
        let line = flow.take(length(wide) + GAP);
        for (column, piece) in row.iter().enumerate() {
            let x = line.x + column as f64 * (wide + GAP);
            let place = area(x, line.y, wide, length(wide));
            let pen = strip(piece, place, name(piece, card, language));
            flow.put(Role::Piece, piece.kind, place, &pen);
        }
    }
    if flow.has(18.0) {
        let room = flow.take(18.0);
        let mut pen = Pen::default();
        sketch(&mut pen, (room.x + 2.0, room.y + 2.0));
        let looks = |piece: &&Piece| matches!(piece.pose, Pose::Facing(_));
        let text = match pieces.iter().any(looks) {
            true => words::STANDING_BACKS,
            false => words::STANDING_ROOF,
        };
        let at = (room.x + 24.0, room.y + 11.0);
        pen.text(plain(4.1), at, Anchor::Start, text.text(language));
        let placed = area(room.x + 2.0, room.y + 2.0, room.w - 2.0, 15.0);
        flow.put(Role::Text, "sketch", placed, &pen);
    }
    if !things.is_empty() {
        flow.heading(words::FLAT_THINGS.text(language), wide);
        squares(&mut flow, &things, (wide, figure), card, language);
    }
    flow.done()
}

/// Checks whether the game has standing figures.
pub fn can_stand(all: &[(Piece, u8)]) -> bool {
    all.iter().any(|(piece, _)| stands(piece))
}
