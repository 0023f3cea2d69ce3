//! Problems of the game: capturing, guarding and reaching goals, choosing and calculating fights.

use crate::kernel::problem::{Ask, Kind, ProblemFacts, wins_or_takes};

/// Facts about the game's problems.
pub const FACTS: &ProblemFacts = &ProblemFacts {
    kinds: &[
        Kind::Take,
        Kind::Save,
        Kind::Fight,
        Kind::Count,
        Kind::Path,
        Kind::Two,
        Kind::Three,
    ],
    asks: &[Ask::Attacker, Ask::Defender, Ask::More],
    aim: wins_or_takes,
    targets: &["castle", "village", "princess", "treasure"],
};
