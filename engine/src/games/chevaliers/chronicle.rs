//! Phrases for retelling a finished game.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use super::words;
use crate::kernel::chronicle::{Chronicle, Sign, Telling};
use crate::kernel::words::Phrase;

crate::phrases! {
    PRINCE_SETS_OUT: "Le Prince part avec ses chevaliers.";
    DRAGONS_COME: "Les dragons descendent de la montagne.";
    SOLDIER_SMALL: "Le soldat rencontre le petit dragon.";
    SOLDIER_GREAT: "Le soldat rencontre le grand dragon.";
    SOLDIER_TYRANT: "Le soldat rencontre Tyran.";
    KNIGHT_SMALL: "Le chevalier rencontre le petit dragon.";
    KNIGHT_GREAT: "Le chevalier rencontre le grand dragon.";
    KNIGHT_TYRANT: "Le chevalier rencontre Tyran.";
    PRINCE_SMALL: "Le Prince rencontre le petit dragon.";
    PRINCE_GREAT: "Le Prince rencontre le grand dragon.";
    PRINCE_TYRANT: "Le Prince rencontre Tyran.";
}

const fn meet(
    one: &'static str,
    other: &'static str,
    phrase: &'static Phrase,
    weight: u8,
) -> Telling {
    Telling::new(Sign::Fight(one, other), phrase, weight)
}

/// Retelling: stronger opponents weigh more, captured goals most.
pub const CHRONICLE: &Chronicle = &Chronicle {
    departures: &[&PRINCE_SETS_OUT, &DRAGONS_COME],
    tellings: &[
        meet("soldier", "small-dragon", &SOLDIER_SMALL, 20),
        meet("soldier", "great-dragon", &SOLDIER_GREAT, 30),
        meet("soldier", "tyrant", &SOLDIER_TYRANT, 45),
        meet("knight", "small-dragon", &KNIGHT_SMALL, 25),
        meet("knight", "great-dragon", &KNIGHT_GREAT, 35),
        meet("knight", "tyrant", &KNIGHT_TYRANT, 50),
        meet("prince", "small-dragon", &PRINCE_SMALL, 40),
        meet("prince", "great-dragon", &PRINCE_GREAT, 45),
        meet("prince", "tyrant", &PRINCE_TYRANT, 60),
        Telling::said(&words::CASTLE_TAKEN, 85),
        Telling::said(&words::VILLAGE_TAKEN, 80),
        Telling::said(&words::PRINCESS_FREE, 90),
        Telling::said(&words::TREASURE_TAKEN, 85),
        Telling::said(&words::SOLDIER_GOES_HOME, 11),
        Telling::said(&words::KNIGHT_GOES_HOME, 12),
        Telling::said(&words::PRINCE_GOES_HOME, 14),
        Telling::said(&words::SMALL_DRAGON_GOES_HOME, 11),
        Telling::said(&words::GREAT_DRAGON_GOES_HOME, 12),
        Telling::said(&words::TYRANT_GOES_HOME, 14),
    ],
};
