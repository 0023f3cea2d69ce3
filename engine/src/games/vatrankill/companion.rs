//! What a computer player must know of this game besides its rules: its levels, and what its evaluation means. What it
//! says of captures is that of both games of the box.

use crate::kernel::logistic::Scale;
use crate::kernel::strength::{Ladder, Strength};

/// Its levels. (`docs/players.md`)
pub const LADDER: Ladder = [
    Strength::new(400, 1, 750, 300),
    Strength::new(1_000, 2, 300, 150),
    Strength::new(4_000, Strength::MAX_PLIES, 150, 60),
    Strength::new(15_000, Strength::MAX_PLIES, 60, 30),
    Strength::new(300_000, Strength::MAX_PLIES, 500, 2),
];

/// What its evaluation means, measured in games between the best. (`docs/players.md`)
pub const SCALE: Scale = Scale::Logit(180);
