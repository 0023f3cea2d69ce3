//! The four zones of the cross. (Section 2)

use crate::games::patrakill::board::{Cell, Way};
use crate::games::patrakill::cells::Cells;

/// A zone, an arm of the cross: five knights' cells around a tower.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Zone {
    /// The lower arm.
    South,
    /// The left arm.
    West,
    /// The upper arm.
    North,
    /// The right arm.
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

/// The cells of the four towers. (Section 3)
pub const TOWERS: Cells = Cells::named(["d2", "b4", "d6", "f4"]);

impl Zone {
    /// All zones, in the order of the notation: clockwise, each on the left of the one before it.
    pub const ALL: [Self; 4] = [Self::South, Self::West, Self::North, Self::East];

    /// The cell of its tower, in the middle of its front line.
    #[inline]
    pub const fn tower(self) -> Cell {
        ZONES[self as usize].tower
    }

    /// The cells of its five knights at the start.
    pub const fn knights(self) -> Cells {
        ZONES[self as usize].knights
    }

    /// Where its knights look for the whole game: towards the centre. (Reading 4)
    #[inline]
    pub const fn forward(self) -> Way {
        ZONES[self as usize].forward
    }

    /// The zone whose tower stands on a cell.
    pub fn of_tower(cell: Cell) -> Option<Self> {
        Self::ALL.into_iter().find(|zone| zone.tower() == cell)
    }

    /// The zone that a cell belongs to.
    pub fn of(cell: Cell) -> Option<Self> {
        let holds = |zone: &Self| zone.tower() == cell || zone.knights().has(cell);
        Self::ALL.into_iter().find(holds)
    }
}

/// Knights of a faction. (Section 1)
pub const KNIGHTS: u32 = 5;
/// Knights that the dragon has to eat, of whatever factions. (Section 6.2)
pub const MEALS: u8 = 5;
