//! Board with its layout.

use engine::kernel::board::Board;
use engine::kernel::step::Place;

use super::layout::{Layout, Rect};

/// Board with its layout.
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// The board.
    pub board: &'a Board,
    /// Its layout.
    pub layout: &'a Layout,
}

impl<'a> View<'a> {
    /// Pairs a board with a layout.
    pub const fn new(board: &'a Board, layout: &'a Layout) -> Self {
        Self { board, layout }
    }

    /// Returns the centre of a place in the window.
    pub fn centre(&self, place: Place) -> (f64, f64) {
        self.layout.centre(self.board, place)
    }

    /// Returns the square of a place in the window.
    pub fn square(&self, place: Place) -> Rect {
        self.layout.square(self.board, place)
    }

    /// Checks whether a place is in the visible part of the board.
    pub fn sees(&self, place: Place) -> bool {
        self.layout.sees(self.board, place)
    }

    /// Iterates over all places of the board.
    pub fn places(&self) -> impl Iterator<Item = Place> + use<> {
        (0..self.board.places.len()).map(|index| Place(index as u16))
    }
}
