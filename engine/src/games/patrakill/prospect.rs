//! Evaluation terms of a hunt, for computer players: meals, edible knights, and closeness of a trap. All values
//! are for the knights and against the dragon.

use super::board::Cell;
use super::cells::Cells;
use super::dragon::View;

/// Evaluation by the number of meals so far.
const MEALS: [i32; 6] = [0, -100, -220, -370, -560, -900];
/// Value of each move that the dragon lacks, and the maximum number counted.
const WAY: i32 = 10;
const WAYS: i32 = 9;
/// Value of a meal when the dragon is to move, and of each further possible meal.
const MEAL: i32 = -85;
const OTHER_MEAL: i32 = -12;
/// Value of an edible knight when the knights are to move.
const EXPOSED: i32 = -35;
/// Value of one set side of a trap.
const HALF: i32 = 22;
/// Value of a knight ready to close it.
const READY: i32 = 38;

/// Side to move next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// Knights.
    Knights,
    /// The dragon.
    Dragon,
}

/// Evaluates the meals and the dragon's mobility. Knights that merely approach are no gain: in measurements they
/// fed the dragon.
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

/// Evaluates how close pincers are to closing. `set` are the cells that count for one side of a pincer, `closers`
/// the knights that may close it, `towers` all towers.
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

/// Checks whether a knight other than the one opposite is a step, or a secret passage, from a cell.
fn can_come(cell: Cell, across: Cell, closers: Cells, towers: Cells) -> bool {
    let beside = cell.straight();
    let from = if towers.has(cell) {
        beside | towers
    } else {
        beside
    };
    from.without(across).meets(closers)
}
