//! The problems of the game: Monarchs and thrones.

use crate::kernel::problem::{Kind, ProblemFacts, wins};

/// What its problems are about.
pub const FACTS: &ProblemFacts = &ProblemFacts {
    kinds: &[Kind::Take, Kind::Save, Kind::Path, Kind::Two, Kind::Three],
    asks: &[],
    aim: wins,
    targets: &["throne"],
};
