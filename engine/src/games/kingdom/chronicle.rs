//! Phrases for retelling a finished game.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use super::words;
use crate::kernel::chronicle::{Chronicle, Sign, Telling};

crate::phrases! {
    WHITE_SETS_OUT: "Les Blancs sortent de leur royaume.";
    BLACK_SETS_OUT: "Les Noirs sortent de leur royaume.";
    WHITE_TAKES: "Le Monarque blanc prend un chevalier.";
    BLACK_TAKES: "Le Monarque noir prend un chevalier.";
    LONG_JUMP: "Un pion saute, saute et saute encore\u{a0}!";
}

/// Retelling: the captured kind tells who captured, since only a Monarch captures.
pub const CHRONICLE: &Chronicle = &Chronicle {
    departures: &[&WHITE_SETS_OUT, &BLACK_SETS_OUT],
    tellings: &[
        Telling::taken("k-white-monarch", &words::BLACK_TAKES_MONARCH, 100),
        Telling::taken("k-black-monarch", &words::WHITE_TAKES_MONARCH, 100),
        Telling::taken("k-black-", &WHITE_TAKES, 70),
        Telling::taken("k-white-", &BLACK_TAKES, 70),
        Telling::new(Sign::Jumps(3), &LONG_JUMP, 30),
    ],
};
