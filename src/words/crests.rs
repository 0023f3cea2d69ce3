//! Names of the crests, the emblems that children choose for their armies.

use engine::kernel::words::Phrase;

use crate::state::crests::CRESTS;

engine::phrases! {
    CHOOSE: "Choisis ton emblème.";
    NONE: "sans emblème";
    SUN: "le soleil";
    FLAME: "la flamme";
    MOUNTAIN: "la montagne";
    FIR: "le sapin";
    ACORN: "le gland";
    SHELL: "le coquillage";
    BELL: "la cloche";
    TRUMPET: "la trompette";
    WHEEL: "la roue";
    ARROW: "la flèche";
    CAT: "le chat";
    DIAMOND: "le diamant";
}

/// Names in the order of [`CRESTS`].
static NAMES: [Phrase; CRESTS.len()] = [
    SUN, FLAME, MOUNTAIN, FIR, ACORN, SHELL, BELL, TRUMPET, WHEEL, ARROW, CAT, DIAMOND,
];

/// Returns the crests: drawings and names.
pub fn named() -> impl ExactSizeIterator<Item = (&'static str, Phrase)> {
    CRESTS.iter().copied().zip(NAMES.iter().copied())
}
