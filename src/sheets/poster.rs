//! Board as a poster: overlapping parts on A4 sheets, with glue marks.

use engine::kernel::board::Board;
use engine::kernel::info::GameInfo;
use engine::kernel::words::Language;

use super::ground::Ground;
use super::page::{Format, MARGIN, Role, Sheet};
use super::pen::{Anchor, FOLD, FULL, Line, Pen, area, plain};
use super::title::strip;
use crate::widgets::decimal::Decimal;
use crate::widgets::drawing::Rect;
use crate::words::paper as words;

/// Overlap of two parts, in millimetres.
pub const OVERLAP: f64 = 10.0;
const STRIP: f64 = 15.0;

/// Tiling of the poster.
struct Tiling {
    format: Format,
    columns: usize,
    rows: usize,
    /// Width and height of the poster's part on one sheet, in millimetres.
    window: (f64, f64),
    cell: f64,
}

impl Tiling {
    fn of(ground: &Ground) -> Self {
        let (format, columns, rows) = if ground.lies() {
            (Format::A4Lying, 2, 2)
        } else {
            (Format::A4, 3, 2)
        };
        let (w, h) = format.size();
        let window = (w - 2.0 * MARGIN - 1.0, h - 2.0 * MARGIN - STRIP - 1.0);
        let whole = |count: usize, side: f64| count as f64 * (side - OVERLAP) + OVERLAP;
        let (wide, high) = ground.size();
        // Leaves a millimetre around the board for its edge.
        let cell =
            ((whole(columns, window.0) - 2.0) / wide).min((whole(rows, window.1) - 2.0) / high);
        Self {
            format,
            columns,
            rows,
            window,
            cell: (cell * 2.0).floor() / 2.0,
        }
    }
}

/// Returns the name of a part: its row as a letter, its column as a number.
fn name(column: usize, row: usize) -> String {
    format!("{}{}", ['A', 'B', 'C', 'D'][row % 4], column + 1)
}

/// Draws the strip for gluing the neighbour: hatched at its ends, with a line at the neighbour's edge.
fn glue(pen: &mut Pen, window: Rect, is_right: bool, label: &str) {
    let Rect { x, y, w, h } = window;
    let (line, ends) = if is_right {
        let left = x + w - OVERLAP;
        let hatch = |y: f64| {
            let strokes = (0..4).map(|step| {
                let at = left + 1.0 + 2.2 * f64::from(step);
                format!("M{} {}l1.6 -3", Decimal(at), Decimal(y))
            });
            strokes.collect::<String>()
        };
        (
            format!("M{} {}V{}", Decimal(left), Decimal(y), Decimal(y + h)),
            hatch(y + 5.0) + &hatch(y + h - 2.0),
        )
    } else {
        let top = y + h - OVERLAP;
        let hatch = |x: f64| {
            let strokes = (0..4).map(|step| {
                let at = top + 2.4 + 2.2 * f64::from(step);
                format!("M{} {}l3 -1.6", Decimal(x), Decimal(at))
            });
            strokes.collect::<String>()
        };
        (
            format!("M{} {}H{}", Decimal(x), Decimal(top), Decimal(x + w)),
            hatch(x + 2.0) + &hatch(x + w - 5.0),
        )
    };
    pen.line(line, FOLD).line(ends, FULL);
    if !is_right {
        let at = (x + w / 2.0, y + h - 4.0);
        pen.text(plain(2.8), at, Anchor::Middle, label);
    }
}

/// Draws a map of all parts, with this one filled.
fn map(pen: &mut Pen, tiling: &Tiling, here: (usize, usize), room: Rect) {
    let (w, h) = tiling.window;
    let side = (room.h / (tiling.rows as f64 * h)).min(0.05);
    let thin = Line {
        width: 0.25,
        ..FULL
    };
    for row in 0..tiling.rows {
        for column in 0..tiling.columns {
            let is_here = (column, row) == here;
            let fill = if is_here { "var(--ink)" } else { "none" };
            let part = area(
                room.x + column as f64 * w * side,
                room.y + row as f64 * h * side,
                w * side,
                h * side,
            );
            pen.rect(part, 0.0, fill, thin);
        }
    }
}

/// Returns the parts of the poster, row by row.
pub fn poster(board: &Board, card: &GameInfo, language: Language) -> Vec<Sheet> {
    let ground = Ground::new(board, card);
    let tiling = Tiling::of(&ground);
    let (w, h) = tiling.window;
    let (wide, high) = ground.size();
    let whole = |count: usize, side: f64| count as f64 * (side - OVERLAP) + OVERLAP;
    // The board is centred on all parts.
    let begin = (
        (whole(tiling.columns, w) - wide * tiling.cell) / 2.0,
        (whole(tiling.rows, h) - high * tiling.cell) / 2.0,
    );
    let mut sheets = Vec::new();
    for row in 0..tiling.rows {
        for column in 0..tiling.columns {
            let part = name(column, row);
            let title = format!("{} {part}", card.name.text(language));
            let mut sheet = Sheet::new(tiling.format, &title, language);
            let window = area(MARGIN + 0.5, MARGIN + 0.5, w, h);
            let corner = (
                window.x + begin.0 - column as f64 * (w - OVERLAP),
                window.y + begin.1 - row as f64 * (h - OVERLAP),
            );
            let mut pen = Pen::default();
            let [x, y, wide, high] = [window.x, window.y, w, h].map(Decimal);
            let clip = format!("part-{part}");
            pen.raw(format_args!(
                "<clipPath id=\"{clip}\"><rect x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{high}\"/></clipPath>"
            ));
            pen.group(format_args!("clip-path=\"url(#{clip})\""));
            ground.draw(&mut pen, corner, tiling.cell);
            pen.end();
            let label = words::GLUE.text(language);
            if column + 1 < tiling.columns {
                glue(&mut pen, window, true, label);
            }
            if row + 1 < tiling.rows {
                glue(&mut pen, window, false, label);
            }
            sheet.put(Role::Board, &part, window, &pen);
            let foot = area(window.x, window.y + h + 2.0, w, STRIP - 2.0);
            let left = strip(&mut sheet, foot, &title, language);
            let mut pen = Pen::default();
            map(&mut pen, &tiling, (column, row), left);
            let text = area(left.x + 34.0, left.y, left.w - 34.0, left.h);
            if text.w > 30.0 {
                pen.lines(
                    plain(3.0),
                    (text.x, text.y + 4.0),
                    text.w,
                    words::POSTER_HINT.text(language),
                );
            }
            sheet.put(Role::Text, "map", left, &pen);
            sheets.push(sheet);
        }
    }
    sheets
}
