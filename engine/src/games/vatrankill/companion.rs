//! Computer players of this game: levels and scale of the evaluation. Both games of the box share the sayings
//! about captures.

use crate::kernel::logistic::Scale;
use crate::kernel::strength::{Ladder, Strength};

/// Strengths of its computer players. (`docs/players.md`)
pub const LADDER: Ladder = [
    Strength::new(400, 1, 750, 300),
    Strength::new(1_000, 2, 300, 150),
    Strength::new(4_000, Strength::MAX_PLIES, 150, 60),
    Strength::new(15_000, Strength::MAX_PLIES, 60, 30),
    Strength::new(300_000, Strength::MAX_PLIES, 500, 2),
];

/// Scale of its evaluation, measured in games between the strongest players. (`docs/players.md`)
pub const SCALE: Scale = Scale::Logit(180);
