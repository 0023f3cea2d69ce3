//! Phrases for retelling a finished game, shared by both games of the box.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use super::{pieces, words};
use crate::kernel::chronicle::Telling;

crate::phrases! {
    KNIGHTS_SET_OUT: "Les chevaliers partent chasser le dragon.";
    DRAGON_SETS_OUT: "Le dragon sort de sa grotte.";
    EATEN: "Le dragon mange un chevalier.";
}

/// A knight is eaten.
pub const A_KNIGHT_IS_EATEN: Telling = Telling::taken(pieces::KNIGHT, &EATEN, 50);
/// A knight is thrown out of its tower.
pub const A_KNIGHT_IS_THROWN: Telling = Telling::said(&words::THROWN, 60);
/// The dragon is trapped.
pub const THE_TRAP_CLOSES: Telling = Telling::said(&words::TRAPPED, 95);
/// A knight takes a secret passage.
pub const A_PASSAGE: Telling = Telling::said(&words::PASSAGE, 40);
/// The dragon cannot move.
pub const THE_DRAGON_IS_STUCK: Telling = Telling::said(&words::DRAGON_STUCK, 45);
