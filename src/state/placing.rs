//! How the pieces of new games come onto the board: the teacher decides.

/// A way to place the pieces; a game that does not know it places them as its rules say.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Placing {
    /// As the rules say.
    #[default]
    Ready,
    /// By chance.
    Random,
    /// By the players.
    ByHand,
}

impl Placing {
    /// All ways.
    pub const ALL: [Self; 3] = [Self::Ready, Self::Random, Self::ByHand];

    /// Its name where settings are kept.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ready => "ready",
            Self::Random => "random",
            Self::ByHand => "by-hand",
        }
    }
}
