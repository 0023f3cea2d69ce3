//! Moods: expressions of the characters. Without the layers of `assets/games/chevaliers/faces.svg` a piece looks calm.

/// Expression other than the calm one of the drawing itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mood {
    /// Alert: about to act.
    Chosen,
    /// Cheerful: won.
    Glad,
    /// Sad: lost.
    Sorry,
    /// Resting.
    Asleep,
}

impl Mood {
    /// Returns the value of `data-mood`, by which `styles/faces.css` shows a layer.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Chosen => "chosen",
            Self::Glad => "glad",
            Self::Sorry => "sorry",
            Self::Asleep => "asleep",
        }
    }

    /// Returns the mood of the winning or losing side.
    pub const fn of_result(has_won: bool) -> Self {
        if has_won { Self::Glad } else { Self::Sorry }
    }
}
