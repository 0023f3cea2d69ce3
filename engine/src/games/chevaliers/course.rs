//! Picture course: seven lessons, one rule each.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::kernel::course::CourseScreen;

crate::phrases! {
    ONE_CELL: "Avance d’une case, même en diagonale.";
    TWO_PIECES: "Bouge un pion, puis un autre.";
    ATTACK: "Attaque ton voisin\u{a0}: le plus grand nombre gagne.";
    BONUS: "Ajoute un au dé du chevalier.";
    GUARD: "Garde ton objectif\u{a0}: mets-toi dessus.";
    TAKE: "Va sur l’objectif\u{a0}: il est à toi.";
    BOTH_GOALS: "Prends les deux objectifs\u{a0}: c’est gagné\u{a0}!";
}

/// Lessons, in order.
pub const LESSONS: &[CourseScreen] = &[
    CourseScreen {
        phrase: ONE_CELL,
        position: "3t2/6/6/6/6/2S3/6/6/6 b1,e1,b9,e9 P play - - 012/123456/100 0",
        steps: &["c4-d5"],
    },
    CourseScreen {
        phrase: TWO_PIECES,
        position: "3t2/6/6/6/6/2S1C1/6/6/6 b1,e1,b9,e9 P play - - 012/123456/100 0",
        steps: &["c4-c5", "e4-d5"],
    },
    CourseScreen {
        phrase: ATTACK,
        position: "3t2/6/6/6/2Sd2/6/6/6/3P2 b1,e1,b9,e9 P play - - 012/123456/100 0",
        steps: &["c5xd5", "dice:4,2"],
    },
    CourseScreen {
        phrase: BONUS,
        position: "3t2/6/6/6/2Cd2/6/6/6/3P2 b1,e1,b9,e9 P play - - 012/123456/100 0",
        steps: &["c5xd5", "dice:3,3"],
    },
    CourseScreen {
        phrase: GUARD,
        position: "3t2/6/6/6/6/3d2/6/3S2/6 b1,e1,b9,e9 P play - - 012/123456/100 0",
        steps: &["d2-e1"],
    },
    CourseScreen {
        phrase: TAKE,
        position: "3t2/2C3/6/6/6/6/6/6/3P2 b1,e1,b9,e9 P play - - 012/123456/100 0",
        steps: &["c8-b9"],
    },
    CourseScreen {
        phrase: BOTH_GOALS,
        position: "6/C4S/6/2t3/6/6/6/6/3P2 b1,e1,b9,e9 P play - - 012/123456/100 0",
        steps: &["a8-b9", "f8-e9"],
    },
];
