//! Names of pieces at the start of a sentence, and announcements of a side's turn.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::kernel::words::Phrase;

crate::phrases! {
    THE_WHITE_MONARCH: "Le Monarque blanc";
    THE_WHITE_KNIGHT: "Le chevalier blanc";
    THE_BLACK_MONARCH: "Le Monarque noir";
    THE_BLACK_KNIGHT: "Le chevalier noir";
    WHITE_PLAYS: "Les Blancs jouent.";
    BLACK_PLAYS: "Les Noirs jouent.";
}

/// Names of the pieces at the start of a sentence, by kind.
pub const SUBJECTS: &[(&str, Phrase)] = &[
    ("k-white-monarch", THE_WHITE_MONARCH),
    ("k-white-1", THE_WHITE_KNIGHT),
    ("k-white-2", THE_WHITE_KNIGHT),
    ("k-white-3", THE_WHITE_KNIGHT),
    ("k-white-4", THE_WHITE_KNIGHT),
    ("k-black-monarch", THE_BLACK_MONARCH),
    ("k-black-1", THE_BLACK_KNIGHT),
    ("k-black-2", THE_BLACK_KNIGHT),
    ("k-black-3", THE_BLACK_KNIGHT),
    ("k-black-4", THE_BLACK_KNIGHT),
];
