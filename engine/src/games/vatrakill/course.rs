//! Picture course: nine lessons, one rule each.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::kernel::course::CourseScreen;

crate::phrases! {
    FORWARD: "Va devant ou de côté, jamais en arrière.";
    EAT: "Dragon, saute par-dessus un chevalier\u{a0}: tu le manges.";
    EAT_TWO: "Continue à sauter et à manger.";
    ENTER: "Entre dans la tour\u{a0}: elle te protège.";
    PASSAGE: "Prends le passage secret d’une tour à l’autre.";
    EJECT: "Dragon, saute par-dessus la tour\u{a0}: éjecte le chevalier.";
    PINCER: "Coince-le entre deux bleus, un dans sa tour.";
    LENT_TOWER: "Entre dans la tour bleue\u{a0}: les Bleus gagnent\u{a0}!";
    BLOCK: "Bloque le dragon\u{a0}: il ne peut plus bouger.";
}

/// Lessons, in order.
pub const LESSONS: &[CourseScreen] = &[
    CourseScreen {
        phrase: FORWARD,
        position: "vatrakill T B .V.V.V/.Vv..V/.......D....../..n.......n.../............../.Bb..B/.B.B.B e0 c0 j- b- w- L40 oBVD zB-V-",
        steps: &["c2-c3"],
    },
    CourseScreen {
        phrase: EAT,
        position: "vatrakill T D .V.V.V/.Vv..V/.......D....../..n....B..n.../............../.Bb..B/.B...B e0 c0 j- b- w- L40 oBVD zB-V-",
        steps: &["d5xd3"],
    },
    CourseScreen {
        phrase: EAT_TWO,
        position: "vatrakill T D .V.V.V/.Vv.../.......D....../..n....B..n.../.........V..../.Bb..B/.B...B e0 c0 j- b- w- L40 oBVD zB-V-",
        steps: &["d5xd3", "d3xf3"],
    },
    CourseScreen {
        phrase: ENTER,
        position: "vatrakill T B .V.V.V/.Vv..V/.......D....../..n.......n.../............../.Bb..B/.B.B.B e0 c0 j- b- w- L40 oBVD zB-V-",
        steps: &["d1-d2"],
    },
    CourseScreen {
        phrase: PASSAGE,
        position: "vatrakill T V .V.V.V/.VvV../............../..n..D....n.../............../.Bb..B/.B.B.B e0 c0 j- b- w- L40 oBVD zB-V-",
        steps: &["d6-d2"],
    },
    CourseScreen {
        phrase: EJECT,
        position: "vatrakill T D .V.V.V/.Vv..V/............../..n....B..n.../............../.DbB../.B.B.B e0 c0 j- b- w- L40 oBVD zB-V-",
        steps: &["c2^e2"],
    },
    CourseScreen {
        phrase: PINCER,
        position: "vatrakill T B .V.V.V/.Vv..V/............../..n..B...DnB../............../..b.../.B.B.B e0 c0 j- b- w- L40 oBVD zB-V-",
        steps: &["c4-d4"],
    },
    CourseScreen {
        phrase: LENT_TOWER,
        position: "vatrakill T V .V.V.V/.Vv.../............../..n....B..n.../.......D....../.Bb..V/.B.B.B e0 c0 j- b- w- L40 oBVD zB-V-",
        steps: &["e2-d2"],
    },
    CourseScreen {
        phrase: BLOCK,
        position: "vatrakill T P .P.P.P/.Pp..P/.B............/.Bn.......n.../.D.B.B......../..b.../...B.. e0 c0 j- b- w- L40 oBPD zB-P-",
        steps: &["c6-c5"],
    },
];
