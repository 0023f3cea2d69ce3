//! Phrases for retelling a finished game.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use super::words;
use crate::kernel::chronicle::{Chronicle, Telling};

crate::phrases! {
    RED_SETS_OUT: "Les Rouges s’en vont au galop.";
    GREEN_SETS_OUT: "Les Verts s’en vont au galop.";
    YELLOW_SETS_OUT: "Les Jaunes s’en vont au galop.";
    BLUE_SETS_OUT: "Les Bleus s’en vont au galop.";
    RED_TAKEN: "Un cavalier rouge est pris.";
    GREEN_TAKEN: "Un cavalier vert est pris.";
    YELLOW_TAKEN: "Un cavalier jaune est pris.";
    BLUE_TAKEN: "Un cavalier bleu est pris.";
}

/// Retelling: lines weigh most, then captures, then finished colours.
pub const CHRONICLE: &Chronicle = &Chronicle {
    departures: &[
        &RED_SETS_OUT,
        &GREEN_SETS_OUT,
        &YELLOW_SETS_OUT,
        &BLUE_SETS_OUT,
    ],
    tellings: &[
        Telling::taken("horse-red", &RED_TAKEN, 50),
        Telling::taken("horse-green", &GREEN_TAKEN, 50),
        Telling::taken("horse-yellow", &YELLOW_TAKEN, 50),
        Telling::taken("horse-blue", &BLUE_TAKEN, 50),
        Telling::said(&words::LINE_OF_FOUR, 90),
        Telling::said(&words::LINE_OF_THREE, 75),
        Telling::said(&words::RED_FINISHED, 45),
        Telling::said(&words::GREEN_FINISHED, 45),
        Telling::said(&words::YELLOW_FINISHED, 45),
        Telling::said(&words::BLUE_FINISHED, 45),
        Telling::said(&words::SHELTERED, 25),
    ],
};
