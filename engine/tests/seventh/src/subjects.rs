//! Pieces and sides as subjects of sentences, and the announcements of turns.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use engine::kernel::words::Phrase;

engine::phrases! {
    THE_BLUE_HORSE: "Le cavalier bleu";
    THE_RED_HORSE: "Le cavalier rouge";
    BLUE_PLAYS: "Le cavalier bleu joue.";
    RED_PLAYS: "Le cavalier rouge joue.";
}

/// Pieces as subjects of sentences, by kind.
pub const SUBJECTS: &[(&str, Phrase)] =
    &[("horse-blue", THE_BLUE_HORSE), ("horse-red", THE_RED_HORSE)];
