//! Shape of the window, and boxes around the board.

use engine::kernel::scene::Scene;

/// Shape of the window.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// Wider than high: the board is in landscape orientation.
    Wide,
    /// Higher than wide: the board is in portrait orientation, with trays beside it.
    Tall,
    /// Phone in portrait orientation: upright board, trays above and below.
    Narrow,
    /// Phone in landscape orientation: the board is in landscape, everything else at its sides.
    Low,
}

impl Shape {
    /// Returns the shape of a window of the given width and height.
    pub const fn of((w, h): (f64, f64)) -> Self {
        match (w > h, w, h) {
            (true, _, h) if h < 560.0 => Self::Low,
            (true, ..) => Self::Wide,
            (false, w, _) if w < 600.0 => Self::Narrow,
            (false, ..) => Self::Tall,
        }
    }

    /// Returns the name in the style sheets.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Wide => "wide",
            Self::Tall => "tall",
            Self::Narrow => "narrow",
            Self::Low => "low",
        }
    }
}

/// Boxes around the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Around {
    /// A shelf of goals and a bench for each of two sides.
    Trays,
    /// A card with all counters for each of this many seats.
    Cards(usize),
}

impl Around {
    /// Returns the name in the style sheets.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Trays => "with-trays",
            Self::Cards(_) => "with-cards",
        }
    }

    /// Returns the kind of boxes that a scene needs.
    pub fn of(scene: &Scene) -> Self {
        if scene.shelves.is_empty() || scene.players.len() > 2 {
            Self::Cards(scene.players.len())
        } else {
            Self::Trays
        }
    }
}
