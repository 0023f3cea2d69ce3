//! The problems of the game: the dragon eats and is trapped.

use crate::kernel::problem::{Kind, ProblemFacts, wins_or_takes};

/// What its problems are about.
pub const FACTS: &ProblemFacts = &ProblemFacts {
    kinds: &[Kind::Take, Kind::Save, Kind::Path, Kind::Two],
    asks: &[],
    aim: wins_or_takes,
    targets: &["tower-"],
};
