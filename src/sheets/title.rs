//! Common parts of every sheet: title, ruler, name of the app.

use engine::kernel::words::Language;

use super::page::{Format, Role, Sheet};
use super::pen::{Anchor, FULL, Line, Pen, area, plain, title};
use crate::widgets::drawing::Rect;
use crate::words::{pages, paper as words};

/// Side margin of sheets with text, in millimetres.
pub const SIDE: f64 = 15.0;
/// Distance of the ruler from the lower edge of a text sheet, in millimetres.
const RULER_FROM_FOOT: f64 = 28.0;
/// Height of the ruler, in millimetres.
const RULER_HEIGHT: f64 = 8.0;

/// Draws the 10 cm ruler with its upper left corner at a point.
fn ruler(pen: &mut Pen, (x, y): (f64, f64)) {
    pen.rect(area(x, y, 100.0, RULER_HEIGHT), 0.0, "none", FULL);
    let mut ticks = String::new();
    for millimetre in 1..100 {
        let length = match millimetre {
            mm if mm % 10 == 0 => 4.2,
            mm if mm % 5 == 0 => 2.8,
            _ => 1.4,
        };
        ticks.push_str(&format!("M{} {y}v{length}", x + f64::from(millimetre)));
    }
    let thin = Line {
        width: 0.2,
        dashes: "",
    };
    pen.line(ticks, thin);
    for centimetre in 1..10 {
        let at = (x + f64::from(centimetre) * 10.0, y + 7.2);
        pen.text(plain(2.9), at, Anchor::Middle, &centimetre.to_string());
    }
}

fn put_ruler(sheet: &mut Sheet, (x, y): (f64, f64)) {
    let mut pen = Pen::default();
    ruler(&mut pen, (x, y));
    sheet.put(Role::Ruler, "ruler", area(x, y, 100.0, RULER_HEIGHT), &pen);
}

/// Creates a sheet with a title, a line of text below it, and the foot.
pub fn titled(format: Format, heading: &str, below: &str, language: Language) -> Sheet {
    let mut sheet = Sheet::new(format, heading, language);
    let (w, h) = format.size();
    let inner = w - 2.0 * SIDE;
    let mut pen = sheet.pen();
    let type_of_title = title(10.0).fitting(heading, inner);
    pen.begun(type_of_title, (SIDE, 21.0), inner, heading);
    let note = plain(4.1).fitting(below, inner);
    pen.begun(note, (SIDE, 28.5), inner, below);
    sheet.put(Role::Text, "title", area(SIDE, 12.0, inner, 18.5), &pen);
    let y = h - RULER_FROM_FOOT;
    put_ruler(&mut sheet, (SIDE, y));
    let mut pen = sheet.pen();
    let line = y + RULER_HEIGHT + 5.6;
    let name = pages::APP.text(language);
    pen.text(plain(3.6), (w - SIDE, line), Anchor::End, name);
    let hint = words::RULER.text(language);
    let room = inner - plain(3.6).width(name) - 6.0;
    pen.text(
        plain(3.8).fitting(hint, room),
        (SIDE, line),
        Anchor::Start,
        hint,
    );
    sheet.put(Role::Text, "foot", area(SIDE, line - 4.2, inner, 5.6), &pen);
    sheet
}

/// Returns the area for items on a titled sheet.
pub fn room(format: Format) -> Rect {
    let (w, h) = format.size();
    area(SIDE, 33.0, w - 2.0 * SIDE, h - 33.0 - RULER_FROM_FOOT - 3.0)
}

/// Draws the strip below a board: its name, and the ruler at the right. Returns the free area between them.
pub fn strip(sheet: &mut Sheet, strip: Rect, heading: &str, language: Language) -> Rect {
    let Rect { x, y, w, h } = strip;
    let left = x + w - 100.0;
    put_ruler(sheet, (left, y + h - RULER_HEIGHT));
    let hint = words::RULER_SHORT.text(language);
    let mut pen = sheet.pen();
    pen.text(plain(3.0), (left, y + h - 9.3), Anchor::Start, hint);
    let hinted = area(left, y + h - 12.4, plain(3.0).width(hint), 4.0);
    sheet.put(Role::Text, "foot", hinted, &pen);
    let room = (w - 104.0) * 0.72;
    let kind = title(8.0).fitting(heading, room);
    let mut pen = sheet.pen();
    pen.text(kind, (x, y + h - 2.4), Anchor::Start, heading);
    let wide = kind.width(heading);
    sheet.put(Role::Text, "title", area(x, y + h - 9.5, wide, 9.5), &pen);
    area(x + wide + 4.0, y, (left - 4.0 - x - wide - 4.0).max(0.0), h)
}
