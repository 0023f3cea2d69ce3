//! Computer players of this game: levels, scale of the evaluation, and sayings about captures.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::kernel::logistic::Scale;
use crate::kernel::sayings::{KindSayings, Sayings};
use crate::kernel::strength::{Ladder, Strength, USUAL_LADDER};

crate::phrases! {
    TAKES_MONARCH: "Je prends le Monarque.";
    SEEKS_MONARCH: "J’attaque le Monarque.";
    KEEPS_MONARCH: "Je protège mon Monarque.";

    // Praise for a child who did the same.
    YOU_TAKE_MONARCH: "Tu prends le Monarque.";
    YOU_SEEK_MONARCH: "Tu attaques le Monarque.";
    YOU_KEEP_MONARCH: "Tu protèges ton Monarque.";
}

/// Strengths of its computer players. (`docs/players.md`)
pub const LADDER: Ladder = [
    // Weak enough for a child that looks at one decision in three. (`docs/tuning.md`)
    Strength::new(400, 1, 970, 800),
    USUAL_LADDER[1],
    USUAL_LADDER[2],
    USUAL_LADDER[3],
    USUAL_LADDER[4],
];

/// Scale of its evaluation, measured in games between the strongest players. (`docs/players.md`)
pub const SCALE: Scale = Scale::Logit(180);

const MONARCH: Sayings = Sayings::new(
    [&TAKES_MONARCH, &SEEKS_MONARCH, &KEEPS_MONARCH],
    [&YOU_TAKE_MONARCH, &YOU_SEEK_MONARCH, &YOU_KEEP_MONARCH],
);

/// Sayings about its pieces and counters.
pub const SAYINGS: KindSayings = &[("k-white-monarch", MONARCH), ("k-black-monarch", MONARCH)];
