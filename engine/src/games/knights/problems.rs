//! The problems of the game: horses are captured, sheltered and led to the unicorns.

use crate::kernel::problem::{Kind, ProblemFacts, wins_or_takes};

/// What its problems are about.
pub const FACTS: &ProblemFacts = &ProblemFacts {
    kinds: &[Kind::Take, Kind::Save, Kind::Path, Kind::Two],
    asks: &[],
    aim: wins_or_takes,
    targets: &["unicorn"],
};
