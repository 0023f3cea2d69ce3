//! Picture course: ten lessons, one rule each.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::kernel::course::CourseScreen;

crate::phrases! {
    FIRST: "Sors d’abord un cavalier du milieu.";
    IN_L: "Avance de deux cases, puis d’une de côté.";
    FORWARD: "Dans ton camp, on ne recule pas.";
    CAPTURE: "Saute sur un adversaire\u{a0}: il est pris.";
    SHELTER: "Va chez la licorne\u{a0}: elle te protège.";
    ARRIVE: "Entre dans un camp\u{a0}: tu y restes.";
    FILE: "Place trois cavaliers l’un derrière l’autre.";
    RANK: "Place quatre cavaliers côte à côte.";
    CAMPS: "Mets deux cavaliers dans chaque camp.";
    END: "Place ton huitième cavalier\u{a0}: on compte\u{a0}!";
}

/// Lessons, in order.
pub const LESSONS: &[CourseScreen] = &[
    CourseScreen {
        phrase: FIRST,
        position: "knights solo RGYB .......YYYY./GG.....YYYY./GG........../GG........../GG........../............/............/..........BB/..........BB/..........BB/.RRRR.....BB/.RRRR....... R -,-,-,- q0 Q80 T0 Lown C0,6",
        steps: &["c2-d4"],
    },
    CourseScreen {
        phrase: IN_L,
        position: "knights solo RGYB .......YYYY./GG.....YYYY./GG........../GG........../GG........../............/............/..........BB/...R......BB/..........BB/.RRR......BB/.RRRR....... R -,-,-,- q0 Q80 T0 Lown C0,6",
        steps: &["d4-f5"],
    },
    CourseScreen {
        phrase: FORWARD,
        position: "knights solo RGYB .......YYYY./GG.....YYYY./GG........../GG........../GG........../............/............/..........BB/...R......BB/..........BB/.RR.R.....BB/.RRRR....... R -,-,-,- q0 Q80 T0 Lown C0,6",
        steps: &["b1-c3"],
    },
    CourseScreen {
        phrase: CAPTURE,
        position: "knights solo RGYB .......YYYY./G......YYYY./GG........../GG........../GG........../............/.....R....../..........BB/......G...BB/..........BB/.RRR......BB/.RRRR....... R -,-,-,- q0 Q80 T0 Lown C0,6",
        steps: &["f6xg4"],
    },
    CourseScreen {
        phrase: SHELTER,
        position: "knights solo RGYB .......YYYY./G......YYYY./G.........../GG........../GG........../.......GB.../......R...../...........B/......G...BB/..........BB/.RRR......BB/.RRRR....... R -,-,-,- q0 Q80 T0 Lown C0,6",
        steps: &["g6-h8"],
    },
    CourseScreen {
        phrase: ARRIVE,
        position: "knights solo RGYB .......YYYY./GG.....YYYY./GG........../GG........../GG........../............/............/..........BB/.......R..BB/..........BB/.RRR......BB/.RRRR....... R -,-,-,- q0 Q80 T0 Lown C0,6",
        steps: &["h4-j5"],
    },
    CourseScreen {
        phrase: FILE,
        position: "knights solo RGYB .......YYYY./GG.....YYYY./GG........../GG.....B..../GG....B...../............/............/..........BB/..........BB/..........BB/.R........RR/.RRRR..R.... R -,-,-,- q0 Q80 T0 Lown C0,6",
        steps: &["h1-j2"],
    },
    CourseScreen {
        phrase: RANK,
        position: "knights solo RGYB .......YYYY./GG.....YYYY./GG........../GG.....B..../GG....B...../............/.......R..../...........B/.........R.B/.........RBB/.........RBB/.RRRR....... R -,-,-,- q0 Q80 T0 Lown C0,6",
        steps: &["h6-j5"],
    },
    CourseScreen {
        phrase: CAMPS,
        position: "knights solo RGYB .......YYYY./G......YY.../G.R..Y..R.R./GG....YB..../GGR...B...../............/....G......./...G.......B/.......R...B/.........RBB/..........BB/.RR......... R -,-,-,- q0 Q80 T0 Lown C0,6",
        steps: &["h4-j5"],
    },
    CourseScreen {
        phrase: END,
        position: "knights solo RGYB .......YYYY./G......YY.../G.R..Y..R.R./GG....YB..../GGR...B...../........B.../....G..R..../...G......RB/.........R.B/.........R.B/..........BB/............ R -,-,-,- q0 Q80 T0 Lown C0,6",
        steps: &["h6-j5"],
    },
];
