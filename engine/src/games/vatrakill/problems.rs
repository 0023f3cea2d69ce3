//! Problems of the game: meals and traps of the dragon.

use crate::kernel::problem::{Kind, ProblemFacts, wins_or_takes};

/// Facts about the game's problems.
pub const FACTS: &ProblemFacts = &ProblemFacts {
    kinds: &[Kind::Take, Kind::Save, Kind::Path, Kind::Two],
    asks: &[],
    aim: wins_or_takes,
    targets: &["tower-"],
};
