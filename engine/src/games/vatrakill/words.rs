//! The names, prompts and kind answers of the game, in every language. Those of the dragon's turn are the box's.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::games::patrakill::words::{DRAGON, KNIGHT, STONE_TOWER};
use crate::kernel::words::Phrase;

crate::phrases! {
    NAME: "Vatrakill", "Vatrakill";
    BLUE_SIDE: "les bleus", "the blue knights";
    GREEN_SIDE: "les verts", "the green knights";
    YELLOW_SIDE: "les jaunes", "the yellow knights";
    VIOLET_SIDE: "les Violets", "the violet knights";
    KNIGHTS_SIDE: "les chevaliers", "the knights";

    TWO: "à deux", "for two";
    THREE: "à trois", "for three";
    FOUR: "à quatre", "for four";
    FIVE: "à cinq", "for five";
    ZONES: "les zones des chevaliers", "the zones of the knights";
    FACE_TO_FACE: "face à face", "face to face";
    SIDE_BY_SIDE: "côte à côte", "side by side";
    BEGINS: "qui commence", "who begins";
    KNIGHTS_BEGIN: "les chevaliers", "the knights";
    DRAGON_BEGINS: "le dragon", "the dragon";

    BLUE_TOWER: "tour bleue", "blue tower";
    GREEN_TOWER: "tour verte", "green tower";
    YELLOW_TOWER: "tour jaune", "yellow tower";
    VIOLET_TOWER: "tour violette", "violet tower";

    MOVE_OWN: "Avance un chevalier de ta couleur.", "Move a knight of your colour.";
    MOVE_ANY: "Avance un chevalier.", "Move a knight.";
    DRAGON_WINS: "Le dragon gagne\u{a0}: sa brochette est complète\u{a0}!", "The dragon wins: its skewer is full!";
    KNIGHTS_WIN: "Les chevaliers gagnent\u{a0}: le dragon est pris\u{a0}!", "The knights win: the dragon is caught!";
    BLUE_WINS: "Les Bleus gagnent\u{a0}: le dragon est pris\u{a0}!", "Blue wins: the dragon is caught!";
    GREEN_WINS: "Les Verts gagnent\u{a0}: le dragon est pris\u{a0}!", "Green wins: the dragon is caught!";
    YELLOW_WINS: "Les Jaunes gagnent\u{a0}: le dragon est pris\u{a0}!", "Yellow wins: the dragon is caught!";
    VIOLET_WINS: "Les Violets gagnent\u{a0}: le dragon est pris\u{a0}!", "Violet wins: the dragon is caught!";

    NOT_YOUR_COLOUR: "Choisis un chevalier de ta couleur.", "Choose a knight of your colour.";
}

/// The names of the pieces, by kind.
pub const KINDS: &[(&str, Phrase)] = &[
    ("helmet", KNIGHT),
    ("dragon", DRAGON),
    ("tower-blue", BLUE_TOWER),
    ("tower-green", GREEN_TOWER),
    ("tower-yellow", YELLOW_TOWER),
    ("tower-violet", VIOLET_TOWER),
    ("tower-stone", STONE_TOWER),
];
