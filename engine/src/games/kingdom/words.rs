//! The names, prompts and kind answers of the game, in every language.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use super::figures::Side;
use crate::kernel::words::Phrase;

crate::phrases! {
    NAME: "Kingdom", "Kingdom";
    WHITE_SIDE: "les Blancs", "White";
    BLACK_SIDE: "les Noirs", "Black";
    WHITE_THRONE: "trône des Blancs", "White’s throne";
    BLACK_THRONE: "trône des Noirs", "Black’s throne";

    WHOLE: "partie", "game";
    WHO_BEGINS: "Qui commence\u{a0}?", "Who begins?";
    COURTESY: "Règle de courtoisie", "Rule of courtesy";
    COURTESY_ON: "On ne met pas son Monarque en danger.", "Nobody puts the own Monarch in danger.";
    COURTESY_OFF: "Chacun surveille son Monarque.", "Everyone looks after the own Monarch.";

    WHITE_MONARCH: "Monarque blanc", "white Monarch";
    WHITE_1: "chevalier blanc, taille 1", "white knight, size 1";
    WHITE_2: "chevalier blanc, taille 2", "white knight, size 2";
    WHITE_3: "chevalier blanc, taille 3", "white knight, size 3";
    WHITE_4: "chevalier blanc, taille 4", "white knight, size 4";
    BLACK_MONARCH: "Monarque noir", "black Monarch";
    BLACK_1: "chevalier noir, taille 1", "black knight, size 1";
    BLACK_2: "chevalier noir, taille 2", "black knight, size 2";
    BLACK_3: "chevalier noir, taille 3", "black knight, size 3";
    BLACK_4: "chevalier noir, taille 4", "black knight, size 4";

    CHOOSE_PIECE: "Choisis un pion.", "Choose a piece.";
    PUT_BACK: "Repose le chevalier où tu veux.", "Put the knight back where you like.";
    PRESS_PASS: "Touche «\u{a0}Je passe\u{a0}».", "Touch “I pass”.";
    NOBODY_CAN_MOVE: "Personne ne peut bouger\u{a0}: on passe.", "Nobody can move: the turn is passed.";
    PASS: "Je passe", "I pass";
    WHITE_TAKES_MONARCH: "Les Blancs prennent le Monarque et gagnent\u{a0}!", "White takes the Monarch and wins!";
    BLACK_TAKES_MONARCH: "Les Noirs prennent le Monarque et gagnent\u{a0}!", "Black takes the Monarch and wins!";
    WHITE_TAKES_THRONE: "Les Blancs prennent le trône et gagnent\u{a0}!", "White takes the throne and wins!";
    BLACK_TAKES_THRONE: "Les Noirs prennent le trône et gagnent\u{a0}!", "Black takes the throne and wins!";
    DRAWN: "Égalité\u{a0}: deux bons rois\u{a0}!", "A draw: two good kings!";

    GAME_IS_OVER: "Regarde\u{a0}: la partie est finie.", "Look: the game is over.";
    NOT_YOURS: "Choisis d’abord un de tes pions.", "First choose a piece of your own.";
    EMPTY_CELL: "Choisis d’abord un de tes pions.", "First choose one of your pieces.";
    STUCK: "Prends-en un autre\u{a0}: celui-ci est coincé.", "Take another: this one is stuck.";
    MONARCH_STAYS: "Garde-le là\u{a0}: ailleurs, il serait pris.", "Keep it there: it would be taken anywhere.";
    CHOOSE_CELL: "Choisis une case qui brille.", "Choose a shining cell.";
    OWN_IN_THE_WAY: "Regarde\u{a0}: ton pion est déjà là.", "Look: your own piece is there.";
    KNIGHTS_ARE_FRIENDS: "Laisse-le\u{a0}: seul le Monarque prend.", "Leave it: only the Monarch takes knights.";
    ENEMY_TOO_FAR: "Approche-toi d’abord de lui.", "First come nearer to it.";
    THRONE_IS_ROYAL: "Laisse le trône au Monarque.", "Leave the throne to the Monarch.";
    TOO_TALL: "Contourne-le\u{a0}: il est trop grand.", "Go round it: it is too tall.";
    SMALL_AND_SLY: "Saute plutôt par-dessus un chevalier de taille 4.", "Jump over a knight of size 4 instead.";
    OVER_MONARCH: "Contourne-le\u{a0}: on ne saute pas par-dessus un Monarque.", "Go round it: nobody jumps over a Monarch.";
    IN_DANGER: "Protège ton Monarque\u{a0}: il serait pris.", "Protect your Monarch: it would be taken.";
    DANGER_ON_THE_WAY: "Continue à sauter\u{a0}: ici, il serait pris.", "Go on jumping: here it would be taken.";
    WAS_THERE: "Saute ailleurs\u{a0}: tu viens de là.", "Jump further: you come from there.";
    JUMP_ON: "Saute encore, ou arrête-toi là.", "Jump again, or stop there.";
    TOO_FAR: "Avance d’une case, ou saute.", "Go one cell, or jump.";
    CELL_TAKEN: "Choisis une case vide.", "Choose an empty cell.";
    PUT_SAFELY: "Pose-le ailleurs\u{a0}: ton Monarque serait pris.", "Put it elsewhere: your Monarch would be taken.";
    CHOOSE_FREE: "Choisis une case pour le chevalier.", "Choose a cell for the knight.";
}

/// The names of the pieces, by kind.
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

/// The name of a throne.
pub const fn throne(side: Side) -> &'static Phrase {
    match side {
        Side::White => &WHITE_THRONE,
        Side::Black => &BLACK_THRONE,
    }
}
