//! Names of pieces at the start of a sentence, and announcements of a side's turn.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::kernel::words::Phrase;

crate::phrases! {
    THE_RED_HORSE: "Le cavalier rouge";
    THE_GREEN_HORSE: "Le cavalier vert";
    THE_YELLOW_HORSE: "Le cavalier jaune";
    THE_BLUE_HORSE: "Le cavalier bleu";
    RED_PLAYS: "Les Rouges jouent.";
    GREEN_PLAYS: "Les Verts jouent.";
    YELLOW_PLAYS: "Les Jaunes jouent.";
    BLUE_PLAYS: "Les Bleus jouent.";
}

/// Names of the pieces at the start of a sentence, by kind.
pub const SUBJECTS: &[(&str, Phrase)] = &[
    ("horse-red", THE_RED_HORSE),
    ("horse-green", THE_GREEN_HORSE),
    ("horse-yellow", THE_YELLOW_HORSE),
    ("horse-blue", THE_BLUE_HORSE),
];
