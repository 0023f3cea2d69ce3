//! The printed box. (Section 1)

use crate::kernel::paper::Paper;

crate::phrases! {
    /// To keep in mind.
    FOUR: "Une rangée de quatre dans un camp adverse\u{a0}: 16 points.";
    /// To keep in mind.
    THREE: "Une file de trois dans un camp adverse\u{a0}: 12 points.";
    /// To keep in mind.
    ALONE: "Un cavalier placé hors des lignes\u{a0}: 2 points.";
    /// To keep in mind.
    TAKEN: "Un cavalier pris\u{a0}: 1 point.";
    /// To keep in mind.
    HOME: "Un cavalier resté au camp\u{a0}: 2 points de moins.";
    /// To keep in mind.
    SAFE: "Sur une licorne, on ne se fait pas prendre.";
    /// What is learnt.
    AIM_MOVE: "Coder un déplacement\u{a0}: deux cases, puis une de côté.";
    /// What is learnt.
    AIM_COUNT: "Compter des points par deux, quatre et huit, et les ajouter.";
    /// What is learnt.
    AIM_PLAN: "Choisir entre courir, prendre et se protéger.";
}

/// The printed box.
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
