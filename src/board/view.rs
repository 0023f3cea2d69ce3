//! A board, and where it lies.

use engine::kernel::board::Board;
use engine::kernel::step::Place;

use super::layout::{Layout, Rect};

/// A board, and where it lies.
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// The board.
    pub board: &'a Board,
    /// Where it lies.
    pub layout: &'a Layout,
}

impl<'a> View<'a> {
    /// That board, laid there.
    pub const fn new(board: &'a Board, layout: &'a Layout) -> Self {
        Self { board, layout }
    }

    /// The centre of a place in the window.
    pub fn centre(&self, place: Place) -> (f64, f64) {
        self.layout.centre(self.board, place)
    }

    /// The square of a place in the window.
    pub fn square(&self, place: Place) -> Rect {
        self.layout.square(self.board, place)
    }

    /// Whether a place is in the part of the board that is seen.
    pub fn sees(&self, place: Place) -> bool {
        self.layout.sees(self.board, place)
    }

    /// All places of the board.
    pub fn places(&self) -> impl Iterator<Item = Place> + use<> {
        (0..self.board.places.len()).map(|index| Place(index as u16))
    }
}
