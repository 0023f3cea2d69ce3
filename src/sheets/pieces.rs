//! Flat pieces to cut, each in its square, with its name.

use engine::kernel::info::GameInfo;
use engine::kernel::piece::{Form, Layer, Piece, Pose};
use engine::kernel::words::Language;

use super::flow::Flow;
use super::page::Role;
use super::pen::{Anchor, CUT, Pen, area, plain};
use crate::widgets::drawing::Rect;
use crate::widgets::token::{colour, figure_box};
use crate::words::paper as words;
use crate::words::punctuation::before_comma;

/// Gap between two squares, in millimetres, so that an imprecise cut spares the neighbour.
const GAP: f64 = 1.0;

/// Returns the printed name of a piece.
pub fn name(piece: &Piece, card: &GameInfo, language: Language) -> &'static str {
    let name = card.kind(piece.kind);
    name.map_or(piece.kind, |name| before_comma(name.text(language)))
}

/// Draws a flat piece into an area, as large as possible.
pub fn figure(pen: &mut Pen, piece: &Piece, room: Rect) {
    begin(pen, piece, room);
    match piece.form {
        Form::Tall => pen.symbol(piece.kind, area(6.0, -70.0, 88.0, 167.0)),
        Form::Figure => pen.symbol(piece.kind, area(2.0, -2.0, 96.0, 96.0)),
        Form::Token => token(pen, piece),
    };
    pen.end();
}

/// Draws a token without its figure, to be decorated. The bonus stays.
pub fn blank(pen: &mut Pen, piece: &Piece, room: Rect) {
    begin(pen, piece, room);
    coins(flat(pen, piece), piece).end();
}

/// Draws the silhouette of a token without its figure, for its reverse.
pub fn silhouette(pen: &mut Pen, piece: &Piece, room: Rect) {
    begin(pen, piece, room);
    flat(pen, piece).end();
}

/// Opens a group in which a token is 100 units wide.
fn begin(pen: &mut Pen, piece: &Piece, room: Rect) {
    // Bounding box of the drawing, in hundredths of a token.
    let (left, top, wide, high) = match (piece.form, piece.pose) {
        (Form::Tall, _) => (6.0, -72.0, 88.0, 172.0),
        (Form::Figure, _) => (0.0, -4.0, 100.0, 100.0),
        (Form::Token, Pose::Facing(_)) => (0.0, -28.0, 100.0, 131.0),
        (Form::Token, _) => (0.0, -2.0, 100.0, 106.0),
    };
    let scale = (room.w / wide).min(room.h / high);
    let x = room.x + (room.w - wide * scale) / 2.0 - left * scale;
    let y = room.y + (room.h - high * scale) / 2.0 - top * scale;
    pen.hundredths((x, y), scale * 100.0);
}

fn flat<'a>(pen: &'a mut Pen, piece: &Piece) -> &'a mut Pen {
    let flat = format!("flat-{}", colour(piece.suit));
    pen.symbol(&flat, area(-4.0, -4.0, 108.0, 108.0))
}

fn token<'a>(pen: &'a mut Pen, piece: &Piece) -> &'a mut Pen {
    if matches!(piece.pose, Pose::Facing(_)) {
        pen.symbol("facing", area(0.0, 0.0, 100.0, 104.0));
    }
    flat(pen, piece);
    pen.symbol(piece.kind, figure_box(piece.suit, piece.bonus > 0));
    coins(pen, piece);
    if let Some(worn) = piece.worn {
        pen.symbol(&format!("{worn}-worn"), area(0.0, 0.0, 100.0, 100.0));
    }
    pen
}

fn coins<'a>(pen: &'a mut Pen, piece: &Piece) -> &'a mut Pen {
    let coins: &[f64] = match piece.bonus {
        0 => &[],
        1 => &[35.0],
        _ => &[19.0, 51.0],
    };
    for &x in coins {
        pen.symbol("coin", area(x, 73.0, 30.0, 30.0));
    }
    pen
}

/// Function that draws a piece into an area.
pub type Draw = fn(&mut Pen, &Piece, Rect);

