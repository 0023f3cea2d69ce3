//! Threats to a Monarch, and placements of a captured knight that keep it safe. (Rules, 5, courtesy)

use super::board::Cell;
use super::cells::Cells;
use super::field::Field;
use super::figures::{Figure, Rank, Side, Size};
use super::reach::Reach;
use super::split_bitboard::SplitBitboard;

/// Checks whether the other side, if it were to move, could capture this side's Monarch by a step or any jump.
#[inline]
pub fn is_exposed(field: &Field, side: Side) -> bool {
    let Some(monarch) = field.monarch(side) else {
        return false;
    };
    monarch.neighbours().meets(field.of(side.other())) || {
        let target = SplitBitboard::one(monarch);
        !jumped_at(&field.split().but(target), side, target).is_empty()
    }
}

/// Returns those of `cells` (beside no enemy) where this side's Monarch could be captured by a jump, on a field
/// without it. The Monarch affects no other jump: no figure reaches a cell by jumping over it, or by landing on
/// it earlier.
#[inline]
pub fn jumped_at(field: &Field<SplitBitboard>, side: Side, cells: SplitBitboard) -> SplitBitboard {
    // The last jump leads over one of the Monarch's own figures.
    let (own, taken) = (field.of(side), field.taken());
    let targets = cells & own.surroundings();
    let before = targets.beyond(own);
    let suspects = before | origins(taken, before & !taken);
    let suspects = suspects & field.of(side.other());
    if suspects.is_empty() {
        return SplitBitboard::NONE;
    }
    reached(field, side.other(), suspects, targets)
}

/// Returns the target cells that figures of a side reach by jumps.
fn reached(
    field: &Field<SplitBitboard>,
    side: Side,
    from: SplitBitboard,
    targets: SplitBitboard,
) -> SplitBitboard {
    // Figures of one kind share hurdles and landing cells, so their jumps are searched together.
    let by = |rank| {
        let figure = Figure::new(side, rank);
        let kind = field.all(figure) & from;
        if kind.is_empty() {
            return SplitBitboard::NONE;
        }
        Reach::of(field, figure).targets(kind, targets)
    };
    by(Rank::Knight(Size::One))
        | by(Rank::Knight(Size::Two))
        | by(Rank::Knight(Size::Three))
        | by(Rank::Knight(Size::Four))
        | by(Rank::Monarch)
}

/// Returns the cells from which jumps over occupied cells could reach a target if every jump were allowed. Jump
/// paths to the targets touch no other cells.
#[inline]
fn origins(taken: SplitBitboard, targets: SplitBitboard) -> SplitBitboard {
    targets.flood(taken, !SplitBitboard::NONE, !taken)
}

/// Placement of a captured knight, and whether it must keep the capturing Monarch safe.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placing {
    /// Captured knight.
    pub knight: Figure,
    /// Whether courtesy forbids leaving the Monarch exposed.
    pub is_courteous: bool,
}

impl Placing {
    /// Returns the legal cells; the knight is not on the field.
    #[inline]
    pub fn cells(self, field: &Field) -> Cells {
        let (sure, doubtful) = self.judge(field);
        doubtful
            .into_iter()
            .filter(|&cell| self.spares(field, cell))
            .fold(sure, Cells::with)
    }

    /// Checks whether there is a legal cell.
    #[inline]
    pub fn is_possible(self, field: &Field) -> bool {
        let (sure, doubtful) = self.judge(field);
        !sure.is_empty() || doubtful.into_iter().any(|cell| self.spares(field, cell))
    }

    /// Returns the cells that are certainly safe, and those that must be tried.
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
        // A knight matters only on a jump path to the Monarch, or as a hurdle: beside a landing cell of such a
        // path.
        let around = SplitBitboard::one(monarch);
        let without = field.split().but(around);
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

    /// Checks whether the Monarch is safe with the knight on a free cell.
    fn spares(self, field: &Field, cell: Cell) -> bool {
        !is_exposed(&field.with(self.knight, cell), self.knight.side.other())
    }
}
