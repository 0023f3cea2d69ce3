//! Names, prompts and kind explanations of the game. Both games of the box share those of the dragon's turn.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::games::patrakill::words::{DRAGON, KNIGHT};
use crate::kernel::words::Phrase;

crate::phrases! {
    NAME: "Vatrankill";
    KNIGHTS_SIDE: "les chevaliers";
    DUEL: "duel";

    TOWER: "tour";
    MOVING_TOWER: "tour en route";
    BROKEN_TOWER: "tour brisée";
    CASE_X: "case X";
    ROUND: "manche";

    BUILD: "Avance, et pose ensuite tes tours.";
    SECOND_ROUND: "Deuxième manche\u{a0}! Les tours posées restent.";
    HUNT: "Avec tes chevaliers, piège le dragon.";
    DRAGON_CAUGHT: "Les chevaliers ont gagné\u{a0}: le dragon est pris\u{a0}!";
    DRAGON_STUCK: "Les chevaliers ont gagné\u{a0}: le dragon est coincé\u{a0}!";
    DRAGON_FED: "Le dragon a gagné\u{a0}: sa brochette est complète\u{a0}!";

    WITH_TOWER: "Avec la tour";
    WITHOUT_TOWER: "Sans la tour";

    TOWERS_COME: "Va sur un X pour avoir une tour.";
    CHOOSE_MANNER: "Choisis\u{a0}: avec ou sans la tour.";
    TOWER_IS_BROKEN: "Cette tour est brisée\u{a0}: contourne-la.";
    ONE_TOWER: "Il y a déjà une tour ici.";
}

/// Names of the pieces, by kind.
pub const KINDS: &[(&str, Phrase)] = &[
    ("helmet", KNIGHT),
    ("dragon", DRAGON),
    ("tower-stone", TOWER),
    ("tower-carried-stone", MOVING_TOWER),
    ("tower-broken", BROKEN_TOWER),
];
