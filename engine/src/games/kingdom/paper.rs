//! Printed box. (Section 1)

use super::figures::Size;
use crate::kernel::paper::{Grid, Paper};

crate::phrases! {
    /// Title of the grid.
    WHO_JUMPS: "Qui saute par-dessus qui\u{a0}?";
    /// Rule to remember.
    OWN: "On peut toujours sauter par-dessus ses propres chevaliers.";
    /// Rule to remember.
    SMALL: "Le plus petit passe par-dessus le plus grand.";
    /// Rule to remember.
    MONARCH: "Seul le Monarque prend un chevalier\u{a0}: il le repose où il veut.";
    /// Rule to remember.
    THRONE: "On gagne en prenant le Monarque, ou en asseyant le sien sur l’autre trône.";
    /// Learning goal.
    AIM_ORDER: "Ranger des tailles et les comparer deux à deux.";
    /// Learning goal.
    AIM_SPACE: "Se repérer sur un quadrillage\u{a0}: devant, derrière, à côté, en diagonale.";
    /// Learning goal.
    AIM_AHEAD: "Prévoir ce que l’autre fera ensuite.";
    /// Vocabulary word.
    THRONE_WORD: "trône";
}

const ROWS: &[&str] = &[
    "k-white-1",
    "k-white-2",
    "k-white-3",
    "k-white-4",
    "k-white-monarch",
];
const COLUMNS: &[&str] = &[
    "k-black-1",
    "k-black-2",
    "k-black-3",
    "k-black-4",
    "k-black-monarch",
];

/// Checks whether a figure may jump over an enemy: the Monarch over all, no knight over a Monarch. (Reading 9)
fn may(row: usize, column: usize) -> bool {
    match (Size::ALL.get(row), Size::ALL.get(column)) {
        (Some(own), Some(&enemy)) => own.can_jump_over(enemy),
        (own, _) => own.is_none(),
    }
}

/// Printed box.
pub const PAPER: &Paper = &Paper {
    sets: &[],
    extras: &[],
    dice: &[],
    pile: None,
    grid: Some(Grid {
        title: WHO_JUMPS,
        rows: ROWS,
        columns: COLUMNS,
        may,
    }),
    memo: &[
        ("k-white-3", OWN),
        ("k-white-1", SMALL),
        ("k-white-monarch", MONARCH),
        ("throne", THRONE),
    ],
    say: &[],
    words: &[("throne", THRONE_WORD)],
    aims: &[AIM_ORDER, AIM_SPACE, AIM_AHEAD],
};
