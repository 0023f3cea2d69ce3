//! Names of pieces at the start of a sentence, and announcements of a side's turn.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::kernel::words::Phrase;

crate::phrases! {
    THE_KNIGHT: "Le chevalier";
    THE_DRAGON: "Le dragon";
    THE_RING: "L’anneau";
    THE_STONE: "La pierre";
    THE_AMULET: "L’amulette";
    THE_SHACKLE: "Le carcan noir";
    BLUE_PLAYS: "Le chevalier bleu joue.";
    RED_PLAYS: "Le chevalier rouge joue.";
    YELLOW_PLAYS: "Le chevalier jaune joue.";
    GREEN_PLAYS: "Le chevalier vert joue.";
    VIOLET_PLAYS: "Le chevalier violet joue.";
    WHITE_PLAYS: "Le chevalier blanc joue.";
}

/// Names of the pieces at the start of a sentence, by kind.
pub const SUBJECTS: &[(&str, Phrase)] = &[
    ("helmet", THE_KNIGHT),
    ("ring", THE_RING),
    ("stone", THE_STONE),
    ("amulet", THE_AMULET),
    ("shackle", THE_SHACKLE),
    ("dragon-head", THE_DRAGON),
];
