//! What a computer player must know of this game besides its rules: its levels, what its evaluation means, and what it
//! says of captures.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::kernel::logistic::Scale;
use crate::kernel::sayings::{KindSayings, Sayings};
use crate::kernel::strength::{Ladder, USUAL_LADDER};

crate::phrases! {
    TAKES_KNIGHT: "Je croque un chevalier.", "I eat a knight.";
    SEEKS_KNIGHT: "Je peux croquer un chevalier.", "I can eat a knight.";
    KEEPS_KNIGHT: "Je mets mon chevalier à l’abri.", "I bring my knight to safety.";
    TAKES_RING: "Je prends l’anneau.", "I take the ring.";
    SEEKS_RING: "Je peux atteindre l’anneau.", "I can reach the ring.";
    KEEPS_RING: "Je garde l’anneau loin des autres.", "I keep the ring from the others.";
    TAKES_SEAL: "Je gagne un sceau.", "I win a seal.";
    SEEKS_SEAL: "Je peux gagner un sceau.", "I can win a seal.";
    KEEPS_SEAL: "J’empêche un sceau.", "I prevent a seal.";
    TAKES_AMULET: "Je prends une amulette.", "I take an amulet.";
    SEEKS_AMULET: "Je peux prendre une amulette.", "I can take an amulet.";
    KEEPS_AMULET: "Je garde mes amulettes.", "I keep my amulets.";
}

/// Its levels. (`docs/players.md`)
pub const LADDER: Ladder = USUAL_LADDER;

/// What its evaluation means, measured in games between the best. (`docs/players.md`)
pub const SCALE: Scale = Scale::Logit(180);

/// What is said of its pieces and counters.
pub const SAYINGS: KindSayings = &[
    (
        "helmet",
        Sayings::new(&TAKES_KNIGHT, &SEEKS_KNIGHT, &KEEPS_KNIGHT),
    ),
    ("ring", Sayings::new(&TAKES_RING, &SEEKS_RING, &KEEPS_RING)),
    ("seal-", Sayings::new(&TAKES_SEAL, &SEEKS_SEAL, &KEEPS_SEAL)),
    (
        "amulet",
        Sayings::new(&TAKES_AMULET, &SEEKS_AMULET, &KEEPS_AMULET),
    ),
];
