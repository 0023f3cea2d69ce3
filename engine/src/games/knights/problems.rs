//! Problems of the game: capturing horses, sheltering them, and leading them to the unicorns.

use crate::kernel::problem::{Kind, ProblemFacts, wins_or_takes};

/// Facts about the game's problems.
pub const FACTS: &ProblemFacts = &ProblemFacts {
    kinds: &[Kind::Take, Kind::Save, Kind::Path, Kind::Two],
    asks: &[],
    aim: wins_or_takes,
    targets: &["unicorn"],
};
