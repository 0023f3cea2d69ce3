//! Names, prompts and kind explanations of the game. Both games of the box share those of the dragon's turn.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::games::patrakill::words::{DRAGON, KNIGHT, STONE_TOWER};
use crate::kernel::words::Phrase;

crate::phrases! {
    NAME: "Vatrakill";
    BLUE_SIDE: "les Bleus";
    GREEN_SIDE: "les Verts";
    YELLOW_SIDE: "les Jaunes";
    VIOLET_SIDE: "les Violets";
    KNIGHTS_SIDE: "les chevaliers";

    TWO: "à deux";
    THREE: "à trois";
    FOUR: "à quatre";
    FIVE: "à cinq";
    ZONES: "les zones des chevaliers";
    FACE_TO_FACE: "face à face";
    SIDE_BY_SIDE: "côte à côte";
    BEGINS: "qui commence";
    KNIGHTS_BEGIN: "les chevaliers";
    DRAGON_BEGINS: "le dragon";

    BLUE_TOWER: "tour bleue";
    GREEN_TOWER: "tour verte";
    YELLOW_TOWER: "tour jaune";
    VIOLET_TOWER: "tour violette";

    MOVE_OWN: "Avance un chevalier de ta couleur.";
    MOVE_ANY: "Avance un chevalier.";
    DRAGON_WINS: "Le dragon a gagné\u{a0}: sa brochette est complète\u{a0}!";
    KNIGHTS_WIN: "Les chevaliers ont gagné\u{a0}: le dragon est pris\u{a0}!";
    BLUE_WINS: "Les Bleus ont gagné\u{a0}: le dragon est pris\u{a0}!";
    GREEN_WINS: "Les Verts ont gagné\u{a0}: le dragon est pris\u{a0}!";
    YELLOW_WINS: "Les Jaunes ont gagné\u{a0}: le dragon est pris\u{a0}!";
    VIOLET_WINS: "Les Violets ont gagné\u{a0}: le dragon est pris\u{a0}!";

    NOT_YOUR_COLOUR: "Choisis un chevalier de ta couleur.";
}

/// Names of the pieces, by kind.
pub const KINDS: &[(&str, Phrase)] = &[
    ("helmet", KNIGHT),
    ("dragon", DRAGON),
    ("tower-blue", BLUE_TOWER),
    ("tower-green", GREEN_TOWER),
    ("tower-yellow", YELLOW_TOWER),
    ("tower-violet", VIOLET_TOWER),
    ("tower-stone", STONE_TOWER),
];
