//! The printed box. (Section 1)

use super::setup::Set;
use crate::kernel::paper::{Paper, PieceSet, Session};
use crate::kernel::piece::Suit;

crate::phrases! {
    /// The name of a set.
    BY_RULE: "Bonus selon la règle", "Bonuses by the rules";
    /// The name of a set.
    AS_PRINTED: "Bonus comme imprimés", "Bonuses as printed";
    /// For how many.
    FRAME: "Deux enfants, ou deux équipes de deux, avec un adulte\u{a0}; 30 minutes.",
        "Two children, or two teams of two, with an adult; 30 minutes.";
    /// What is learnt.
    AIM_COMPARE: "Comparer deux quantités jusqu’à huit\u{a0}: plus que, moins que, autant que.",
        "Compare two quantities up to eight: more than, fewer than, as many as.";
    /// What is learnt.
    AIM_ADD: "Ajouter un ou deux au nombre lu sur un dé.", "Add one or two to the number on a die.";
    /// What is learnt.
    AIM_READ: "Reconnaître un dé d’un seul regard, et décomposer un nombre.",
        "Read a die at a glance, and take a number apart.";
    /// What is learnt.
    AIM_RULE: "Attendre son tour et tenir une règle commune.", "Wait for one’s turn and keep a common rule.";
    /// A step.
    STEP_TELL: "Montrer les pions un par un, les nommer, et raconter qui cherche quoi.",
        "Show the pieces one by one, name them, and tell who is looking for what.";
    /// A step.
    STEP_FIGHT: "Jouer trois combats sans plateau\u{a0}: deux pions, deux dés. Chacun dit son total avant de décider.",
        "Play three fights without the board: two pieces, two dice. Each says the total before deciding.";
    /// A step.
    STEP_PLAY: "Installer la petite partie. Avant de toucher un pion, l’équipe dit ce qu’elle va faire.",
        "Set up the small game. Before touching a piece, the team says what it will do.";
    /// A step.
    STEP_END: "S’arrêter à l’heure dite, compter ce que chaque camp a pris, et retenir une bonne idée.",
        "Stop at the agreed time, count what each side took, and keep one good idea.";
    /// To watch.
    WATCH_DIE: "Lit-il le dé d’un coup, ou point par point\u{a0}?", "Is the die read at once, or dot by dot?";
    /// To watch.
    WATCH_ADD: "Part-il du dé pour ajouter l’écu, ou recompte-t-il depuis un\u{a0}?",
        "Does the child count on from the die, or start again from one?";
    /// To watch.
    WATCH_SAY: "Quels mots emploie-t-il pour comparer\u{a0}?", "Which words are used to compare?";
    /// A level.
    EASIER: "La partie découverte, sans écu\u{a0}: le plus grand dé gagne.",
        "The discovery game without coins: the greater die wins.";
    /// A level.
    PLANNED: "La petite partie, avec les écus\u{a0}; l’adulte aide à dire les totaux.",
        "The small game with coins; the adult helps to say the totals.";
    /// A level.
    RICHER: "La partie complète\u{a0}; avant de lancer, dire qui a le plus de chances, puis vérifier sur la table.",
        "The complete game; before throwing, say who has the better chances, then check on the table.";
    /// To say.
    SAY_COIN: "«\u{a0}Le chevalier a un écu\u{a0}: le dé, et encore un.\u{a0}»", "“The knight has a coin: the die, and one more.”";
    /// To say.
    SAY_MORE: "«\u{a0}Cinq, c’est plus que quatre.\u{a0}» «\u{a0}Pareil\u{a0}: on relance.\u{a0}»",
        "“Five is more than four.” “Equal: we throw again.”";
    /// To say.
    SAY_SIX: "«\u{a0}Six, c’est cinq et encore un.\u{a0}»", "“Six is five and one more.”";
    /// A word.
    COIN: "écu", "coin";
    /// A word.
    DIE: "dé", "die";
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
