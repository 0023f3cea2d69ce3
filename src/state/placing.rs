//! Initial placement of the pieces of new games, as the teacher has set it.

/// Placement of the pieces. A game that does not support a mode follows its rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Placing {
    /// As in the rules.
    #[default]
    Ready,
    /// Random.
    Random,
    /// By the players.
    ByHand,
}

impl Placing {
    /// All placement modes.
    pub const ALL: [Self; 3] = [Self::Ready, Self::Random, Self::ByHand];

    /// Name in saved settings.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ready => "ready",
            Self::Random => "random",
            Self::ByHand => "by-hand",
        }
    }
}
