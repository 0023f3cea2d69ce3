//! The printed box. (Section 1)

use crate::kernel::paper::{Paper, Session};

crate::phrases! {
    /// To keep in mind.
    FORWARD: "Le chevalier avance ou va de côté\u{a0}; il ne recule pas.";
    /// To keep in mind.
    EAT: "Le dragon saute par-dessus pour croquer\u{a0}; s’il le peut, il le doit.";
    /// To keep in mind.
    PASSAGE: "D’une tour à l’autre passe un souterrain.";
    /// To keep in mind.
    TRAP: "Le piège se ferme entre une tour et un chevalier de la même couleur.";
    /// For how many.
    FRAME: "Deux à cinq enfants\u{a0}; 30 minutes.";
    /// What is learnt.
    AIM_ALLY: "Jouer chacun pour soi tout en ayant un but commun.";
    /// What is learnt.
    AIM_SPACE: "Repérer une case entre deux autres, en ligne et en diagonale.";
    /// What is learnt.
    AIM_COUNT: "Compter ce qui reste avant cinq.";
    /// A step.
    STEP_TOWER: "Sur le plateau, relier les tours du doigt\u{a0}: ce sont les passages.";
    /// A step.
    STEP_TRAP: "Poser le dragon et chercher tous les pièges possibles autour de lui.";
    /// A step.
    STEP_PLAY: "Jouer\u{a0}; le dragon dit combien de chevaliers lui manquent.";
    /// A step.
    STEP_END: "Dire quelle couleur a gagné et pourquoi, en montrant le piège.";
    /// To watch.
    WATCH_ALL: "Regarde-t-il aussi les chevaliers des autres\u{a0}?";
    /// To watch.
    WATCH_BETWEEN: "Comprend-il «\u{a0}entre deux\u{a0}» en diagonale\u{a0}?";
    /// To watch.
    WATCH_FIVE: "Sait-il combien il manque pour aller à cinq\u{a0}?";
    /// A level.
    EASIER: "À deux, deux couleurs contre le dragon, en s’aidant à voix haute.";
    /// A level.
    PLANNED: "À trois ou quatre, une couleur chacun.";
    /// A level.
    RICHER: "À cinq, sans se parler pendant le tour des autres.";
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
    session: Session {
        frame: FRAME,
        aims: &[AIM_ALLY, AIM_SPACE, AIM_COUNT],
        course: &[STEP_TOWER, STEP_TRAP, STEP_PLAY, STEP_END],
        watch: &[WATCH_ALL, WATCH_BETWEEN, WATCH_FIVE],
        levels: [EASIER, PLANNED, RICHER],
    },
};
