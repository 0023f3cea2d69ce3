//! Problems of the game: Monarchs and thrones.

use crate::kernel::problem::{Kind, ProblemFacts, wins};

/// Facts about the game's problems.
pub const FACTS: &ProblemFacts = &ProblemFacts {
    kinds: &[Kind::Take, Kind::Save, Kind::Path, Kind::Two, Kind::Three],
    asks: &[],
    aim: wins,
    targets: &["throne"],
};
