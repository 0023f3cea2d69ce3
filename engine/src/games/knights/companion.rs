//! Computer players of this game: levels, scale of the evaluation, and sayings about captures.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::kernel::logistic::Scale;
use crate::kernel::sayings::{KindSayings, Sayings};
use crate::kernel::strength::{Ladder, USUAL_LADDER};

crate::phrases! {
    TAKES_HORSE: "Je capture un cavalier.";
    SEEKS_HORSE: "Je peux capturer un cavalier.";
    KEEPS_HORSE: "Je mets mon cavalier à l’abri.";
    TAKES_LINE: "Je complète une ligne.";
    SEEKS_LINE: "Je prépare une ligne.";
    KEEPS_LINE: "Je bloque une ligne.";
    TAKES_PLACE: "J’entre dans un camp.";
    SEEKS_PLACE: "Je peux entrer dans un camp.";
    KEEPS_PLACE: "Je défends un camp.";

    // Praise for a child who did the same.
    YOU_TAKE_HORSE: "Tu captures un cavalier.";
    YOU_SEEK_HORSE: "Tu peux capturer un cavalier.";
    YOU_KEEP_HORSE: "Tu protèges ton cavalier.";
    YOU_TAKE_LINE: "Tu complètes une ligne.";
    YOU_SEEK_LINE: "Tu prépares une ligne.";
    YOU_KEEP_LINE: "Tu bloques une ligne.";
    YOU_TAKE_PLACE: "Tu entres dans un camp.";
    YOU_SEEK_PLACE: "Tu peux entrer dans un camp.";
    YOU_KEEP_PLACE: "Tu défends un camp.";
}

/// Strengths of its computer players. (`docs/players.md`)
pub const LADDER: Ladder = USUAL_LADDER;

/// Scale of its evaluation, measured in games between the strongest players. (`docs/players.md`)
pub const SCALE: Scale = Scale::Logit(180);

/// Sayings about its pieces and counters.
pub const SAYINGS: KindSayings = &[
    (
        "horse-",
        Sayings::new(
            [&TAKES_HORSE, &SEEKS_HORSE, &KEEPS_HORSE],
            [&YOU_TAKE_HORSE, &YOU_SEEK_HORSE, &YOU_KEEP_HORSE],
        ),
    ),
    (
        "line-of-",
        Sayings::new(
            [&TAKES_LINE, &SEEKS_LINE, &KEEPS_LINE],
            [&YOU_TAKE_LINE, &YOU_SEEK_LINE, &YOU_KEEP_LINE],
        ),
    ),
    (
        "placed-alone",
        Sayings::new(
            [&TAKES_PLACE, &SEEKS_PLACE, &KEEPS_PLACE],
            [&YOU_TAKE_PLACE, &YOU_SEEK_PLACE, &YOU_KEEP_PLACE],
        ),
    ),
];
