//! Kind explanations for touches that do nothing, shared by both games.

use super::board::Cell;
use super::cells::Cells;
use super::dragon::{Chain, View};
use super::words;
use crate::kernel::input::Touch;
use crate::kernel::words::Phrase;

/// Returns the cell of a touch.
pub fn cell(touch: Touch) -> Option<Cell> {
    match touch {
        Touch::At(place) => Cell::of_place(place),
        Touch::Held(_) | Touch::Pick(_) => None,
    }
}

/// Explains why the dragon cannot go to a cell; `chain` is its current chain of jumps, if any.
pub fn while_hunting(view: &View, chain: Option<Chain>, cell: Cell) -> &'static Phrase {
    let done = chain.unwrap_or(Chain::NONE);
    let next = view.jumped_next(done);
    let must_eat = next.meets(view.prey) && done.eaten == 0;
    let is_near = view
        .dragon
        .first()
        .is_some_and(|at| at.neighbours().has(cell));
    if next.has(cell) {
        &words::LAND_BEHIND
    } else if must_eat {
        &words::EAT_FIRST
    } else if done.jumped.has(cell) && is_near {
        &words::JUMPED_ALREADY
    } else if (view.prey | view.hurdles).has(cell) && is_near {
        &words::NO_ROOM_BEHIND
    } else if chain.is_some() {
        &words::JUMP_OR_STOP
    } else if view.dragon.has(cell) {
        &words::CHOOSE_CELL
    } else {
        &words::TOO_FAR
    }
}

/// Explains why a knight cannot go alone from one cell to another, considering the path only.
pub fn wrong_way(from: Cell, to: Cell, knights: Cells, view: &View) -> &'static Phrase {
    if from == to {
        &words::CHOOSE_CELL
    } else if knights.has(to) {
        &words::KNIGHT_IN_THE_WAY
    } else if view.dragon.has(to) {
        &words::DRAGON_IN_THE_WAY
    } else if from.straight().has(to) {
        &words::NO_RETREAT
    } else if from.neighbours().has(to) {
        &words::NO_DIAGONAL
    } else {
        &words::TOO_FAR
    }
}
