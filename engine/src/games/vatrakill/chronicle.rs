//! Phrases for retelling a finished game.

use crate::games::patrakill::chronicle as shared;
use crate::kernel::chronicle::Chronicle;

/// Retelling. The last seat is the dragon's; all others are knights'.
pub const CHRONICLE: &Chronicle = &Chronicle {
    departures: &[
        &shared::KNIGHTS_SET_OUT,
        &shared::KNIGHTS_SET_OUT,
        &shared::KNIGHTS_SET_OUT,
        &shared::KNIGHTS_SET_OUT,
        &shared::KNIGHTS_SET_OUT,
        &shared::DRAGON_SETS_OUT,
    ],
    tellings: &[
        shared::A_KNIGHT_IS_EATEN,
        shared::A_KNIGHT_IS_THROWN,
        shared::THE_TRAP_CLOSES,
        shared::A_PASSAGE,
        shared::THE_DRAGON_IS_STUCK,
    ],
};
