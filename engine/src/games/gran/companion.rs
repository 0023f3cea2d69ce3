//! Computer players of this game: levels, scale of the evaluation, and sayings about captures.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::kernel::logistic::Scale;
use crate::kernel::sayings::{KindSayings, Sayings};
use crate::kernel::strength::{Ladder, Strength, USUAL_LADDER};

crate::phrases! {
    TAKES_RING: "Je prends l’anneau.";
    SEEKS_RING: "Je peux atteindre l’anneau.";
    KEEPS_RING: "Je garde l’anneau loin des autres.";
    TAKES_SEAL: "Je gagne un sceau.";
    SEEKS_SEAL: "Je peux gagner un sceau.";
    KEEPS_SEAL: "J’empêche l’autre de gagner un sceau.";
    TAKES_AMULET: "Je prends une amulette.";
    SEEKS_AMULET: "Je peux prendre une amulette.";
    KEEPS_AMULET: "Je garde mes amulettes.";

    // Praise for a child who did the same.
    YOU_TAKE_RING: "Tu prends l’anneau.";
    YOU_SEEK_RING: "Tu peux atteindre l’anneau.";
    YOU_KEEP_RING: "Tu gardes l’anneau.";
    YOU_TAKE_SEAL: "Tu gagnes un sceau.";
    YOU_SEEK_SEAL: "Tu peux gagner un sceau.";
    YOU_KEEP_SEAL: "Tu empêches l’autre de gagner un sceau.";
    YOU_TAKE_AMULET: "Tu prends une amulette.";
    YOU_SEEK_AMULET: "Tu peux prendre une amulette.";
    YOU_KEEP_AMULET: "Tu gardes tes amulettes.";
}

/// Strengths of its computer players. (`docs/players.md`)
pub const LADDER: Ladder = [
    // One action ahead is worse than random play: knights walk to and fro.
    Strength::new(600, 2, 680, 400),
    USUAL_LADDER[1],
    USUAL_LADDER[2],
    USUAL_LADDER[3],
    USUAL_LADDER[4],
];

/// Scale of its evaluation, measured in games between the strongest players. (`docs/players.md`)
pub const SCALE: Scale = Scale::Logit(180);

/// Sayings about its pieces and counters. Knights have none: an attacked knight is exiled, not captured.
pub const SAYINGS: KindSayings = &[
    (
        "ring",
        Sayings::new(
            [&TAKES_RING, &SEEKS_RING, &KEEPS_RING],
            [&YOU_TAKE_RING, &YOU_SEEK_RING, &YOU_KEEP_RING],
        ),
    ),
    (
        "seal-",
        Sayings::new(
            [&TAKES_SEAL, &SEEKS_SEAL, &KEEPS_SEAL],
            [&YOU_TAKE_SEAL, &YOU_SEEK_SEAL, &YOU_KEEP_SEAL],
        ),
    ),
    (
        "amulet",
        Sayings::new(
            [&TAKES_AMULET, &SEEKS_AMULET, &KEEPS_AMULET],
            [&YOU_TAKE_AMULET, &YOU_SEEK_AMULET, &YOU_KEEP_AMULET],
        ),
    ),
];
