//! Names of pieces at the start of a sentence, and announcements of a side's turn.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::kernel::words::Phrase;

crate::phrases! {
    THE_SOLDIER: "Le soldat";
    THE_KNIGHT: "Le chevalier";
    THE_PRINCE: "Le Prince Ardent";
    THE_SMALL_DRAGON: "Le petit dragon";
    THE_GREAT_DRAGON: "Le grand dragon";
    THE_TYRANT: "Tyran";
    PRINCE_PLAYS: "Le Prince Ardent joue.";
    DRAGONS_PLAY: "Tyran et ses dragons jouent.";
}

/// Names of the pieces at the start of a sentence, by kind.
pub const SUBJECTS: &[(&str, Phrase)] = &[
    ("soldier", THE_SOLDIER),
    ("knight", THE_KNIGHT),
    ("prince", THE_PRINCE),
    ("small-dragon", THE_SMALL_DRAGON),
    ("great-dragon", THE_GREAT_DRAGON),
    ("tyrant", THE_TYRANT),
];
