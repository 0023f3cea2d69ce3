//! Sayings about captures of the computer players of both games.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::kernel::sayings::{KindSayings, Sayings};

crate::phrases! {
    TAKES_KNIGHT: "Je mange un chevalier.";
    SEEKS_KNIGHT: "Je peux manger un chevalier.";
    KEEPS_KNIGHT: "Je mets mon chevalier à l’abri.";

    // Praise for a child who did the same.
    YOU_TAKE_KNIGHT: "Tu manges un chevalier.";
    YOU_SEEK_KNIGHT: "Tu peux manger un chevalier.";
    YOU_KEEP_KNIGHT: "Tu protèges ton chevalier.";
}

/// Sayings about the pieces; only knights can be captured.
pub const SAYINGS: KindSayings = &[(
    "helmet",
    Sayings::new(
        [&TAKES_KNIGHT, &SEEKS_KNIGHT, &KEEPS_KNIGHT],
        [&YOU_TAKE_KNIGHT, &YOU_SEEK_KNIGHT, &YOU_KEEP_KNIGHT],
    ),
)];
