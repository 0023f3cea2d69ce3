//! Printed box. (Section 1)

use crate::kernel::paper::Paper;

crate::phrases! {
    /// Rule to remember.
    FOUR: "Une rangée de quatre dans un camp adverse\u{a0}: 16 points.";
    /// Rule to remember.
    THREE: "Une file de trois dans un camp adverse\u{a0}: 12 points.";
    /// Rule to remember.
    ALONE: "Un cavalier placé hors des lignes\u{a0}: 2 points.";
    /// Rule to remember.
    TAKEN: "Un cavalier pris\u{a0}: 1 point.";
    /// Rule to remember.
    HOME: "Un cavalier resté au camp\u{a0}: 2 points de moins.";
    /// Rule to remember.
    SAFE: "Sur une licorne, on ne se fait pas prendre.";
    /// Learning goal.
    AIM_MOVE: "Coder un déplacement\u{a0}: deux cases, puis une de côté.";
    /// Learning goal.
    AIM_COUNT: "Compter des points par deux, quatre et huit, et les ajouter.";
    /// Learning goal.
    AIM_PLAN: "Choisir entre courir, prendre et se protéger.";
}

/// Printed box.
pub const PAPER: &Paper = &Paper {
    sets: &[],
    extras: &[],
    dice: &[],
    pile: None,
    grid: None,
    memo: &[
        ("line-of-four", FOUR),
        ("line-of-three", THREE),
        ("placed-alone", ALONE),
        ("captured", TAKEN),
        ("at-home", HOME),
        ("unicorn", SAFE),
    ],
    say: &[],
    words: &[],
    aims: &[AIM_MOVE, AIM_COUNT, AIM_PLAN],
};
