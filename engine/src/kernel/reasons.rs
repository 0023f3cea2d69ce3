//! Reasons for refusing texts and options that all games share. Shown to adults.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

crate::phrases! {
    NO_NUMBER: "ce n’est pas un nombre écrit sans zéro inutile";
    NUMBER_TOO_LARGE: "ce nombre dépasse 4294967295";
    NO_PHASE: "cette phase n’existe pas";
    NO_ROLL: "ce jeu n’a pas de hasard";
    NOT_NINE_ROWS: "le plateau a neuf lignes séparées par /";
    RUN_NOT_MERGED: "deux nombres de cases vides se suivent";

    UNKNOWN_OPTION: "ce jeu n’a pas cette option";
    BAD_LIMIT: "la limite est un nombre de tours, 0 pour aucune";
}
