//! The names, prompts and kind answers of the game, in every language.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::kernel::words::Phrase;

crate::phrases! {
    NAME: "Vatrakill", "Vatrakill";
    BLUE_SIDE: "les bleus", "blue";
    GREEN_SIDE: "les verts", "green";
    YELLOW_SIDE: "les jaunes", "yellow";
    VIOLET_SIDE: "les violets", "violet";
    KNIGHTS_SIDE: "les chevaliers", "the knights";
    DRAGON_SIDE: "le dragon", "the dragon";
    WHOLE: "complète", "complete";

    KNIGHT: "chevalier", "knight";
    DRAGON: "dragon", "dragon";
    TOWER: "tour", "tower";

    CHOOSE_CELL: "Choisis une case qui brille.", "Choose a shining cell.";
}

/// The names of the pieces, by kind.
pub const KINDS: &[(&str, Phrase)] = &[("knight", KNIGHT), ("dragon", DRAGON), ("tower", TOWER)];
