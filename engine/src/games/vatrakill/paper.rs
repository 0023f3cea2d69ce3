//! Printed box. (Section 1)

use crate::kernel::paper::Paper;

crate::phrases! {
    /// Rule to remember.
    FORWARD: "Le chevalier avance ou va de côté\u{a0}; il ne recule pas.";
    /// Rule to remember.
    EAT: "Le dragon saute par-dessus pour manger\u{a0}; s’il le peut, il le doit.";
    /// Rule to remember.
    PASSAGE: "Un passage secret relie les tours.";
    /// Rule to remember.
    TRAP: "Le piège se ferme entre deux chevaliers, dont un dans une tour\u{a0}; une même couleur doit être des deux côtés.";
    /// Learning goal.
    AIM_ALLY: "Jouer chacun pour soi tout en ayant un but commun.";
    /// Learning goal.
    AIM_SPACE: "Repérer une case entre deux autres, en ligne et en diagonale.";
    /// Learning goal.
    AIM_COUNT: "Compter combien il manque pour aller à cinq.";
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
