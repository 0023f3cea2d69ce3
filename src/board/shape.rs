//! The shape of the window, and what stands around the board.

use engine::kernel::scene::Scene;

/// The shape of the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// Wider than high: the board lies on its side.
    Wide,
    /// Higher than wide: the board stands, trays beside it.
    Tall,
    /// A phone held upright: the board stands, trays above and below.
    Narrow,
    /// A phone held sideways: the board lies, everything else is at its sides.
    Low,
}

impl Shape {
    /// The shape of a window of that width and height.
    pub const fn of((w, h): (f64, f64)) -> Self {
        match (w > h, w, h) {
            (true, _, h) if h < 560.0 => Self::Low,
            (true, ..) => Self::Wide,
            (false, w, _) if w < 600.0 => Self::Narrow,
            (false, ..) => Self::Tall,
        }
    }

    /// Its name in the style sheets.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Wide => "wide",
            Self::Tall => "tall",
            Self::Narrow => "narrow",
            Self::Low => "low",
        }
    }
}

/// What stands around the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Around {
    /// A shelf of goals and a bench for each of two sides.
    Trays,
    /// A card for each of so many seats, with all that is counted for it.
    Cards(usize),
}

impl Around {
    /// Its name in the style sheets.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Trays => "with-trays",
            Self::Cards(_) => "with-cards",
        }
    }

    /// What a scene needs.
    pub fn of(scene: &Scene) -> Self {
        if scene.shelves.is_empty() || scene.players.len() > 2 {
            Self::Cards(scene.players.len())
        } else {
            Self::Trays
        }
    }
}
