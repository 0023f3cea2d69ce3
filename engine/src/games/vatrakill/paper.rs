//! The printed box. (Section 1)

use crate::kernel::paper::Paper;

crate::phrases! {
    /// To keep in mind.
    FORWARD: "Le chevalier avance ou va de côté\u{a0}; il ne recule pas.";
    /// To keep in mind.
    EAT: "Le dragon saute par-dessus pour croquer\u{a0}; s’il le peut, il le doit.";
    /// To keep in mind.
    PASSAGE: "D’une tour à l’autre passe un souterrain.";
    /// To keep in mind.
    TRAP: "Le piège se ferme entre une tour et un chevalier de la même couleur.";
    /// What is learnt.
    AIM_ALLY: "Jouer chacun pour soi tout en ayant un but commun.";
    /// What is learnt.
    AIM_SPACE: "Repérer une case entre deux autres, en ligne et en diagonale.";
    /// What is learnt.
    AIM_COUNT: "Compter ce qui reste avant cinq.";
}

/// The printed box.
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
