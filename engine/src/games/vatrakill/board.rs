//! Four zones of the cross. (Section 2)

use crate::games::patrakill::board::{Cell, Way};
use crate::games::patrakill::cells::Cells;

/// Zone, an arm of the cross: five knights' cells around a tower.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Zone {
    /// Lower arm.
    South,
    /// Left arm.
    West,
    /// Upper arm.
    North,
    /// Right arm.
    East,
}

struct ZoneCells {
    tower: Cell,
    knights: Cells,
    forward: Way,
}

const fn zone(tower: &str, knights: [&str; 5], forward: Way) -> ZoneCells {
    match Cells::named([tower]).first() {
        Some(tower) => ZoneCells {
            tower,
            knights: Cells::named(knights),
            forward,
        },
        None => panic!("no such tower"),
    }
}

static ZONES: [ZoneCells; 4] = [
    zone("d2", ["c2", "e2", "c1", "d1", "e1"], Way::North),
    zone("b4", ["b3", "b5", "a3", "a4", "a5"], Way::East),
    zone("d6", ["c6", "e6", "c7", "d7", "e7"], Way::South),
    zone("f4", ["f3", "f5", "g3", "g4", "g5"], Way::West),
];

/// Cells of the four towers. (Section 3)
pub const TOWERS: Cells = Cells::named(["d2", "b4", "d6", "f4"]);

impl Zone {
    /// All zones, in the order of the notation: clockwise, each to the left of the previous one.
    pub const ALL: [Self; 4] = [Self::South, Self::West, Self::North, Self::East];

    /// Returns the cell of its tower, in the middle of its front line.
    #[inline]
    pub const fn tower(self) -> Cell {
        ZONES[self as usize].tower
    }

    /// Returns the initial cells of its five knights.
    pub const fn knights(self) -> Cells {
        ZONES[self as usize].knights
    }

    /// Returns the heading of its knights for the whole game: towards the centre. (Reading 4)
    #[inline]
    pub const fn forward(self) -> Way {
        ZONES[self as usize].forward
    }

    /// Returns the zone whose tower is on a cell.
    pub fn of_tower(cell: Cell) -> Option<Self> {
        Self::ALL.into_iter().find(|zone| zone.tower() == cell)
    }

    /// Returns the zone that contains a cell.
    pub fn of(cell: Cell) -> Option<Self> {
        let holds = |zone: &Self| zone.tower() == cell || zone.knights().has(cell);
        Self::ALL.into_iter().find(holds)
    }
}

/// Number of knights of a faction. (Section 1)
pub const KNIGHTS: u32 = 5;
/// Number of knights that the dragon has to eat, of any factions. (Section 6.2)
pub const MEALS: u8 = 5;
