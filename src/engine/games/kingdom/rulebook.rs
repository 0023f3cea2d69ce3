//! The complete rules, in our own words, for adults.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use crate::kernel::game::Chapter;

crate::phrases! {
    AIM_TITLE: "Le but du jeu", "The aim";
    AIM: "Deux royaumes se font face. On gagne de deux façons\u{a0}: en prenant le Monarque adverse, ou en menant son propre Monarque jusqu’au trône d’en face.",
        "Two kingdoms face each other. There are two ways to win: take the enemy Monarch, or lead your own Monarch to the throne opposite.";
}

/// The chapters, in order.
pub const CHAPTERS: &[Chapter] = &[Chapter {
    title: AIM_TITLE,
    text: &[AIM],
}];
