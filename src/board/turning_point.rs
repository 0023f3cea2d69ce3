//! Thumbnail of an episode of a game: the part of the board where it happened.

use engine::kernel::board::Board;
use engine::kernel::step::Place;
use engine::table::{Episode, Table};
use yew::{AttrValue, Html};

use super::layout::Layout;
use super::preview::{drawn, still, view};
use crate::widgets::drawing::Rect;

/// Minimum width of the view, in cells; the minimum height is two thirds of it.
const LEAST: f64 = 6.0;
/// Aspect ratio of the view (width / height).
const RATIO: f64 = 1.5;
/// Margin around the centres of the places, in cells.
const AROUND: f64 = 1.1;

/// Renders the board at an episode, zoomed in on its places, with rings around them.
pub fn turning_point(table: &dyn Table, episode: &Episode) -> Html {
    let mut then = table.clone_box();
    for _ in episode.shown_after()..table.steps().len() {
        then.undo();
    }
    let (board, scene, card) = (then.board(), then.scene(), then.info());
    let layout = still(&board);
    let near = near(&board, &layout, &episode.places);
    let draw = drawn(&board, &layout, (card, &scene), &episode.places);
    let markup = draw.markup(&format!("turn-picture on-{}", card.slug), near);
    Html::from_html_unchecked(AttrValue::from(markup))
}

/// Returns the part of the board picture around the given places.
fn near(board: &Board, layout: &Layout, places: &[Place]) -> Rect {
    let whole = view(layout);
    let middles = places.iter().map(|place| layout.centre(board, *place));
    let Some(first) = middles.clone().next() else {
        return whole;
    };
    let (mut least, mut most) = (first, first);
    for (x, y) in middles {
        least = (least.0.min(x), least.1.min(y));
        most = (most.0.max(x), most.1.max(y));
    }
    let margin = 2.0 * AROUND * layout.cell;
    let wide = (most.0 - least.0 + margin).max(LEAST * layout.cell);
    let high = (most.1 - least.1 + margin).max(wide / RATIO);
    let wide = high * RATIO;
    // There is nothing to show beyond the frame.
    let within = |middle: f64, size: f64, from: f64, room: f64| match size < room {
        true => (middle - size / 2.0).clamp(from, from + room - size),
        false => from + (room - size) / 2.0,
    };
    let (x, y) = ((least.0 + most.0) / 2.0, (least.1 + most.1) / 2.0);
    Rect {
        x: within(x, wide, whole.x, whole.w),
        y: within(y, high, whole.y, whole.h),
        w: wide,
        h: high,
    }
}

#[cfg(test)]
mod tests {
    use engine::catalogue::GameId;
    use engine::kernel::options::Options;
    use engine::kernel::step::Place;

    use super::{RATIO, near};
    use crate::board::preview::still;

    #[test]
    fn every_place_is_seen_near_in_a_picture_of_one_shape() {
        for game in GameId::ALL {
            let table = game.entry().open(&Options::default(), 1).expect("defaults");
            let board = table.board();
            let layout = still(&board);
            let count = board.places.len() as u16;
            for place in (0..count).map(Place) {
                for places in [vec![place], vec![place, Place(count - 1 - place.0)]] {
                    let seen = near(&board, &layout, &places);
                    assert!((seen.w / seen.h - RATIO).abs() < 1e-6);
                    for place in places {
                        let (x, y) = layout.centre(&board, place);
                        let inside = x > seen.x && x < seen.x + seen.w;
                        assert!(inside && y > seen.y && y < seen.y + seen.h, "{place:?}");
                    }
                }
            }
        }
    }
}
