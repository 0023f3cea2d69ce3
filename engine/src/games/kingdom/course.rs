//! Picture course: one rule per lesson.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::kernel::course::CourseScreen;

crate::phrases! {
    ONE_STEP: "Avance d’une case, même en diagonale.";
    JUMP_OWN: "Saute par-dessus tes chevaliers.";
    JUMP_SMALLER: "Saute par-dessus un adversaire plus petit.";
    SMALL_AND_SLY: "Le plus petit saute par-dessus le plus grand.";
    JUMP_ON: "Enchaîne plusieurs sauts, en tournant si tu veux.";
    MONARCH_JUMPS: "Ton Monarque saute par-dessus tout le monde.";
    PUT_BACK: "Prends un chevalier et pose-le où tu veux.";
    STAY_SAFE: "Garde ton Monarque à l’abri.";
    TAKE_MONARCH: "Prends le Monarque\u{a0}: c’est gagné\u{a0}!";
    TAKE_THRONE: "Va sur le trône d’en face\u{a0}: c’est gagné\u{a0}!";
}

/// Lessons, in order.
pub const LESSONS: &[CourseScreen] = &[
    CourseScreen {
        phrase: ONE_STEP,
        position: "4m4/9/9/9/9/3C5/9/9/4M4 w play on/0 0",
        steps: &["d4-e5"],
    },
    CourseScreen {
        phrase: JUMP_OWN,
        position: "4m4/9/9/9/3D5/3B5/9/9/4M4 w play on/0 0",
        steps: &["d4-d6"],
    },
    CourseScreen {
        phrase: JUMP_SMALLER,
        position: "4m4/9/9/9/3a5/3C5/9/9/4M4 w play on/0 0",
        steps: &["d4-d6"],
    },
    CourseScreen {
        phrase: SMALL_AND_SLY,
        position: "4m4/9/9/9/3d5/3A5/9/9/4M4 w play on/0 0",
        steps: &["d4-d6"],
    },
    CourseScreen {
        phrase: JUMP_ON,
        position: "4m4/9/9/4a4/9/3B5/2C6/9/4M4 w play on/0 0",
        steps: &["c3-e5"],
    },
    CourseScreen {
        phrase: MONARCH_JUMPS,
        position: "4m4/9/9/9/3A5/2d6/2M6/9/9 w play on/0 0",
        steps: &["c3-e5"],
    },
    CourseScreen {
        phrase: PUT_BACK,
        position: "d3m4/9/9/3a5/4M4/9/9/9/9 w play on/0 0",
        steps: &["e5xd6", "a@i1"],
    },
    CourseScreen {
        phrase: STAY_SAFE,
        position: "4m4/9/9/9/9/9/3d5/9/4M4 w play on/0 0",
        steps: &["e1-f2"],
    },
    CourseScreen {
        phrase: TAKE_MONARCH,
        position: "4m4/4BA3/9/3A5/2D6/9/9/9/4M4 w play on/0 0",
        steps: &["c5xe9"],
    },
    CourseScreen {
        phrase: TAKE_THRONE,
        position: "9/3A1B3/2M6/9/9/4m4/9/9/6a2 w play on/0 0",
        steps: &["c7-e9"],
    },
];
