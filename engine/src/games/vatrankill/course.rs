//! Picture course: ten lessons, one rule each.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::kernel::course::CourseScreen;

crate::phrases! {
    FORWARD: "Va devant ou de côté, jamais en arrière.";
    EAT: "Dragon, saute par-dessus un chevalier\u{a0}: tu le manges.";
    EAT_TWO: "Continue à sauter et à manger.";
    GET_TOWER: "Va tout au bout\u{a0}: tu reçois une tour.";
    PLACE_TOWER: "Sors de la tour\u{a0}: elle est posée.";
    BREAK_TOWER: "Dragon, brise la tour en route.";
    PASSAGE: "Prends le passage secret d’une tour à l’autre.";
    EJECT: "Dragon, saute par-dessus la tour\u{a0}: éjecte le chevalier.";
    PINCER: "Coince-le entre deux chevaliers, un dans sa tour.";
    BLOCK: "Bloque le dragon\u{a0}: il ne peut plus bouger.";
}

/// Lessons, in order.
pub const LESSONS: &[CourseScreen] = &[
    CourseScreen {
        phrase: FORWARD,
        position: "vatrankill 1 K .../.D./......./......./aaaaaaa/aaa/aaa t5 e0 c0 j- b- w- L40",
        steps: &["c3-c4"],
    },
    CourseScreen {
        phrase: EAT,
        position: "vatrankill 1 D .../.../...D.../...a.../aaa.aaa/aaa/aaa t5 e0 c0 j- b- w- L40",
        steps: &["d5xd3"],
    },
    CourseScreen {
        phrase: EAT_TWO,
        position: "vatrankill 1 D .../.../...D.../a..a..a/aa..a.a/aaa/aaa t5 e0 c0 j- b- w- L40",
        steps: &["d5xd3", "d3xf3"],
    },
    CourseScreen {
        phrase: GET_TOWER,
        position: "vatrankill 1 K .../a../......./.....D./.aaaaaa/aaa/aaa t5 e0 c0 j- b- w- L40",
        steps: &["c6-c7"],
    },
    CourseScreen {
        phrase: PLACE_TOWER,
        position: "vatrankill 1 K .../.../..C...D/......./.aaaaaa/aaa/aaa t4 e0 c0 j- b- w- L40",
        steps: &["c5-b5"],
    },
    CourseScreen {
        phrase: BREAK_TOWER,
        position: "vatrankill 1 D .../.D./...C.../......./aaa.aaa/aaa/aaa t4 e0 c0 j- b- w- L40",
        steps: &["d6xd4"],
    },
    CourseScreen {
        phrase: PASSAGE,
        position: "vatrankill 2 K .../.T./.T....D/......./aaaAaaa/a.a/aaa t0 e1 c0 j- b- w- L40",
        steps: &["d3-b5"],
    },
    CourseScreen {
        phrase: EJECT,
        position: "vatrankill 2 D .../.../...A.../...D.../aa..aaa/aaa/aaa t0 e1 c0 j- b- w- L40",
        steps: &["d4^d6"],
    },
    CourseScreen {
        phrase: PINCER,
        position: "vatrankill 2 K .../.../.T.DA../..a..../aa...aa/aaa/aaa t0 e1 c0 j- b- w- L40",
        steps: &["c4-c5"],
    },
    CourseScreen {
        phrase: BLOCK,
        position: "vatrankill 2 K Da./aaa/..a.a../......./aa...aa/.../aaa t0 e0 c0 j- b- w- L40",
        steps: &["e6-e7"],
    },
];
