//! The printed box. (Section 1)

use crate::kernel::paper::{Paper, Session};

crate::phrases! {
    /// To keep in mind.
    FOUR: "Un rang de quatre dans un camp adverse\u{a0}: 16 points.";
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
    /// For how many.
    FRAME: "Deux à quatre enfants par plateau\u{a0}; 45 minutes, en deux séances si besoin.";
    /// What is learnt.
    AIM_MOVE: "Coder un déplacement\u{a0}: deux cases, puis une de côté.";
    /// What is learnt.
    AIM_COUNT: "Compter des points par deux, quatre et huit, et les ajouter.";
    /// What is learnt.
    AIM_PLAN: "Choisir entre courir, prendre et se protéger.";
    /// A step.
    STEP_L: "Poser un seul cavalier et marquer avec des jetons toutes les cases qu’il atteint.";
    /// A step.
    STEP_RACE: "Course à un cavalier chacun\u{a0}: qui arrive dans le camp d’en face en moins de sauts\u{a0}?";
    /// A step.
    STEP_PLAY: "Jouer face à face à seize points, la feuille de score à côté du plateau.";
    /// A step.
    STEP_END: "Compter ensemble, ligne par ligne\u{a0}; comparer ce qui a rapporté le plus.";
    /// To watch.
    WATCH_MOVE: "Trouve-t-il le saut sans compter les cases du doigt\u{a0}?";
    /// To watch.
    WATCH_SUM: "Groupe-t-il les points pour aller plus vite\u{a0}?";
    /// To watch.
    WATCH_SAFE: "Pense-t-il aux licornes quand il est menacé\u{a0}?";
    /// A level.
    EASIER: "Deux joueurs, sans captures, au premier qui place quatre cavaliers.";
    /// A level.
    PLANNED: "Face à face, avec captures et licornes.";
    /// A level.
    RICHER: "Quatre joueurs ou deux alliances, avec les bonus des camps.";
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
    session: Session {
        frame: FRAME,
        aims: &[AIM_MOVE, AIM_COUNT, AIM_PLAN],
        course: &[STEP_L, STEP_RACE, STEP_PLAY, STEP_END],
        watch: &[WATCH_MOVE, WATCH_SUM, WATCH_SAFE],
        levels: [EASIER, PLANNED, RICHER],
    },
};
