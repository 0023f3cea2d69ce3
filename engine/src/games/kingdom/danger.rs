//! Whether a Monarch could be taken, and where a taken knight can be put so that it cannot. (Rules, 5, courtesy)

use super::board::Cell;
use super::cells::Cells;
use super::field::Field;
use super::figures::{Figure, Side};
use super::reach::Reach;

/// Whether the other side, were it to move, could take the Monarch of this side, by a step or by any jump.
#[inline]
pub fn is_exposed(field: &Field, side: Side) -> bool {
    let Some(monarch) = field.monarch(side) else {
        return false;
    };
    let enemies = field.of(side.other());
    !(monarch.neighbours() & enemies).is_empty() || {
        let target = Cells::one(monarch);
        !jumped_at(&field.without(monarch), side, target).is_empty()
    }
}

/// Those of some cells on which the Monarch of this side could be taken by a jump if it stood there, on a field
/// without it. It changes nothing else: nobody comes to a cell by a jump over that cell, or by landing there before.
#[inline]
pub fn jumped_at(field: &Field, side: Side, cells: Cells) -> Cells {
    let targets = cells & field.taken().surroundings();
    if targets.is_empty() {
        return Cells::NONE;
    }
    let enemy = side.other();
    let suspects = (Reach::jumpers(field, targets) & field.of(enemy)).into_iter();
    suspects.fold(Cells::NONE, |found, from| {
        let figure = Figure::new(enemy, field.rank(from));
        found | Reach::new(field, figure).targets(from, targets)
    })
}

/// Where a taken knight may be put back, and whether the Monarch that took it must be safe then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placing {
    /// The knight.
    pub knight: Figure,
    /// Whether courtesy forbids to leave the Monarch exposed.
    pub is_courteous: bool,
}

impl Placing {
    /// The cells, ascending; the knight is not on the field.
    #[inline]
    pub fn cells(self, field: &Field) -> impl Iterator<Item = Cell> {
        let (field, side) = (*field, self.knight.side.other());
        let free = !(field.taken() | Cells::THRONES);
        let is_good =
            move |cell| !self.is_courteous || !is_exposed(&field.with(self.knight, cell), side);
        free.into_iter().filter(move |&cell| is_good(cell))
    }

    /// Whether there is such a cell.
    #[inline]
    pub fn is_possible(self, field: &Field) -> bool {
        self.cells(field).next().is_some()
    }
}
