//! Early count of a stopped game: captured goals decide the game, so they come first.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::kernel::counting::Counting;

crate::phrases! {
    ASK: "C’est l’heure. On compte les trésors\u{a0}?";
    TAKEN: "On compte les trésors.";
    STANDING: "On compte les pions.";
    PRINCE_HAS_TAKEN_MORE: "Le Prince Ardent a plus de trésors.";
    DRAGONS_HAVE_TAKEN_MORE: "Les dragons ont plus de trésors.";
    PRINCE_HAS_MORE: "Le Prince Ardent a plus de pions.";
    DRAGONS_HAVE_MORE: "Les dragons ont plus de pions.";
    EQUAL: "Il y en a autant des deux côtés\u{a0}!";
}

/// Phrases of the early count.
pub const COUNTING: Counting = Counting {
    ask: ASK,
    taken: TAKEN,
    standing: STANDING,
    more_taken: &[PRINCE_HAS_TAKEN_MORE, DRAGONS_HAVE_TAKEN_MORE],
    more_standing: &[PRINCE_HAS_MORE, DRAGONS_HAVE_MORE],
    equal: EQUAL,
};
