//! Why a text or an option is refused, where all games say the same. Grown-ups read these.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

crate::phrases! {
    NO_NUMBER: "ce n’est pas un nombre écrit sans zéro inutile", "this is no number written without needless zeros";
    NO_PHASE: "cette phase n’existe pas", "there is no such phase";
    NO_ROLL: "ce jeu n’a pas de hasard", "this game has no chance";
    NOT_NINE_ROWS: "le plateau a neuf lignes séparées par /", "the board has nine rows with / between";
    RUN_NOT_MERGED: "deux nombres de cases vides se suivent", "two runs of empty cells follow each other";

    UNKNOWN_OPTION: "ce jeu n’a pas cette option", "this game has no such option";
    BAD_LIMIT: "la limite est un nombre de tours, 0 pour aucune", "the limit is a number of turns, 0 for none";
}
