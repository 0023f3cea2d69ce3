//! The names, prompts and kind answers of the game, in every language.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use super::figures::{Figure, Rank, Side};
use super::setup::Set;
use crate::kernel::words::Phrase;

pub use super::sets::{POCKET_NOTE, SET_POCKET, SET_POCKET_PRINTED, SET_STANDARD};

crate::phrases! {
    NAME: "Chevaliers et Dragons", "Knights and Dragons";
    DONE: "J’ai fini", "I’m done";
    PRINCE_SIDE: "le Prince Ardent", "Prince Ardent";
    DRAGON_SIDE: "Tyran et ses dragons", "Tyran and his dragons";

    DISCOVERY: "découverte", "discovery";
    SMALL: "petite", "small";
    WHOLE: "complète", "complete";

    SOLDIER: "soldat", "soldier";
    KNIGHT: "chevalier", "knight";
    PRINCE: "Prince Ardent", "Prince Ardent";
    SMALL_DRAGON: "petit dragon", "small dragon";
    GREAT_DRAGON: "grand dragon", "great dragon";
    TYRANT: "Tyran, roi des dragons", "Tyran, king of the dragons";
    CASTLE: "château", "castle";
    VILLAGE: "village aux pommes d’or", "village with the golden apples";
    PRINCESS: "Princesse Annabelle", "Princess Annabelle";
    TREASURE: "trésor", "treasure";

    CHOOSE_PIECE: "Choisis un pion.", "Choose a piece.";
    ONE_MORE: "Encore un pion.", "One more piece.";
    PRESS_END: "Touche «\u{a0}J’ai fini\u{a0}».", "Touch “I am done”.";
    PLACE_CASTLE: "Place ton château.", "Place your castle.";
    PLACE_VILLAGE: "Place ton village.", "Place your village.";
    PLACE_PRINCESS: "Place la Princesse Annabelle.", "Place Princess Annabelle.";
    PLACE_TREASURE: "Place ton trésor.", "Place your treasure.";
    PLACE_FIGURES: "Place tes pions.", "Place your pieces.";
    PLACE_DRAGONS: "Place tes dragons.", "Place your dragons.";
    SOLDIER_GOES_HOME: "Le soldat rentre au camp.", "The soldier goes back to its camp.";
    KNIGHT_GOES_HOME: "Le chevalier rentre au camp.", "The knight goes back to its camp.";
    PRINCE_GOES_HOME: "Le Prince Ardent rentre au camp.", "Prince Ardent goes back to his camp.";
    SMALL_DRAGON_GOES_HOME: "Le petit dragon rentre au camp.", "The small dragon goes back to its camp.";
    GREAT_DRAGON_GOES_HOME: "Le grand dragon rentre au camp.", "The great dragon goes back to its camp.";
    TYRANT_GOES_HOME: "Tyran rentre au camp.", "Tyran goes back to his camp.";
    CASTLE_TAKEN: "Le château est pris\u{a0}!", "The castle is taken!";
    VILLAGE_TAKEN: "Les pommes d’or sont prises\u{a0}!", "The golden apples are taken!";
    PRINCESS_FREE: "La Princesse est libre\u{a0}!", "The Princess is free!";
    TREASURE_TAKEN: "Le trésor est pris\u{a0}!", "The treasure is taken!";
    FIGHT: "C’est le combat\u{a0}!", "It is a fight!";
    PRINCE_WINS: "Le Prince gagne\u{a0}!", "The Prince wins!";
    DRAGONS_WIN: "Les dragons gagnent\u{a0}!", "The dragons win!";
    DRAWN: "Égalité\u{a0}: on fait la paix\u{a0}!", "A draw: make peace!";

    GAME_IS_OVER: "La partie est finie.", "The game is over.";
    FIGHT_FIRST: "Lance d’abord les deux dés.", "First, throw both dice.";
    OTHER_PLACES: "C’est l’autre camp qui place.", "The other side places now.";
    NONE_WAITING: "Choisis un pion qui attend.", "Choose a piece that waits.";
    GOALS_FIRST: "Place d’abord les objectifs.", "Place the goals first.";
    CHOOSE_WAITING: "Choisis d’abord un pion à placer.", "First choose a piece to place.";
    GOAL_IS_THERE: "Un objectif est déjà là.", "A goal is already there.";
    CELL_TAKEN: "Un pion est déjà là.", "A piece is already there.";
    OFF_LAST_ROW: "Place-le sur ta dernière ligne.", "Place it on your last row.";
    OFF_CAMP: "Place-le dans ton camp.", "Place it in your camp.";
    ALL_PLACED: "Choisis un pion du plateau.", "Choose a piece on the board.";
    CHOOSE_CELL: "Choisis une case qui brille.", "Choose a shining cell.";
    ALREADY_MOVED: "Prends un autre pion\u{a0}: celui-ci a joué.", "Take another piece: this one has played.";
    OWN_IN_THE_WAY: "Regarde\u{a0}: ton pion est déjà là.", "Look: your own piece is there.";
    ENEMY_TOO_FAR: "Va d’abord à côté de lui.", "First go beside it.";
    TOO_FAR: "Avance d’une seule case.", "Go one cell only.";
    SURROUNDED: "Prends-en un autre\u{a0}: celui-ci est coincé.", "Take another: this one is stuck.";
    NOT_YOURS: "Choisis d’abord ton pion.", "First choose your own piece.";
    PRINCESS_STAYS: "Laisse la Princesse\u{a0}: elle reste là.", "Leave the Princess: she stays there.";
    GOAL_STAYS: "Laisse l’objectif\u{a0}: il reste là.", "Leave the goal: it stays there.";
    EMPTY_CELL: "Choisis d’abord un de tes pions.", "First choose one of your pieces.";
}

/// The names of the pieces, by kind.
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
    /// What is said when it has lost a fight.
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
    /// The name of the set for readers.
    pub const fn name(self) -> &'static Phrase {
        match self {
            Self::Standard => &SET_STANDARD,
            Self::Pocket => &SET_POCKET,
            Self::PocketPrinted => &SET_POCKET_PRINTED,
        }
    }
}
