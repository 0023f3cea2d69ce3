//! The printed box. (Section 1)

use super::setup::Set;
use crate::kernel::paper::{Paper, PieceSet, Session};
use crate::kernel::piece::Suit;

crate::phrases! {
    /// The name of a set.
    BY_RULE: "Bonus selon la règle";
    /// The name of a set.
    AS_PRINTED: "Bonus comme imprimés";
    /// For how many.
    FRAME: "Deux enfants, ou deux équipes de deux, avec un adulte\u{a0}; 30 minutes.";
    /// What is learnt.
    AIM_COMPARE: "Comparer deux quantités jusqu’à huit\u{a0}: plus que, moins que, autant que.";
    /// What is learnt.
    AIM_ADD: "Ajouter un ou deux au nombre lu sur un dé.";
    /// What is learnt.
    AIM_READ: "Reconnaître un dé d’un seul regard, et décomposer un nombre.";
    /// What is learnt.
    AIM_RULE: "Attendre son tour et tenir une règle commune.";
    /// A step.
    STEP_TELL: "Montrer les pions un par un, les nommer, et raconter qui cherche quoi.";
    /// A step.
    STEP_FIGHT: "Jouer trois combats sans plateau\u{a0}: deux pions, deux dés. Chacun dit son total avant de décider.";
    /// A step.
    STEP_PLAY: "Installer la petite partie. Avant de toucher un pion, l’équipe dit ce qu’elle va faire.";
    /// A step.
    STEP_END: "S’arrêter à l’heure dite, compter ce que chaque camp a pris, et retenir une bonne idée.";
    /// To watch.
    WATCH_DIE: "Lit-il le dé d’un coup, ou point par point\u{a0}?";
    /// To watch.
    WATCH_ADD: "Part-il du dé pour ajouter l’écu, ou recompte-t-il depuis un\u{a0}?";
    /// To watch.
    WATCH_SAY: "Quels mots emploie-t-il pour comparer\u{a0}?";
    /// A level.
    EASIER: "La partie découverte, sans écu\u{a0}: le plus grand dé gagne.";
    /// A level.
    PLANNED: "La petite partie, avec les écus\u{a0}; l’adulte aide à dire les totaux.";
    /// A level.
    RICHER: "La partie complète\u{a0}; avant de lancer, dire qui a le plus de chances, puis vérifier sur la table.";
    /// To say.
    SAY_COIN: "«\u{a0}Le chevalier a un écu\u{a0}: le dé, et encore un.\u{a0}»";
    /// To say.
    SAY_MORE: "«\u{a0}Cinq, c’est plus que quatre.\u{a0}» «\u{a0}Pareil\u{a0}: on relance.\u{a0}»";
    /// To say.
    SAY_SIX: "«\u{a0}Six, c’est cinq et encore un.\u{a0}»";
    /// A word.
    COIN: "écu";
    /// A word.
    DIE: "dé";
}

/// The printed box.
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
    session: Session {
        frame: FRAME,
        aims: &[AIM_COMPARE, AIM_ADD, AIM_READ, AIM_RULE],
        course: &[STEP_TELL, STEP_FIGHT, STEP_PLAY, STEP_END],
        watch: &[WATCH_DIE, WATCH_ADD, WATCH_SAY],
        levels: [EASIER, PLANNED, RICHER],
    },
};
