//! Page of a small book: its area on the sheet that is folded in eight.

use super::page::{Format, MARGIN, Role, Sheet};
use super::pen::{Pen, area};
use crate::widgets::drawing::Rect;

/// Number of pages side by side, in each of two rows.
pub const COLUMNS: usize = 4;
/// Margin at a fold, in millimetres.
const GUTTER: f64 = 6.0;

/// Page of the book on the sheet: its area and orientation.
pub struct Leaf {
    /// Area without margins.
    pub room: Rect,
    is_turned: bool,
}

impl Leaf {
    /// Returns a page by its number: 1 is the cover, 8 the back. The lower row holds pages 6, 7, 8 and 1; the upper row
    /// holds 5, 4, 3 and 2, upside down.
    pub fn of(number: usize) -> Self {
        let (column, row) = match number {
            1 => (3, 1),
            2..=5 => (5 - number, 0),
            _ => (number - 6, 1),
        };
        let (w, h) = Format::A4Lying.size();
        let (wide, high) = (w / COLUMNS as f64, h / 2.0);
        let left = if column == 0 { MARGIN } else { GUTTER };
        let right = if column + 1 == COLUMNS {
            MARGIN
        } else {
            GUTTER
        };
        let (above, below) = if row == 0 {
            (MARGIN, GUTTER)
        } else {
            (GUTTER, MARGIN)
        };
        Self {
            room: area(
                column as f64 * wide + left,
                row as f64 * high + above,
                wide - left - right,
                high - above - below,
            ),
            is_turned: row == 0,
        }
    }

    /// Places the drawing of the page on the sheet.
    pub fn put(&self, sheet: &mut Sheet, name: String, drawn: &Pen) {
        let Rect { x, y, w, h } = self.room;
        let mut pen = Pen::default();
        let content = match sheet.is_mirrored {
            true => drawn.mirrored(2.0 * x + w, 0.0),
            false => drawn.content().to_owned(),
        };
        if self.is_turned {
            let (x, y) = (x + w / 2.0, y + h / 2.0);
            pen.group(format_args!("transform=\"rotate(180 {x:.2} {y:.2})\""));
            pen.raw(content).end();
        } else {
            pen.raw(content);
        }
        sheet.put(Role::Text, name, self.room, &pen);
    }
}

#[cfg(test)]
mod tests {
    use super::{Format, Leaf, MARGIN};

    #[test]
    fn leaf_pages_match_a_sheet_folded_in_eight() {
        let at = |number: usize| {
            let leaf = Leaf::of(number);
            let column = (leaf.room.x / (297.0 / 4.0)) as usize;
            (column, leaf.room.y > 105.0, leaf.is_turned)
        };
        assert_eq!(at(1), (3, true, false), "the cover");
        assert_eq!(at(8), (2, true, false), "the back, left of the cover");
        // Page 2 is the reverse of the cover and lies above it, upside down, so that one fold joins them.
        assert_eq!(at(2), (3, false, true));
        assert_eq!((at(5), at(6)), ((0, false, true), (0, true, false)));
        // Facing pages are neighbours on the sheet.
        for (left, right) in [(2, 3), (4, 5), (6, 7)] {
            assert_eq!(at(left).0.abs_diff(at(right).0), 1);
            assert_eq!(at(left).1, at(right).1);
        }
        let (w, h) = Format::A4Lying.size();
        for room in (1..=8).map(|number| Leaf::of(number).room) {
            assert!(room.x >= MARGIN && room.x + room.w <= w - MARGIN);
            assert!(room.y >= MARGIN && room.y + room.h <= h - MARGIN);
        }
    }
}
