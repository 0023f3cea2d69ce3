//! Places for stones, by the option `walls`. (Sections 2.1 and 5.5)

use super::points::Points;
use super::position::{Position, Ring, Walls};
use super::{land, ring_way};

/// Returns the points where a stone may be put.
pub(super) fn places(at: &Position) -> Points {
    match at.walls {
        Walls::Ring => ring_way::places_beside(at, at.stones),
        Walls::Land => land::places_beside(at, at.stones),
    }
}

/// Returns the stones that can be taken because another place is left for them.
pub(super) fn movable(at: &Position) -> Points {
    match at.walls {
        _ if at.stones.is_empty() => Points::NONE,
        Walls::Ring => ring_way::movable(at),
        Walls::Land => land::movable(at),
    }
}

/// Returns the black and white points that bear none of these stones, no knight but the mover's, and no ring.
pub(super) fn ground(at: &Position, stones: Points) -> Points {
    let ground = Points::STONE_GROUND & !stones & !at.others();
    match at.ring {
        Ring::On(point) => ground.without(point),
        Ring::Borne(_) => ground,
    }
}

/// Returns all neighbours of some points.
pub(super) fn around(points: Points) -> Points {
    let mut around = Points::NONE;
    for point in points {
        around = around | point.neighbours();
    }
    around
}
