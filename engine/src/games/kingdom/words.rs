//! Names, prompts and kind explanations of the game.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use super::figures::Side;
use crate::kernel::words::Phrase;

crate::phrases! {
    NAME: "Kingdom";
    WHITE_SIDE: "les Blancs";
    BLACK_SIDE: "les Noirs";
    WHITE_THRONE: "trône des Blancs";
    BLACK_THRONE: "trône des Noirs";

    WHOLE: "partie";
    WHO_BEGINS: "Qui commence\u{a0}?";
    COURTESY: "Règle de courtoisie";
    COURTESY_ON: "On ne met pas son Monarque en danger.";
    COURTESY_OFF: "Chacun surveille son Monarque.";

    WHITE_MONARCH: "Monarque blanc";
    WHITE_1: "chevalier blanc, taille 1";
    WHITE_2: "chevalier blanc, taille 2";
    WHITE_3: "chevalier blanc, taille 3";
    WHITE_4: "chevalier blanc, taille 4";
    BLACK_MONARCH: "Monarque noir";
    BLACK_1: "chevalier noir, taille 1";
    BLACK_2: "chevalier noir, taille 2";
    BLACK_3: "chevalier noir, taille 3";
    BLACK_4: "chevalier noir, taille 4";

    CHOOSE_PIECE: "Choisis un pion.";
    PUT_BACK: "Repose le chevalier où tu veux.";
    PRESS_PASS: "Touche «\u{a0}Je passe\u{a0}».";
    NOBODY_CAN_MOVE: "Personne ne peut bouger\u{a0}: on passe.";
    PASS: "Je passe";
    WHITE_TAKES_MONARCH: "Les Blancs prennent le Monarque\u{a0}: ils gagnent\u{a0}!";
    BLACK_TAKES_MONARCH: "Les Noirs prennent le Monarque\u{a0}: ils gagnent\u{a0}!";
    WHITE_TAKES_THRONE: "Les Blancs prennent le trône\u{a0}: ils gagnent\u{a0}!";
    BLACK_TAKES_THRONE: "Les Noirs prennent le trône\u{a0}: ils gagnent\u{a0}!";
    DRAWN: "Égalité\u{a0}: les deux Monarques règnent\u{a0}!";

    GAME_IS_OVER: "Regarde\u{a0}: la partie est finie.";
    NOT_YOURS: "Choisis d’abord un de tes pions.";
    EMPTY_CELL: "Choisis d’abord un de tes pions.";
    STUCK: "Prends-en un autre\u{a0}: celui-ci est coincé.";
    MONARCH_STAYS: "Garde-le là\u{a0}: ailleurs, il serait pris.";
    CHOOSE_CELL: "Choisis une case qui brille.";
    OWN_IN_THE_WAY: "Regarde\u{a0}: un de tes pions est déjà là.";
    KNIGHTS_ARE_FRIENDS: "Laisse-le\u{a0}: les chevaliers ne se prennent pas.";
    ENEMY_TOO_FAR: "Approche-toi d’abord de lui.";
    THRONE_IS_ROYAL: "Le trône est pour le Monarque.";
    TOO_TALL: "Contourne-le\u{a0}: il est trop grand.";
    SMALL_AND_SLY: "Saute plutôt par-dessus un très grand chevalier.";
    OVER_MONARCH: "Un chevalier ne saute pas par-dessus un Monarque.";
    IN_DANGER: "Protège ton Monarque\u{a0}: il serait pris.";
    DANGER_ON_THE_WAY: "Continue à sauter\u{a0}: ici, il serait pris.";
    WAS_THERE: "Saute ailleurs\u{a0}: tu viens de là.";
    JUMP_ON: "Encore un saut, ou reste là.";
    TOO_FAR: "Avance d’une case, ou saute.";
    CELL_TAKEN: "Choisis une case vide.";
    PUT_SAFELY: "Pose-le ailleurs\u{a0}: ton Monarque serait pris.";
    CHOOSE_FREE: "Choisis une case pour le chevalier.";
}

/// Names of the pieces, by kind.
pub const KINDS: &[(&str, Phrase)] = &[
    ("k-white-monarch", WHITE_MONARCH),
    ("k-white-1", WHITE_1),
    ("k-white-2", WHITE_2),
    ("k-white-3", WHITE_3),
    ("k-white-4", WHITE_4),
    ("k-black-monarch", BLACK_MONARCH),
    ("k-black-1", BLACK_1),
    ("k-black-2", BLACK_2),
    ("k-black-3", BLACK_3),
    ("k-black-4", BLACK_4),
];

/// Returns the name of a throne.
pub const fn throne(side: Side) -> &'static Phrase {
    match side {
        Side::White => &WHITE_THRONE,
        Side::Black => &BLACK_THRONE,
    }
}
