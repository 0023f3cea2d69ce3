//! The teacher's drawing over the board.

use super::layout::Layout;
use crate::state::sketch::{Point, Shape, Sketch};
use crate::widgets::council_sign::OUTLINES;
use crate::widgets::decimal::Decimal;
use crate::widgets::drawing::Drawing;

fn at((x, y): Point) -> String {
    format!("{} {}", Decimal(x), Decimal(y))
}

/// Returns the SVG paths of an arrow's line and head, in pixels of the window.
fn arrow(points: [Point; 3], cell: f64) -> (String, String) {
    let bend = Shape::bend(points);
    let [from, _, to] = points;
    let (dx, dy) = (to.0 - bend.0, to.1 - bend.1);
    let length = dx.hypot(dy).max(1.0);
    let (dx, dy) = (dx / length, dy / length);
    let size = 0.34 * cell;
    let foot = (to.0 - dx * size, to.1 - dy * size);
    let wing = |side: f64| {
        let half = 0.55 * size * side;
        (foot.0 - dy * half, foot.1 + dx * half)
    };
    let line = format!("M{}Q{} {}", at(from), at(bend), at(foot));
    let head = format!("M{}L{}L{}z", at(to), at(wing(1.0)), at(wing(-1.0)));
    (line, head)
}

/// Draws the sketch. Each line has a light rim for contrast on any ground.
pub fn sketch_into(draw: &mut Drawing, sketch: &Sketch, layout: &Layout) {
    draw.raw("<g class=\"sketch\"")
        .with(
            "style",
            format_args!("--pen:{}px", (0.1 * layout.cell) as i32),
        )
        .raw(">");
    for stroke in &sketch.strokes {
        let class = format!("pen-{}", stroke.pen);
        match stroke.shape {
            Shape::Arrow(points) => {
                let (line, head) = arrow(points.map(|point| layout.in_window(point)), layout.cell);
                draw.group(&class);
                draw.path("rim", &line).path("rim head", &head);
                draw.path("line", &line)
                    .path("heart", &line)
                    .path("head", &head)
                    .end();
            }
            Shape::Ring(centre, radii) => {
                let (x, y) = layout.in_window(centre);
                let (dx, dy) = layout.in_window((centre.0 + radii.0, centre.1 + radii.1));
                let (rx, ry) = ((dx - x).abs(), (dy - y).abs());
                let (x, y, rx, ry) = (Decimal(x), Decimal(y), Decimal(rx), Decimal(ry));
                draw.group(&class);
                for part in ["rim", "line", "heart"] {
                    draw.raw("<ellipse").with("class", part);
                    draw.with("cx", x)
                        .with("cy", y)
                        .with("rx", rx)
                        .with("ry", ry)
                        .raw("/>");
                }
                draw.end();
            }
        }
    }
    if sketch.votes.is_some() {
        signs(draw, sketch, layout);
    }
    if let Some(progress) = sketch.progress {
        draw.circle("begun", layout.in_window(progress), 0.16 * layout.cell);
    }
    draw.end();
}

/// Draws the sign of each candidate of a council at the end of its last stroke. Each sign has its own corner of the cell, so
/// that moves to the same place keep apart.
fn signs(draw: &mut Drawing, sketch: &Sketch, layout: &Layout) {
    const CORNERS: [Point; 3] = [(-0.28, -0.28), (0.28, -0.28), (0.28, 0.28)];
    for ((pen, outline), corner) in (0..).zip(OUTLINES).zip(CORNERS) {
        let mut own = sketch.strokes.iter().filter(|stroke| stroke.pen == pen);
        let Some(last) = own.next_back() else {
            continue;
        };
        let end = match last.shape {
            Shape::Arrow([.., end]) => end,
            Shape::Ring(centre, _) => centre,
        };
        let (side, (x, y)) = (0.4 * layout.cell, layout.in_window(end));
        let x = x + corner.0 * layout.cell - side / 2.0;
        let y = y + corner.1 * layout.cell - side / 2.0;
        draw.around(&format!("council-badge pen-{pen}"), (x, y), side, 100.0);
        draw.circle("ground", (50.0, 50.0), 68.0)
            .path("sign", outline)
            .end();
    }
}
