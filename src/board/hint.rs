//! Hint: the path to try, with a hand at its end.

use engine::kernel::input::Touch;
use engine::kernel::step::Place;

use super::layout::Rect;
use super::view::View;
use crate::widgets::decimal::Decimal;
use crate::widgets::drawing::Drawing;

/// Side of the hand, in cells.
const HAND: f64 = 1.2;

/// Draws the path through the hinted places, and a hand at the last one.
pub fn hinted(draw: &mut Drawing, view: View<'_>, hint: &[Touch]) {
    let place = |touch: &Touch| match touch {
        Touch::At(place) => Some(*place),
        Touch::Held(_) | Touch::Pick(_) => None,
    };
    let places: Vec<Place> = hint.iter().filter_map(place).collect();
    if let [first, _, ..] = places[..] {
        let points = places.iter().map(|place| {
            let (x, y) = view.centre(*place);
            format!("{} {}", Decimal(x), Decimal(y))
        });
        let points: Vec<String> = points.collect();
        draw.path("hint-way", format_args!("M{}", points.join("L")));
        draw.circle("hint-start", view.centre(first), 0.46 * view.layout.cell);
    }
    let Some(last) = places.last() else {
        return;
    };
    draw.around("", view.centre(*last), view.layout.cell, 1.0);
    let area = Rect {
        x: -HAND * 0.1,
        y: -HAND * 0.05,
        w: HAND,
        h: HAND,
    };
    draw.group("hint-hand").symbol("", "hand", area).end().end();
}
