//! Whether a Monarch could be taken, and where a taken knight can be put so that it cannot. (Rules, 5, courtesy)

use super::board::Cell;
use super::cells::Cells;
use super::field::Field;
use super::figures::{Figure, Rank, Side, Size};
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

/// Those of some cells beside no enemy on which the Monarch of this side could be taken by a jump if it stood there, on a
/// field without it. It changes nothing else: nobody comes to a cell by a jump over that cell, or by landing there before.
#[inline]
pub fn jumped_at(field: &Field, side: Side, cells: Cells) -> Cells {
    let enemy = side.other();
    // The last jump leads over one of its own.
    let targets = cells & field.of(side).surroundings();
    let before = targets.beyond(field.of(side));
    let suspects = (before | Reach::origins(field, before & !field.taken())) & field.of(enemy);
    if suspects.is_empty() {
        return Cells::NONE;
    }
    let by = |rank| jumped_by(field, Figure::new(enemy, rank), suspects, targets);
    by(Rank::Knight(Size::One))
        | by(Rank::Knight(Size::Two))
        | by(Rank::Knight(Size::Three))
        | by(Rank::Knight(Size::Four))
        | by(Rank::Monarch)
}

/// Those of some cells that figures of a kind reach by jumps. They may jump over the same and land on the same: their jumps are
/// sought together.
#[inline]
fn jumped_by(field: &Field, figure: Figure, suspects: Cells, targets: Cells) -> Cells {
    let kind = field.all(figure) & suspects;
    if kind.is_empty() {
        return Cells::NONE;
    }
    Reach::new(field, figure).targets(kind, targets)
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
    /// The cells; the knight is not on the field.
    #[inline]
    pub fn cells(self, field: &Field) -> Cells {
        let (sure, doubtful) = self.judge(field);
        doubtful
            .into_iter()
            .filter(|&cell| self.spares(field, cell))
            .fold(sure, Cells::with)
    }

    /// Whether there is such a cell.
    #[inline]
    pub fn is_possible(self, field: &Field) -> bool {
        let (sure, doubtful) = self.judge(field);
        !sure.is_empty() || doubtful.into_iter().any(|cell| self.spares(field, cell))
    }

    /// The cells that are good whatever the knight does there, and those where it must be tried.
    fn judge(self, field: &Field) -> (Cells, Cells) {
        let free = !(field.taken() | Cells::THRONES);
        let side = self.knight.side.other();
        let Some(monarch) = field.monarch(side).filter(|_| self.is_courteous) else {
            return (free, Cells::NONE);
        };
        if !(monarch.neighbours() & field.of(self.knight.side)).is_empty() {
            return (Cells::NONE, Cells::NONE);
        }
        // A knight changes nothing but where it stands on a way by jumps to the Monarch, or where it is jumped over: beside the
        // last landing before it, all the rest of the way being there already.
        let around = Cells::one(monarch);
        let origins = Reach::origins(&field.without(monarch), around);
        let near = origins | (origins | around).surroundings();
        let doubtful = free & near & !monarch.neighbours();
        if is_exposed(field, side) {
            (Cells::NONE, doubtful)
        } else {
            (free & !near, doubtful)
        }
    }

    /// Whether the Monarch is safe with the knight on a free cell.
    fn spares(self, field: &Field, cell: Cell) -> bool {
        !is_exposed(&field.with(self.knight, cell), self.knight.side.other())
    }
}
