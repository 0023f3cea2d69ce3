//! Strength of a computer player: node budget, depth, and frequency and size of blunders.

use core::fmt::{self, Display, Formatter};

/// Parameters of one level of a computer player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Strength {
    /// Maximum number of nodes per search.
    pub node_budget: u32,
    /// Maximum search depth, in plies.
    pub plies: u32,
    /// Share of blunders (deliberately inferior actions), in permille.
    pub blunder_permille: u32,
    /// Maximum evaluation loss of a blunder, in points.
    pub blunder_margin: u32,
}

/// Strengths of the five levels of one game, the easiest first.
pub type Ladder = [Strength; 5];

/// Default ladder, for games without measured values. (`docs/players.md`)
pub const USUAL_LADDER: Ladder = [
    Strength::new(400, 1, 750, 300),
    Strength::new(1_000, 2, 300, 150),
    Strength::new(4_000, Strength::MAX_PLIES, 150, 60),
    Strength::new(15_000, Strength::MAX_PLIES, 60, 30),
    Strength::new(100_000, Strength::MAX_PLIES, 500, 2),
];

impl Strength {
    /// Maximum search depth, in plies; in practice only the node budget limits a search.
    pub const MAX_PLIES: u32 = 40;

    /// Creates a strength from its parameters.
    pub const fn new(
        node_budget: u32,
        plies: u32,
        blunder_permille: u32,
        blunder_margin: u32,
    ) -> Self {
        Self {
            node_budget,
            plies,
            blunder_permille,
            blunder_margin,
        }
    }

    /// Creates a strength with a node budget that never blunders.
    pub const fn of_nodes(node_budget: u32) -> Self {
        Self::new(node_budget, Self::MAX_PLIES, 0, 0)
    }

    /// Parses `NODES`, or `NODES,PLIES,PERMILLE,MARGIN`; missing values are those of a search without
    /// blunders.
    pub fn read(text: &str) -> Option<Self> {
        let mut numbers = text.split(',').map(|number| number.parse::<u32>().ok());
        let node_budget = numbers.next()??;
        let mut next = |usual: u32| numbers.next().unwrap_or(Some(usual));
        let (plies, permille, margin) = (next(Self::MAX_PLIES)?, next(0)?, next(0)?);
        let is_whole = numbers.next().is_none();
        let is_sane = is_whole && plies <= Self::MAX_PLIES && permille <= 1000 && margin <= 2000;
        is_sane.then_some(Self::new(node_budget, plies, permille, margin))
    }
}

impl Display for Strength {
    fn fmt(&self, out: &mut Formatter<'_>) -> fmt::Result {
        let Self {
            node_budget,
            plies,
            blunder_permille,
            blunder_margin,
        } = self;
        write!(
            out,
            "{node_budget},{plies},{blunder_permille},{blunder_margin}"
        )
    }
}
