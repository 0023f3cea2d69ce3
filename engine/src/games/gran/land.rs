//! Land that stones never cut in two, and the places for stones that keep it whole: `walls=land`. (Sections 2.1 and 5.5)

use super::board::{COUNT, Point};
use super::points::Points;
use super::position::Position;
use super::stones::{around, ground};

/// Returns the land: all points that are neither a dragon nor under a stone.
pub(super) fn land(stones: Points) -> Points {
    !(stones | Points::DRAGONS)
}

/// Checks that the land is connected and adjacent to every dragon. (Section 2.1)
pub(super) fn is_whole(stones: Points) -> bool {
    let land = land(stones);
    let Some(first) = land.first() else {
        return false;
    };
    let mut reached = Points::one(first);
    let mut edge = reached;
    while !edge.is_empty() {
        edge = around(edge) & land & !reached;
        reached = reached | edge;
    }
    let is_near = |dragon: Point| !(dragon.neighbours() & land).is_empty();
    reached == land && Points::DRAGONS.into_iter().all(is_near)
}

/// Returns the points where a stone may be put beside these stones. (Section 5.5)
pub(super) fn places_beside(at: &Position, stones: Points) -> Points {
    let land = land(stones);
    ground(at, stones) & !cuts(land) & !last_ways(land)
}

/// Returns the stones that can be taken because another place is left for them. (Section 5.5)
pub(super) fn movable(at: &Position) -> Points {
    let land = land(at.stones);
    let open = places_beside(at, at.stones);
    let mut movable = Points::NONE;
    for stone in at.stones {
        let near = stone.neighbours() & land;
        // A place that keeps the land connected without this point also does so with it, if the point stays
        // connected.
        let stays_whole = match near.size() {
            0 => false,
            1 => !(open & !near).is_empty() || has_place(at, stone),
            _ => !open.is_empty() || has_place(at, stone),
        };
        if stays_whole {
            movable = movable.with(stone);
        }
    }
    movable
}

/// Checks whether a taken stone can be put elsewhere.
fn has_place(at: &Position, stone: Point) -> bool {
    !places_beside(at, at.stones.without(stone))
        .without(stone)
        .is_empty()
}

/// Returns the points that are the only access to a dragon.
fn last_ways(land: Points) -> Points {
    let mut ways = Points::NONE;
    for dragon in Points::DRAGONS {
        let near = dragon.neighbours() & land;
        if near.size() == 1 {
            ways = ways | near;
        }
    }
    ways
}

/// Returns the cut points (articulation points) of a connected land.
fn cuts(land: Points) -> Points {
    let Some(root) = land.first() else {
        return Points::NONE;
    };
    // Depth-first search (Tarjan): `order` numbers arrivals, `low` is the earliest arrival that a branch touches.
    let (mut order, mut low) = ([0_u8; COUNT], [0_u8; COUNT]);
    let mut way = [root; COUNT];
    let (mut depth, mut arrived) = (0, 1);
    let (mut cuts, mut branches) = (Points::NONE, 0);
    let mut new = land.without(root);
    (order[root.number()], low[root.number()]) = (1, 1);
    loop {
        let here = way[depth];
        if let Some(next) = (here.neighbours() & new).first() {
            arrived += 1;
            order[next.number()] = arrived;
            new = new.without(next);
            let mut lowest = arrived;
            for back in (next.neighbours() & land & !new).without(here) {
                // The point itself is not a back edge of its own.
                lowest = lowest.min(order[back.number()]);
            }
            low[next.number()] = lowest;
            depth += 1;
            way[depth] = next;
            continue;
        }
        if depth == 0 {
            break;
        }
        depth -= 1;
        let before = way[depth];
        let lowest = low[here.number()];
        if depth == 0 {
            branches += 1;
        } else if lowest >= order[before.number()] {
            cuts = cuts.with(before);
        }
        low[before.number()] = low[before.number()].min(lowest);
    }
    if branches > 1 { cuts.with(root) } else { cuts }
}

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use super::super::board::Point;
    use super::super::points::Points;
    use super::super::position::{Position, Walls};
    use super::super::stones::places;
    use super::{has_place, is_whole, land, movable};
    use crate::kernel::rng::Rng;
    use crate::kernel::step::Seat;

    /// Creates a board with random stones, placed legally one after the other.
    fn strewn(seed: u64, stones: u32) -> Position {
        let mut dice = Rng::seeded(seed);
        let mut at = Position::start(3, 3, Seat(0), Walls::Land);
        for _ in 0..stones {
            let open: Vec<Point> = places(&at).into_iter().collect();
            let stone = open[dice.below(open.len() as u32) as usize];
            at.stones = at.stones.with(stone);
        }
        at
    }

    #[test]
    fn stone_places_keep_the_land_connected() {
        assert!(is_whole(Points::NONE));
        for seed in 0..300 {
            let at = strewn(seed, seed as u32 % 17);
            assert!(is_whole(at.stones));
            for point in (Points::STONE_GROUND & land(at.stones)).without(Point::RING) {
                let expected = is_whole(at.stones.with(point));
                assert_eq!(places(&at).has(point), expected, "{point} {at}");
            }
        }
    }

    #[test]
    fn stone_can_be_taken_if_another_place_is_left() {
        let mut stuck = 0;
        for seed in 0..3000 {
            let at = strewn(seed, 16);
            for stone in at.stones {
                let rest = at.stones.without(stone);
                let ground = (Points::STONE_GROUND & !at.stones).without(Point::RING);
                let mut others = ground.into_iter();
                let expected = others.any(|point| is_whole(rest.with(point)));
                assert_eq!(movable(&at).has(stone), expected, "{stone} {at}");
                if is_whole(rest) {
                    assert_eq!(has_place(&at, stone), expected, "{stone} {at}");
                }
                stuck += u32::from(!expected);
            }
        }
        assert!(stuck > 0, "some stones were stuck");
    }
}
