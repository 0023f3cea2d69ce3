//! Printed box. (Section 1)

use super::setup::Set;
use crate::kernel::paper::{Paper, PieceSet};
use crate::kernel::piece::Suit;

crate::phrases! {
    /// Name of a set.
    BY_RULE: "Bonus selon la règle";
    /// Name of a set.
    AS_PRINTED: "Bonus imprimés sur les pions";
    /// Learning goal.
    AIM_COMPARE: "Comparer deux quantités jusqu’à huit\u{a0}: plus que, moins que, autant que.";
    /// Learning goal.
    AIM_ADD: "Ajouter un ou deux au nombre lu sur un dé.";
    /// Learning goal.
    AIM_READ: "Reconnaître une constellation de dé d’un seul coup d’œil, et décomposer un nombre.";
    /// Learning goal.
    AIM_RULE: "Attendre son tour et respecter une règle commune.";
    /// Sentence to say.
    SAY_COIN: "«\u{a0}Le chevalier a un écu\u{a0}: le dé, et encore un.\u{a0}»";
    /// Sentence to say.
    SAY_MORE: "«\u{a0}Cinq, c’est plus que quatre.\u{a0}» «\u{a0}Pareil\u{a0}: on relance.\u{a0}»";
    /// Sentence to say.
    SAY_SIX: "«\u{a0}Six, c’est cinq et encore un.\u{a0}»";
    /// Vocabulary word.
    COIN: "écu";
    /// Vocabulary word.
    DIE: "dé";
}

/// Printed box.
pub const PAPER: &Paper = &Paper {
    sets: &[
        PieceSet {
            slug: Set::Pocket.notation(),
            name: BY_RULE,
            options: &[("set", Set::Pocket.notation())],
        },
        PieceSet {
            slug: Set::PocketPrinted.notation(),
            name: AS_PRINTED,
            options: &[("set", Set::PocketPrinted.notation())],
        },
    ],
    extras: &[],
    dice: &[
        (Suit::Blue, [1, 2, 3, 4, 5, 6]),
        (Suit::Red, [1, 2, 3, 4, 5, 6]),
    ],
    pile: None,
    grid: None,
    memo: &[],
    say: &[SAY_COIN, SAY_MORE, SAY_SIX],
    words: &[("coin", COIN), ("icon-die", DIE)],
    aims: &[AIM_COMPARE, AIM_ADD, AIM_READ, AIM_RULE],
};
