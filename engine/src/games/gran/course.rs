//! Picture course: ten lessons, one rule each.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::kernel::course::CourseScreen;

crate::phrases! {
    ONE_OR_TWO: "Avance d’un ou de deux points.";
    TAKE_RING: "Va sur l’anneau\u{a0}: tu le portes.";
    BRING_HOME: "Porte-le dans une cité\u{a0}: tu gagnes son sceau\u{a0}!";
    LAY_RING: "Pose l’anneau dans un autre royaume.";
    PASS_OVER: "Avec l’anneau, passe par-dessus tout.";
    WIN_DUEL: "Fais autant que le dragon, ou plus.";
    LOSE_DUEL: "Tu as moins\u{a0}? Tu perds un tour.";
    ATTACK: "Attaque le porteur\u{a0}: l’anneau est à toi.";
    PUT_STONE: "Avec la pierre magique, barre un chemin.";
    THIRD_SEAL: "Trois sceaux différents\u{a0}: c’est gagné\u{a0}!";
}

/// Lessons, in order.
pub const LESSONS: &[CourseScreen] = &[
    CourseScreen {
        phrase: ONE_OR_TWO,
        position: "M0 - g06:3:-:-/u05:3:-:-/e05:3:-:- t10 - 3344433 3",
        steps: &["g02", "w05"],
    },
    CourseScreen {
        phrase: TAKE_RING,
        position: "M0 - t07:3:-:-/u05:3:-:-/e05:3:-:- t10 - 3344433 3",
        steps: &["t06", "t10"],
    },
    CourseScreen {
        phrase: BRING_HOME,
        position: "M0 - t19:1:-:-/u05:3:-:-/e05:3:-:- @0 - 3344433 3",
        steps: &["t18", "t17"],
    },
    CourseScreen {
        phrase: LAY_RING,
        position: "R0 - t17:3:t:-/u05:3:-:-/e05:3:-:- @0 - 3344433 3",
        steps: &["g10"],
    },
    CourseScreen {
        phrase: PASS_OVER,
        position: "M0 - t10:2:-:-/u05:3:-:-/e05:3:-:- @0 t09 3344433 3",
        steps: &["t16", "t15"],
    },
    CourseScreen {
        phrase: WIN_DUEL,
        position: "M0 - t10:3:-:-/u05:3:-:-/e05:3:-:- u13 - 3344433 3",
        steps: &["t16", "card:4", "die:5"],
    },
    CourseScreen {
        phrase: LOSE_DUEL,
        position: "M0 - t10:3:-:-/u05:3:-:-/e05:3:-:- u13 - 3344433 3",
        steps: &["t16", "card:5", "die:2"],
    },
    CourseScreen {
        phrase: ATTACK,
        position: "M0 - t06:3:-:-/t10:3:-:-/e05:3:-:- @1 - 3344433 3",
        steps: &["t10", "w03"],
    },
    CourseScreen {
        phrase: PUT_STONE,
        position: "M0 - t11:3:-:-/t06:3:-:-/e05:3:-:- t10 - 3344433 3",
        steps: &["t19", "stop", "t05"],
    },
    CourseScreen {
        phrase: THIRD_SEAL,
        position: "M0 - t15:3:ug:-/u05:3:-:-/e05:3:-:- @0 - 3344433 3",
        steps: &["t17"],
    },
];
