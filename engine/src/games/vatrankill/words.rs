//! The names, prompts and kind answers of the game, in every language. Those of the dragon's turn are the box's.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::games::patrakill::words::{DRAGON, KNIGHT};
use crate::kernel::words::Phrase;

crate::phrases! {
    NAME: "Vatrankill", "Vatrankill";
    KNIGHTS_SIDE: "les chevaliers", "the knights";
    DUEL: "duel", "duel";

    TOWER: "tour", "tower";
    MOVING_TOWER: "tour en route", "tower on its way";
    BROKEN_TOWER: "tour brisée", "broken tower";
    CASE_X: "case X", "case X";
    ROUND: "manche", "round";

    BUILD: "Avance et pose tes tours.", "Knights, advance and place your towers.";
    SECOND_ROUND: "Deuxième manche\u{a0}! Les tours posées restent.", "Second round! The placed towers stay.";
    HUNT: "Avec tes chevaliers, piège le dragon.", "Knights, trap the dragon.";
    DRAGON_CAUGHT: "Les chevaliers gagnent\u{a0}: le dragon est pris\u{a0}!", "The knights win: the dragon is caught between two!";
    DRAGON_STUCK: "Les chevaliers gagnent\u{a0}: le dragon est coincé\u{a0}!", "The knights win: the dragon cannot move any more!";
    DRAGON_FED: "Le dragon gagne\u{a0}: sa brochette est complète\u{a0}!", "The dragon wins: its skewer is full!";

    WITH_TOWER: "Avec la tour", "With the tower";
    WITHOUT_TOWER: "Sans la tour", "Without the tower";

    TOWERS_COME: "Va sur une case X pour l’avoir.", "Go to a case X to get it.";
    CHOOSE_MANNER: "Choisis\u{a0}: avec ou sans la tour.", "Choose: with or without the tower.";
    TOWER_IS_BROKEN: "Contourne-la\u{a0}: cette tour est brisée.", "Go round it: this tower is broken.";
    ONE_TOWER: "Garde une seule tour par case.", "Keep one tower on a cell.";
}

/// The names of the pieces, by kind.
pub const KINDS: &[(&str, Phrase)] = &[
    ("helmet", KNIGHT),
    ("dragon", DRAGON),
    ("tower-stone", TOWER),
    ("tower-carried-stone", MOVING_TOWER),
    ("tower-broken", BROKEN_TOWER),
];
