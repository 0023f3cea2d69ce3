//! Board on one sheet, as large as possible.

use engine::kernel::board::Board;
use engine::kernel::info::{GameInfo, SeatInfo};
use engine::kernel::words::Language;

use super::ground::Ground;
use super::page::{Format, MARGIN, Role, Sheet};
use super::pen::{Pen, area};
use super::title::strip;
use crate::widgets::drawing::Rect;
use crate::widgets::token::{colour, figure_box};

/// Height of the strip below a board (name and ruler), in millimetres.
const STRIP: f64 = 15.0;

/// Paper size for a board on one sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Paper {
    /// A4.
    A4,
    /// A3.
    A3,
}

fn format(paper: Paper, ground: &Ground) -> Format {
    match (paper, ground.lies()) {
        (Paper::A4, false) => Format::A4,
        (Paper::A4, true) => Format::A4Lying,
        (Paper::A3, false) => Format::A3,
        (Paper::A3, true) => Format::A3Lying,
    }
}

/// Returns the largest possible side of a cell on the paper, in millimetres, rounded down to half millimetres.
fn cell(paper: Paper, ground: &Ground) -> f64 {
    let (w, h) = format(paper, ground).size();
    let (wide, high) = ground.size();
    let most = ((w - 2.0 * MARGIN - 1.0) / wide).min((h - 2.0 * MARGIN - STRIP - 1.0) / high);
    (most * 2.0).floor() / 2.0
}

/// Returns the side of a piece's square for the board on the paper, in millimetres.
pub fn piece_side(board: &Board, card: &GameInfo, paper: Paper) -> f64 {
    let ground = Ground::new(board, card);
    let side = ground.spacing() * cell(paper, &ground) * 0.94 - 0.5;
    (side * 2.0).floor() / 2.0
}

/// Draws the flat emblem of a seat in a square.
pub fn emblem(pen: &mut Pen, seat: &SeatInfo, (x, y): (f64, f64), side: f64) {
    pen.hundredths((x + side * 0.04, y + side * 0.04), side * 0.92);
    let flat = format!("flat-{}", colour(seat.suit));
    pen.symbol(&flat, area(-4.0, -4.0, 108.0, 108.0));
    pen.symbol(seat.emblem, figure_box(seat.suit, false));
    pen.end();
}

/// Draws the emblems of the seats in a row, if there is room.
fn emblems(pen: &mut Pen, card: &GameInfo, room: Rect) {
    let side = room.h.min(room.w / card.seats.len() as f64 - 1.0);
    if side < 5.0 {
        return;
    }
    for (index, seat) in card.seats.iter().enumerate() {
        let x = room.x + index as f64 * (side + 1.0);
        emblem(pen, seat, (x, room.y + (room.h - side) / 2.0), side);
    }
}

/// Returns the sheet with the board.
pub fn board_sheet(board: &Board, card: &GameInfo, paper: Paper, language: Language) -> Sheet {
    let ground = Ground::new(board, card);
    let format = format(paper, &ground);
    let cell = cell(paper, &ground);
    let ((w, h), (wide, high)) = (format.size(), ground.size());
    let (x, y) = ((w - wide * cell) / 2.0, MARGIN + 0.5);
    let name = card.name.text(language);
    let mut sheet = Sheet::new(format, name, language);
    let mut pen = Pen::default();
    ground.draw(&mut pen, (x, y), cell);
    sheet.put(
        Role::Board,
        card.slug,
        area(x, y, wide * cell, high * cell),
        &pen,
    );
    let top = y + high * cell + 2.0;
    // A square board leaves room below it; the name stays near the board, not at the foot.
    let strip_area = area(
        x.max(MARGIN),
        top.max((h - MARGIN - STRIP).min(top + 6.0)),
        w - 2.0 * x.max(MARGIN),
        STRIP - 2.0,
    );
    let left = strip(&mut sheet, strip_area, name, language);
    let mut pen = sheet.pen();
    emblems(&mut pen, card, left);
    if !pen.content().is_empty() {
        sheet.put(Role::Text, "emblems", left, &pen);
    }
    sheet
}
