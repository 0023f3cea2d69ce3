//! Teacher settings of Chevaliers et Dragons. (Section 8)
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use super::setup::Set;
use super::skirmish::{duel, skirmish};
use super::words;
use crate::kernel::desk::{Desk, Picture, TeacherOption, value};
use crate::kernel::info::OptionValue;
use crate::kernel::words::Phrase;

crate::phrases! {
    PIECE_SET: "Jeu de pions";
    BONUSES: "Bonus";
    BONUS_OF_SET: "du jeu de pions";
    BONUS_NONE: "aucun";
    BONUS_NOTE: "«\u{a0}Aucun\u{a0}»\u{a0}: tous les pions lancent le dé seul, pour comparer sans ajouter.";
    FIRST: "Qui commence";
    DIE: "Nombres du dé";
    DIE_USUAL: "1 2 3 4 5 6";
    DIE_SMALL: "1 1 2 2 3 3";
    DIE_ZERO: "0 1 2 3 4 5";
    DIE_NOTE: "0 à 5\u{a0}: le zéro entre en jeu. 1, 1, 2, 2, 3, 3\u{a0}: pour les tout petits nombres.";
    PLACE: "Placement à la main";
    PLACE_ALTERNATE: "un pion chacun";
    PLACE_SIDES: "un camp puis l’autre";
    QUIET: "Partie sans fin";
    QUIET_LIMIT: "nulle après 100 tours calmes";
    QUIET_NONE: "sans limite";
    SAY_COIN: "«\u{a0}Le chevalier a un écu\u{a0}: il ajoute un.\u{a0}»";
    SAY_COINS: "«\u{a0}Le Prince a deux écus\u{a0}: quatre… et encore deux, six.\u{a0}»";
    SAY_MORE: "«\u{a0}Cinq, c’est plus que quatre.\u{a0}»";
    SAY_SAME: "«\u{a0}Pareil\u{a0}! On relance.\u{a0}»";
    SKILLS: "Comparer des quantités\u{a0}; ajouter un ou deux à un nombre\u{a0}; lire une constellation de dé.";
}

const fn set(set: Set) -> OptionValue {
    value(set.notation(), *set.name())
}

const fn option(
    option: &'static str,
    name: Phrase,
    values: &'static [OptionValue],
    picture: Picture,
    note: Option<Phrase>,
) -> TeacherOption {
    TeacherOption {
        option,
        name,
        values,
        picture,
        note,
    }
}

/// Teacher settings.
pub const DESK: Desk = Desk {
    options: &[
        option(
            "set",
            PIECE_SET,
            &[
                set(Set::Standard),
                set(Set::Pocket),
                set(Set::PocketPrinted),
            ],
            Picture::Pieces,
            Some(words::POCKET_NOTE),
        ),
        option(
            "bonus",
            BONUSES,
            &[value("set", BONUS_OF_SET), value("000", BONUS_NONE)],
            Picture::None,
            Some(BONUS_NOTE),
        ),
        option(
            "die",
            DIE,
            &[
                value("123456", DIE_USUAL),
                value("112233", DIE_SMALL),
                value("012345", DIE_ZERO),
            ],
            Picture::None,
            Some(DIE_NOTE),
        ),
        option(
            "first",
            FIRST,
            &[
                value("P", words::PRINCE_SIDE),
                value("D", words::DRAGON_SIDE),
            ],
            Picture::Seats,
            None,
        ),
        option(
            "place",
            PLACE,
            &[value("alt", PLACE_ALTERNATE), value("side", PLACE_SIDES)],
            Picture::None,
            None,
        ),
        option(
            "quiet",
            QUIET,
            &[value("100", QUIET_LIMIT), value("0", QUIET_NONE)],
            Picture::None,
            None,
        ),
    ],
    beginner: &[("die", "112233")],
    die: "die",
    sayings: &[SAY_COIN, SAY_COINS, SAY_MORE, SAY_SAME],
    skills: Some(SKILLS),
    skirmish: Some(skirmish),
    duel: Some(duel),
};
