//! What the teacher decides of Chevaliers et Dragons. (Section 8)
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use super::setup::Set;
use super::skirmish::skirmish;
use super::words;
use crate::kernel::desk::{Desk, Picture, TeacherOption, value};
use crate::kernel::info::OptionValue;
use crate::kernel::words::Phrase;

crate::phrases! {
    PIECE_SET: "Jeu de pions", "Piece set";
    BONUSES: "Bonus", "Bonuses";
    BONUS_OF_SET: "du jeu de pions", "of the piece set";
    BONUS_NONE: "aucun", "none";
    BONUS_NOTE: "«\u{a0}Aucun\u{a0}»\u{a0}: tous les pions lancent le dé seul, pour comparer sans ajouter.",
        "“None”: all pieces throw the bare die, to compare without adding.";
    FIRST: "Qui commence", "Who begins";
    DIE: "Nombres du dé", "Numbers of the die";
    DIE_USUAL: "1 2 3 4 5 6", "1 2 3 4 5 6";
    DIE_SMALL: "1 1 2 2 3 3", "1 1 2 2 3 3";
    DIE_ZERO: "0 1 2 3 4 5", "0 1 2 3 4 5";
    DIE_NOTE: "0 à 5\u{a0}: le zéro entre en jeu. 1, 1, 2, 2, 3, 3\u{a0}: pour les tout-petits nombres.",
        "0 to 5 brings zero into play. 1, 1, 2, 2, 3, 3 is for very small numbers.";
    PLACE: "Placement à la main", "Placing by hand";
    PLACE_ALTERNATE: "un pion chacun", "one piece each";
    PLACE_SIDES: "un camp puis l’autre", "side after side";
    QUIET: "Partie sans fin", "Endless game";
    QUIET_LIMIT: "nulle après 100 tours calmes", "drawn after 100 quiet turns";
    QUIET_NONE: "sans limite", "no limit";
    SAY_COIN: "«\u{a0}Le chevalier a un écu\u{a0}: il ajoute un.\u{a0}»", "“The knight has one coin: it adds one.”";
    SAY_COINS: "«\u{a0}Le Prince a deux écus\u{a0}: quatre… et encore deux, six.\u{a0}»",
        "“The Prince has two coins: four… and two more, six.”";
    SAY_MORE: "«\u{a0}Cinq, c’est plus que quatre.\u{a0}»", "“Five is more than four.”";
    SAY_SAME: "«\u{a0}Pareil\u{a0}! On relance.\u{a0}»", "“The same! Throw again.”";
    SKILLS: "Comparer des quantités\u{a0}; ajouter un ou deux à un nombre\u{a0}; lire une constellation de dé.",
        "Comparing quantities; adding one or two to a number; reading the dots of a die.";
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

/// The desk.
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
};
