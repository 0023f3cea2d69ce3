//! What a hunt promises the knights, for computer players: how full the skewer is, who can be eaten, and how near a
//! trap is. All numbers are for the knights and against the dragon.

use super::board::Cell;
use super::cells::Cells;
use super::dragon::View;

/// What the knights have lost after so many meals.
const MEALS: [i32; 6] = [0, -100, -220, -370, -560, -900];
/// One more way that the dragon does not have, of as many as are worth counting.
const WAY: i32 = 10;
const WAYS: i32 = 9;
/// The dragon is to move and can eat; each further meal it could choose.
const MEAL: i32 = -85;
const OTHER_MEAL: i32 = -12;
/// A knight that it could eat, but the knights are to move.
const EXPOSED: i32 = -35;
/// One side of a trap is set.
const HALF: i32 = 22;
/// And a knight stands ready to close it.
const READY: i32 = 38;

/// Who moves next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// Knights.
    Knights,
    /// The dragon.
    Dragon,
}

/// How the meals and the room left to the dragon look. Knights that only come near are no gain: measured, they feed
/// the dragon.
pub fn chase(view: &View, eaten: u8, next: Next) -> i32 {
    let skewer = MEALS[usize::from(eaten).min(MEALS.len() - 1)];
    if view.dragon.is_empty() {
        return skewer;
    }
    let meals = view.jumps(view.prey).size() as i32;
    let ways = view.steps().size() as i32 + view.jumps(view.hurdles).size() as i32 + meals;
    let threat = match next {
        Next::Dragon if meals > 0 => MEAL + OTHER_MEAL * (meals - 1),
        Next::Dragon => 0,
        Next::Knights => EXPOSED * meals,
    };
    skewer + WAY * (WAYS - ways).max(0) + threat
}

/// How near pincers are to closing. `set` are the cells that count for one side of a pincer, `closers` the knights
/// that may close it, `towers` all towers.
pub fn pincers(view: &View, set: Cells, closers: Cells, towers: Cells) -> i32 {
    let Some(dragon) = view.dragon.first() else {
        return 0;
    };
    let mut sum = 0;
    for one in set & dragon.neighbours() {
        let Some(other) = one.behind(dragon) else {
            continue;
        };
        let is_open = view.empty.has(other) || towers.has(other) && !set.has(other);
        if is_open && (towers.has(one) || towers.has(other)) {
            sum += HALF;
            if can_come(other, one, closers, towers) {
                sum += READY;
            }
        }
    }
    sum
}

/// Whether some knight other than the one across stands a step, or a secret passage, from a cell.
fn can_come(cell: Cell, across: Cell, closers: Cells, towers: Cells) -> bool {
    let beside = cell.straight();
    let from = if towers.has(cell) {
        beside | towers
    } else {
        beside
    };
    from.without(across).meets(closers)
}
