//! Phrases for retelling a finished game.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use super::{scene, words};
use crate::games::patrakill::{chronicle as shared, pieces};
use crate::kernel::chronicle::{Chronicle, Sign, Telling};

crate::phrases! {
    TOWER_PLACED: "Les chevaliers posent une tour.";
    TOWER_BROKEN: "Le dragon brise une tour.";
}

/// Retelling. The first seat is the knights', the second the dragon's.
pub const CHRONICLE: &Chronicle = &Chronicle {
    departures: &[&shared::KNIGHTS_SET_OUT, &shared::DRAGON_SETS_OUT],
    tellings: &[
        shared::A_KNIGHT_IS_EATEN,
        shared::A_KNIGHT_IS_THROWN,
        shared::THE_TRAP_CLOSES,
        shared::A_PASSAGE,
        shared::THE_DRAGON_IS_STUCK,
        Telling::new(
            Sign::Becomes(scene::MOVING_TOWER, pieces::STONE_TOWER),
            &TOWER_PLACED,
            45,
        ),
        Telling::new(
            Sign::Becomes(scene::MOVING_TOWER, pieces::BROKEN_TOWER),
            &TOWER_BROKEN,
            65,
        ),
        Telling::said(&words::SECOND_ROUND, 80),
    ],
};
