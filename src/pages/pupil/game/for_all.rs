//! Shared counters above the board.

use engine::kernel::scene::Counter;
use yew::Html;

use crate::board::layout::Rect;
use crate::board::trays::counters;
use crate::widgets::drawing::Drawing;

/// Renders the shared counters above the board.
pub fn for_all(all: &[Counter]) -> Html {
    if all.is_empty() {
        return Html::default();
    }
    // Plain numbers stand side by side; rows of things are stacked.
    let is_plain = all.iter().all(|counter| counter.of == 0);
    let widest = all
        .iter()
        .map(|counter| counter.of.max(2))
        .max()
        .unwrap_or(2);
    let (across, down) = if is_plain {
        (2 * all.len(), 1)
    } else {
        (usize::from(widest), all.len())
    };
    let view = Rect {
        x: 0.0,
        y: 0.0,
        w: 40.0 * across as f64,
        h: 40.0 * down as f64,
    };
    let mut draw = Drawing::default();
    let paper = view.inset(-8.0);
    draw.group("seat-box").rect("tray-box", paper, 12.0).end();
    if is_plain {
        for (number, counter) in all.iter().enumerate() {
            let x = 80.0 * number as f64;
            let area = Rect { x, w: 78.0, ..view };
            counters(&mut draw, &[*counter], area);
        }
    } else {
        counters(&mut draw, all, view);
    }
    draw.picture("for-all", paper.inset(-2.0))
}
