//! Ways of the knights to the ring, and the places for stones that leave one open: `walls=ring`. (Sections 2.1 and 5.5)

use super::board::{COUNT, Point};
use super::points::Points;
use super::position::{Position, Ring};
use super::stones;

/// Returns the points that some knight can reach over points without a stone. Knights, dragons and cities do not
/// block this way; a waiting knight starts on the ball. (Section 2.1)
pub(super) fn reached(at: &Position) -> Points {
    let open = !at.stones;
    let mut reached = knights(at);
    let mut edge = reached;
    while !edge.is_empty() {
        edge = stones::around(edge) & open & !reached;
        reached = reached | edge;
    }
    reached
}

/// Returns the points where a stone may be put beside these stones.
pub(super) fn places_beside(at: &Position, stones: Points) -> Points {
    let ground = stones::ground(at, stones);
    let Ring::On(ring) = at.ring else {
        return ground;
    };
    // Only a stone on the shortest way can close all ways.
    let Some(way) = shortest_way(at, ring, !stones) else {
        return Points::NONE;
    };
    let mut places = ground;
    for point in way & ground {
        if shortest_way(at, ring, !stones.with(point)).is_none() {
            places = places.without(point);
        }
    }
    places
}

/// Returns the stones that can be taken because another place is left for them. (Section 5.5)
pub(super) fn movable(at: &Position) -> Points {
    // Without one of the stones, a place of now is still one.
    if !places_beside(at, at.stones).is_empty() {
        return at.stones;
    }
    let mut movable = Points::NONE;
    for stone in at.stones {
        let places = places_beside(at, at.stones.without(stone)).without(stone);
        if !places.is_empty() {
            movable = movable.with(stone);
        }
    }
    movable
}

fn knights(at: &Position) -> Points {
    let mut points = Points::NONE;
    for knight in at.all() {
        points = points.with(knight.at.unwrap_or(Point::KNIGHTS));
    }
    points
}

/// Returns a shortest way over open points from a knight to the ring, with both ends.
fn shortest_way(at: &Position, ring: Point, open: Points) -> Option<Points> {
    let knights = knights(at);
    let mut layers = [Points::NONE; COUNT];
    layers[0] = Points::one(ring);
    let (mut seen, mut depth) = (layers[0], 0);
    let mut here = loop {
        let edge = layers[depth];
        if let Some(met) = (edge & knights).first() {
            break met;
        }
        let next = stones::around(edge) & open & !seen;
        if next.is_empty() {
            return None;
        }
        seen = seen | next;
        depth += 1;
        layers[depth] = next;
    };
    let mut way = Points::one(here);
    for layer in layers[..depth].iter().rev() {
        here = (here.neighbours() & *layer).first()?;
        way = way.with(here);
    }
    Some(way)
}

#[cfg(test)]
mod tests {
    use super::super::board::Point;
    use super::super::points::Points;
    use super::super::position::{Position, Ring, Walls};
    use super::super::stones::ground;
    use super::{movable, places_beside, shortest_way};
    use crate::kernel::rng::Rng;
    use crate::kernel::step::Seat;

    /// Checks by marking points one by one whether a knight can reach the ring beside these stones.
    fn is_reachable(at: &Position, stones: Points) -> bool {
        let Ring::On(ring) = at.ring else {
            return true;
        };
        let mut marked = Points::NONE;
        for knight in at.all() {
            marked.add(knight.at.unwrap_or(Point::KNIGHTS));
        }
        loop {
            let mut grown = marked;
            for point in marked {
                for next in point.neighbours() {
                    if !stones.has(next) {
                        grown.add(next);
                    }
                }
            }
            if grown == marked {
                return marked.has(ring);
            }
            marked = grown;
        }
    }

    /// Creates a board with random knights, a random ring and stones, most of them on the shortest way to the ring.
    fn strewn(seed: u64) -> Position {
        let mut dice = Rng::seeded(seed);
        let mut at = Position::start(3, 3, Seat(0), Walls::Ring);
        for knight in at.knights.iter_mut().take(3) {
            let standing: std::vec::Vec<Point> =
                (Points::CITIES | Points::DRAGONS).into_iter().collect();
            knight.at = dice.one_of(&standing);
        }
        let free: std::vec::Vec<Point> = Points::RING_GROUND.into_iter().collect();
        let ring = dice.one_of(&free).expect("the board has points");
        at.ring = Ring::On(ring);
        for _ in 0..1 + dice.below(14) {
            let open = places_beside(&at, at.stones);
            let way = shortest_way(&at, ring, !at.stones).unwrap_or(Points::NONE);
            let close = open & way;
            let from = if close.is_empty() { open } else { close };
            let from: std::vec::Vec<Point> = from.into_iter().collect();
            let Some(stone) = dice.one_of(&from) else {
                break;
            };
            at.stones = at.stones.with(stone);
        }
        at
    }

    #[test]
    fn stone_places_leave_a_way_to_the_ring() {
        let mut closed = 0;
        for seed in 0..500 {
            let at = strewn(seed);
            assert!(is_reachable(&at, at.stones), "{at}");
            let places = places_beside(&at, at.stones);
            for point in ground(&at, at.stones) {
                let expected = is_reachable(&at, at.stones.with(point));
                assert_eq!(places.has(point), expected, "{point} {at}");
                closed += u32::from(!expected);
            }
        }
        assert!(closed > 50, "{closed} places were closed");
    }

    #[test]
    fn stone_can_be_taken_if_another_place_is_left() {
        for seed in 0..300 {
            let mut at = strewn(seed);
            if seed % 2 == 0 {
                // No text forbids a ring that is walled in: only a stone of the wall can be moved.
                let Ring::On(ring) = at.ring else { continue };
                at.stones = at.stones | (ring.neighbours() & Points::STONE_GROUND);
            }
            for stone in at.stones {
                let rest = at.stones.without(stone);
                let mut others = ground(&at, rest).without(stone).into_iter();
                let expected = others.any(|point| is_reachable(&at, rest.with(point)));
                assert_eq!(movable(&at).has(stone), expected, "{stone} {at}");
            }
        }
    }
}