/// Draws a piece in its square, with the cutting line.
fn square(piece: &Piece, room: Rect, label: &str, draw: Draw) -> Pen {
    let mut pen = Pen::default();
    let side = room.w;
    pen.rect(room, 0.0, "none", CUT);
    let size = (side * 0.105).clamp(1.7, 3.2);
    let inner = area(
        room.x + side * 0.1,
        room.y + side * 0.05,
        side * 0.8,
        side * 0.9 - size * 1.1,
    );
    draw(&mut pen, piece, inner);
    let kind = plain(size).fitting(label, side * 0.92);
    let at = (room.x + side / 2.0, room.y + side - size * 0.55);
    pen.text(kind, at, Anchor::Middle, label);
    pen
}

/// Returns the number of items of a given width that fit in a row, with gaps.
pub fn columns(wide: f64, side: f64, gap: f64) -> usize {
    ((wide + gap) / (side + gap)).floor().max(1.0) as usize
}

/// Returns the width of items in rows, reduced by up to 8 % if that saves a sheet. `high` is their height as a multiple
/// of the width.
pub fn snug(side: f64, high: f64, total: usize, room: Rect, gap: f64) -> f64 {
    let sheets = |side: f64| {
        let rows = (room.h / (side * high + gap)).floor().max(1.0) as usize;
        total.div_ceil(columns(room.w, side, gap)).div_ceil(rows)
    };
    let sides = (0..).map(|step| side - 0.5 * f64::from(step));
    let mut sides = sides.take_while(|&smaller| smaller >= side * 0.92);
    sides
        .find(|&smaller| sheets(smaller) < sheets(side))
        .unwrap_or(side)
}

/// Places all pieces of a box in rows of squares. Each side of the game starts a new row if there is room.
pub fn squares(
    flow: &mut Flow,
    all: &[(Piece, u8)],
    (side, draw): (f64, Draw),
    card: &GameInfo,
    language: Language,
) {
    let wide = flow.room().w;
    let total: usize = all.iter().map(|&(_, count)| usize::from(count)).sum();
    let side = snug(side, 1.0, total, flow.room(), GAP);
    let columns = columns(wide, side, GAP);
    // Six in a row if all fit, so that both armies fill whole rows.
    let columns = match total.is_multiple_of(6) && columns >= 6 && side > 20.0 {
        true => 6,
        false => columns,
    };
    let pieces: Vec<&Piece> = all
        .iter()
        .flat_map(|(piece, count)| std::iter::repeat_n(piece, usize::from(*count)))
        .collect();
    let begin = (wide - columns as f64 * (side + GAP) + GAP) / 2.0;
    for row in pieces.chunks(columns) {
        let line = flow.take(side + GAP);
        for (column, piece) in row.iter().enumerate() {
            let x = line.x + begin + column as f64 * (side + GAP);
            let place = area(x, line.y, side, side);
            let pen = square(piece, place, name(piece, card, language), draw);
            flow.put(Role::Piece, piece.kind, place, &pen);
        }
    }
}

/// Draws the die bonuses of the pieces in a row, if the sheet has room left.
pub fn bonuses(flow: &mut Flow, all: &[(Piece, u8)], language: Language) {
    const HEIGHT: f64 = 23.0;
    let stands = |piece: &&Piece| piece.layer == Layer::Standing;
    let fighters: Vec<&Piece> = all.iter().map(|(piece, _)| piece).filter(stands).collect();
    let is_worth_it = fighters.iter().any(|piece| piece.bonus > 0);
    if !is_worth_it || !flow.has(12.0 + HEIGHT) {
        return;
    }
    flow.heading(words::THE_BONUSES.text(language), HEIGHT);
    let strip = flow.take(HEIGHT);
    let texts = [words::PLUS_NONE, words::PLUS_ONE, words::PLUS_TWO];
    for (bonus, text) in (0_u8..).zip(texts) {
        let left = strip.x + strip.w / 3.0 * f64::from(bonus);
        let mut pen = flow.pen();
        let own = fighters.iter().filter(|piece| piece.bonus == bonus);
        let mut x = left;
        for piece in own {
            figure(&mut pen, piece, area(x, strip.y, 13.0, 15.0));
            x += 14.0;
        }
        if x > left {
            let at = (left, strip.y + 20.5);
            pen.text(plain(3.9), at, Anchor::Start, text.text(language));
            let placed = area(left, strip.y, strip.w / 3.0, HEIGHT);
            flow.put(Role::Text, "bonus", placed, &pen);
        }
    }
}
