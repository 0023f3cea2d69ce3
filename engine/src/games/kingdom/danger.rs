//! Whether a Monarch could be taken, and where a taken knight can be put so that it cannot. (Rules, 5, courtesy)

use super::board::Cell;
use super::cells::Cells;
use super::field::Field;
use super::figures::{Figure, Rank, Side, Size};
use super::halves::Halves;
use super::reach::Reach;

/// Whether the other side, were it to move, could take the Monarch of this side, by a step or by any jump.
#[inline]
pub fn is_exposed(field: &Field, side: Side) -> bool {
    let Some(monarch) = field.monarch(side) else {
        return false;
    };
    monarch.neighbours().meets(field.of(side.other())) || {
        let target = Halves::one(monarch);
        !jumped_at(&field.halves().but(target), side, target).is_empty()
    }
}

/// Those of some cells beside no enemy on which the Monarch of this side could be taken by a jump if it stood there, on a
/// field without it. It changes nothing else: nobody comes to a cell by a jump over that cell, or by landing there before.
#[inline]
pub fn jumped_at(field: &Field<Halves>, side: Side, cells: Halves) -> Halves {
    // The last jump leads over one of its own.
    let (own, taken) = (field.of(side), field.taken());
    let targets = cells & own.surroundings();
    let before = targets.beyond(own);
    let suspects = before | origins(taken, before & !taken);
    let suspects = suspects & field.of(side.other());
    if suspects.is_empty() {
        return Halves::NONE;
    }
    reached(field, side.other(), suspects, targets)
}

/// Those of some cells that some figures of a side reach by jumps.
fn reached(field: &Field<Halves>, side: Side, from: Halves, targets: Halves) -> Halves {
    // Figures of one kind may jump over the same and land on the same: their jumps are sought together.
    let by = |rank| {
        let figure = Figure::new(side, rank);
        let kind = field.all(figure) & from;
        if kind.is_empty() {
            return Halves::NONE;
        }
        Reach::of(field, figure).targets(kind, targets)
    };
    by(Rank::Knight(Size::One))
        | by(Rank::Knight(Size::Two))
        | by(Rank::Knight(Size::Three))
        | by(Rank::Knight(Size::Four))
        | by(Rank::Monarch)
}

/// The cells from which jumps over those that are taken could lead to one of some cells, if everybody jumped over
/// everybody. No way by jumps that leads there touches another cell.
#[inline]
fn origins(taken: Halves, targets: Halves) -> Halves {
    targets.flood(taken, !Halves::NONE, !taken)
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
        let enemies = field.of(self.knight.side);
        if monarch.neighbours().meets(enemies) {
            return (Cells::NONE, Cells::NONE);
        }
        // A knight changes nothing but where it stands on a way by jumps to the Monarch, or where it is jumped over: beside the
        // last landing before it, all the rest of the way being there already.
        let around = Halves::one(monarch);
        let without = field.halves().but(around);
        let origins = origins(without.taken(), around);
        let near = (origins | (origins | around).surroundings()).cells();
        let doubtful = free & near & !monarch.neighbours();
        let is_exposed = origins.meets(without.of(self.knight.side))
            && !jumped_at(&without, side, around).is_empty();
        if is_exposed {
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
