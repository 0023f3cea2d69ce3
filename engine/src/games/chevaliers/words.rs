//! Names, prompts and kind explanations of the game.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use super::figures::{Figure, Rank, Side};
use super::setup::Set;
use crate::kernel::words::Phrase;

pub use super::sets::{POCKET_NOTE, SET_POCKET, SET_POCKET_PRINTED, SET_STANDARD};

crate::phrases! {
    NAME: "Chevaliers et Dragons";
    DONE: "J’ai fini";
    PRINCE_SIDE: "le Prince Ardent";
    DRAGON_SIDE: "Tyran et ses dragons";

    DISCOVERY: "découverte";
    SMALL: "petite";
    WHOLE: "complète";

    SOLDIER: "soldat";
    KNIGHT: "chevalier";
    PRINCE: "Prince Ardent";
    SMALL_DRAGON: "petit dragon";
    GREAT_DRAGON: "grand dragon";
    TYRANT: "Tyran, roi des dragons";
    CASTLE: "château";
    VILLAGE: "village aux pommes d’or";
    PRINCESS: "Princesse Annabelle";
    TREASURE: "trésor";

    CHOOSE_PIECE: "Choisis un pion.";
    ONE_MORE: "Encore un pion.";
    PRESS_END: "Touche «\u{a0}J’ai fini\u{a0}».";
    PLACE_CASTLE: "Place ton château.";
    PLACE_VILLAGE: "Place ton village.";
    PLACE_PRINCESS: "Place la Princesse Annabelle.";
    PLACE_TREASURE: "Place ton trésor.";
    PLACE_FIGURES: "Place tes pions.";
    PLACE_DRAGONS: "Place tes dragons.";
    SOLDIER_GOES_HOME: "Le soldat rentre au camp.";
    KNIGHT_GOES_HOME: "Le chevalier rentre au camp.";
    PRINCE_GOES_HOME: "Le Prince Ardent rentre au camp.";
    SMALL_DRAGON_GOES_HOME: "Le petit dragon rentre au camp.";
    GREAT_DRAGON_GOES_HOME: "Le grand dragon rentre au camp.";
    TYRANT_GOES_HOME: "Tyran rentre au camp.";
    CASTLE_TAKEN: "Le château est pris\u{a0}!";
    VILLAGE_TAKEN: "Les pommes d’or sont prises\u{a0}!";
    PRINCESS_FREE: "La Princesse est libre\u{a0}!";
    TREASURE_TAKEN: "Le trésor est pris\u{a0}!";
    FIGHT: "C’est le combat\u{a0}!";
    PRINCE_WINS: "Le Prince a gagné\u{a0}!";
    DRAGONS_WIN: "Les dragons ont gagné\u{a0}!";
    DRAWN: "Égalité\u{a0}: on fait la paix\u{a0}!";

    GAME_IS_OVER: "La partie est finie.";
    FIGHT_FIRST: "Lance d’abord les deux dés.";
    OTHER_PLACES: "C’est à l’autre camp de placer ses pions.";
    NONE_WAITING: "Choisis un pion à côté du plateau.";
    GOALS_FIRST: "Place d’abord les objectifs.";
    CHOOSE_WAITING: "Choisis d’abord un pion à placer.";
    GOAL_IS_THERE: "Il y a déjà un objectif.";
    CELL_TAKEN: "Il y a déjà un pion.";
    OFF_LAST_ROW: "Choisis une case de ta dernière ligne.";
    OFF_CAMP: "Place-le dans ton camp.";
    ALL_PLACED: "Choisis un pion du plateau.";
    CHOOSE_CELL: "Choisis une case qui brille.";
    ALREADY_MOVED: "Choisis un autre pion\u{a0}: celui-ci a déjà joué.";
    OWN_IN_THE_WAY: "Regarde\u{a0}: un de tes pions est déjà là.";
    ENEMY_TOO_FAR: "Va d’abord à côté de lui.";
    TOO_FAR: "Avance d’une seule case.";
    SURROUNDED: "Prends-en un autre\u{a0}: celui-ci est coincé.";
    NOT_YOURS: "Choisis d’abord ton pion.";
    PRINCESS_STAYS: "Laisse la Princesse\u{a0}: elle reste là.";
    GOAL_STAYS: "Laisse l’objectif\u{a0}: il reste là.";
    EMPTY_CELL: "Choisis d’abord un de tes pions.";
}

/// Names of the pieces, by kind.
pub const KINDS: &[(&str, Phrase)] = &[
    ("soldier", SOLDIER),
    ("knight", KNIGHT),
    ("prince", PRINCE),
    ("small-dragon", SMALL_DRAGON),
    ("great-dragon", GREAT_DRAGON),
    ("tyrant", TYRANT),
    ("castle", CASTLE),
    ("village", VILLAGE),
    ("princess", PRINCESS),
    ("treasure", TREASURE),
];

impl Figure {
    /// Returns the announcement of its defeat.
    pub const fn goes_home(self) -> &'static Phrase {
        match (self.side, self.rank) {
            (Side::Prince, Rank::Low) => &SOLDIER_GOES_HOME,
            (Side::Prince, Rank::Middle) => &KNIGHT_GOES_HOME,
            (Side::Prince, Rank::Chief) => &PRINCE_GOES_HOME,
            (Side::Dragons, Rank::Low) => &SMALL_DRAGON_GOES_HOME,
            (Side::Dragons, Rank::Middle) => &GREAT_DRAGON_GOES_HOME,
            (Side::Dragons, Rank::Chief) => &TYRANT_GOES_HOME,
        }
    }
}

impl Set {
    /// Returns the display name of the set.
    pub const fn name(self) -> &'static Phrase {
        match self {
            Self::Standard => &SET_STANDARD,
            Self::Pocket => &SET_POCKET,
            Self::PocketPrinted => &SET_POCKET_PRINTED,
        }
    }
}
