//! Computer players of this game: levels, scale of the evaluation, and sayings about captures.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::kernel::logistic::Scale;
use crate::kernel::sayings::{KindSayings, Sayings};
use crate::kernel::strength::{Ladder, Strength};
use crate::kernel::words::Phrase;

crate::phrases! {
    TAKES_CASTLE: "Je prends le château.";
    SEEKS_CASTLE: "Je peux prendre le château.";
    KEEPS_CASTLE: "Je garde le château.";
    TAKES_VILLAGE: "Je prends le village.";
    SEEKS_VILLAGE: "Je peux prendre le village.";
    KEEPS_VILLAGE: "Je garde le village.";
    TAKES_PRINCESS: "Je délivre la Princesse.";
    SEEKS_PRINCESS: "Je peux rejoindre la Princesse.";
    KEEPS_PRINCESS: "Je garde la Princesse.";
    TAKES_TREASURE: "Je prends le trésor.";
    SEEKS_TREASURE: "Je peux prendre le trésor.";
    KEEPS_TREASURE: "Je garde le trésor.";
    ATTACKS_SOLDIER: "J’attaque le soldat.";
    ATTACKS_KNIGHT: "J’attaque le chevalier.";
    ATTACKS_PRINCE: "J’attaque le Prince Ardent.";
    ATTACKS_SMALL_DRAGON: "J’attaque le petit dragon.";
    ATTACKS_GREAT_DRAGON: "J’attaque le grand dragon.";
    ATTACKS_TYRANT: "J’attaque Tyran.";

    // Praise for a child who did the same.
    YOU_TAKE_CASTLE: "Tu prends le château.";
    YOU_SEEK_CASTLE: "Tu peux prendre le château.";
    YOU_KEEP_CASTLE: "Tu gardes le château.";
    YOU_TAKE_VILLAGE: "Tu prends le village.";
    YOU_SEEK_VILLAGE: "Tu peux prendre le village.";
    YOU_KEEP_VILLAGE: "Tu gardes le village.";
    YOU_TAKE_PRINCESS: "Tu délivres la Princesse.";
    YOU_SEEK_PRINCESS: "Tu peux rejoindre la Princesse.";
    YOU_KEEP_PRINCESS: "Tu gardes la Princesse.";
    YOU_TAKE_TREASURE: "Tu prends le trésor.";
    YOU_SEEK_TREASURE: "Tu peux prendre le trésor.";
    YOU_KEEP_TREASURE: "Tu gardes le trésor.";
}

/// Strengths of its computer players. (`docs/players.md`)
pub const LADDER: Ladder = [
    // Strong enough for a child that looks at one decision in three. (`docs/tuning.md`)
    Strength::new(400, 1, 780, 500),
    Strength::new(1_500, 2, 650, 300),
    Strength::new(3_000, 3, 550, 150),
    Strength::new(8_000, Strength::MAX_PLIES, 300, 60),
    Strength::new(150_000, Strength::MAX_PLIES, 500, 2),
];

/// Scale of its evaluation, measured in games between the strongest players. (`docs/players.md`)
pub const SCALE: Scale = Scale::Expected;

/// Sayings about its pieces and counters.
pub const SAYINGS: KindSayings = &[
    (
        "castle",
        Sayings::new(
            [&TAKES_CASTLE, &SEEKS_CASTLE, &KEEPS_CASTLE],
            [&YOU_TAKE_CASTLE, &YOU_SEEK_CASTLE, &YOU_KEEP_CASTLE],
        ),
    ),
    (
        "village",
        Sayings::new(
            [&TAKES_VILLAGE, &SEEKS_VILLAGE, &KEEPS_VILLAGE],
            [&YOU_TAKE_VILLAGE, &YOU_SEEK_VILLAGE, &YOU_KEEP_VILLAGE],
        ),
    ),
    (
        "princess",
        Sayings::new(
            [&TAKES_PRINCESS, &SEEKS_PRINCESS, &KEEPS_PRINCESS],
            [&YOU_TAKE_PRINCESS, &YOU_SEEK_PRINCESS, &YOU_KEEP_PRINCESS],
        ),
    ),
    (
        "treasure",
        Sayings::new(
            [&TAKES_TREASURE, &SEEKS_TREASURE, &KEEPS_TREASURE],
            [&YOU_TAKE_TREASURE, &YOU_SEEK_TREASURE, &YOU_KEEP_TREASURE],
        ),
    ),
];

/// Sentences about an attack, by the kind of the attacked piece.
pub const ATTACKS: &[(&str, Phrase)] = &[
    ("soldier", ATTACKS_SOLDIER),
    ("knight", ATTACKS_KNIGHT),
    ("prince", ATTACKS_PRINCE),
    ("small-dragon", ATTACKS_SMALL_DRAGON),
    ("great-dragon", ATTACKS_GREAT_DRAGON),
    ("tyrant", ATTACKS_TYRANT),
];
