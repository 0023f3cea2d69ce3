//! Keyboard cursor: moves from place to place by arrow keys.

use engine::kernel::step::Place;

use super::view::View;

/// Returns the next place in the direction of an arrow key on the screen: the nearest one within about 45° of that
/// direction.
pub fn step(view: View<'_>, cursor: Place, key: &str) -> Option<Place> {
    let (x, y) = match key {
        "ArrowLeft" => (-1.0, 0.0),
        "ArrowRight" => (1.0, 0.0),
        "ArrowUp" => (0.0, -1.0),
        "ArrowDown" => (0.0, 1.0),
        _ => return None,
    };
    let (from_x, from_y) = view.centre(cursor);
    let places = (0..view.board.places.len()).map(|index| Place(index as u16));
    let far = |place: Place| {
        let (to_x, to_y) = view.centre(place);
        let (dx, dy) = (to_x - from_x, to_y - from_y);
        let (along, aside) = (dx * x + dy * y, (dx * y - dy * x).abs());
        let is_that_way = along > 0.1 && aside <= along * 1.05;
        is_that_way.then_some((place, along + 2.0 * aside))
    };
    let nearest = places
        .filter_map(far)
        .min_by(|one, other| one.1.total_cmp(&other.1));
    nearest.map(|(place, _)| place)
}

#[cfg(test)]
mod tests {
    use engine::catalogue::GameId;
    use engine::kernel::options::Options;
    use engine::kernel::step::Place;

    use super::step;
    use crate::board::layout::{Around, Layout};
    use crate::board::view::View;

    /// Arrow keys reach every place of every board, including boards of points.
    #[test]
    fn arrows_reach_every_place() {
        for game in GameId::ALL {
            let table = game
                .entry()
                .open(&Options::default(), 1)
                .expect("the default options");
            let board = table.board();
            for window in [(1080.0, 810.0), (390.0, 844.0)] {
                let layout = Layout::new(&board, Around::of(&table.scene()), window);
                let mut reached = vec![Place(0)];
                let mut next = 0;
                while let Some(&place) = reached.get(next) {
                    for key in ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"] {
                        reached.extend(
                            step(View::new(&board, &layout), place, key)
                                .filter(|to| !reached.contains(to)),
                        );
                    }
                    next += 1;
                }
                assert_eq!(reached.len(), board.places.len(), "{}", game.slug());
            }
        }
    }
}
