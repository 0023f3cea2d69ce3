//! Whether a Monarch could be taken, and where a taken knight can be put so that it cannot. (Rules, 5, courtesy)

use super::board::Cells;
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
    if !(monarch.neighbours() & enemies).is_empty() {
        return true;
    }
    let suspects = Reach::jumpers(field, monarch) & enemies;
    suspects.into_iter().any(|from| {
        let figure = Figure::new(side.other(), field.rank(from));
        Reach::new(field, figure).ends(from).has(monarch)
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
    pub fn cells(self, field: &Field) -> impl Iterator<Item = super::board::Cell> {
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
