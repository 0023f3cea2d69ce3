//! The problems of the game: goals are taken, kept and reached, fights chosen and counted.

use crate::kernel::problem::{Ask, Kind, ProblemFacts, wins_or_takes};

/// What its problems are about.
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
