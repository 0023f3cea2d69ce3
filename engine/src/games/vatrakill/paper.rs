//! Printed box. (Section 1)

use crate::kernel::paper::Paper;

crate::phrases! {
    /// Rule to remember.
    FORWARD: "Le chevalier avance ou va de côté\u{a0}; il ne recule pas.";
    /// Rule to remember.
    EAT: "Le dragon saute par-dessus pour croquer\u{a0}; s’il le peut, il le doit.";
    /// Rule to remember.
    PASSAGE: "D’une tour à l’autre passe un souterrain.";
    /// Rule to remember.
    TRAP: "Le piège se ferme entre une tour et un chevalier de la même couleur.";
    /// Learning goal.
    AIM_ALLY: "Jouer chacun pour soi tout en ayant un but commun.";
    /// Learning goal.
    AIM_SPACE: "Repérer une case entre deux autres, en ligne et en diagonale.";
    /// Learning goal.
    AIM_COUNT: "Compter ce qui reste avant cinq.";
}

/// Printed box.
pub const PAPER: &Paper = &Paper {
    sets: &[],
    extras: &[],
    dice: &[],
    pile: None,
    grid: None,
    memo: &[
        ("helmet", FORWARD),
        ("dragon", EAT),
        ("tower-blue", PASSAGE),
        ("tower-stone", TRAP),
    ],
    say: &[],
    words: &[],
    aims: &[AIM_ALLY, AIM_SPACE, AIM_COUNT],
};
