//! Board editor of the game.

use alloc::vec::Vec;

use super::board::Cell;
use super::field::Field;
use super::figures::{Figure, Rank, Side};
use super::position::{Phase, Position};
use super::scene::piece;
use crate::kernel::edit::{Edit, Editable, Setting, SparePiece};
use crate::kernel::piece::{Spot, Tray};

fn figures() -> impl Iterator<Item = Figure> {
    let of = |side| {
        Rank::ALL
            .into_iter()
            .map(move |rank| Figure::new(side, rank))
    };
    Side::BOTH.into_iter().flat_map(of)
}

impl Editable for Position {
    fn spares(&self) -> Vec<SparePiece> {
        let spare = |figure: Figure| {
            let of = if figure.rank == Rank::Monarch { 1 } else { 2 };
            let spot = Spot::In(figure.side.seat(), Tray::Hand);
            SparePiece::new(piece(figure, spot), of, self.field.all(figure).size())
        };
        figures().map(spare).collect()
    }

    fn settings(&self) -> Vec<Setting> {
        let seats = Side::BOTH.into_iter().map(Side::seat);
        Vec::from([Setting::to_move(seats, self.side.seat())])
    }

    fn edit(&mut self, edit: Edit) {
        self.phase = Phase::Play;
        self.count = 0;
        match edit {
            Edit::Begin => {}
            Edit::Empty => self.field = Field::EMPTY,
            Edit::Put(number, place) => {
                let cell = Cell::at(place);
                if let (Some(figure), Some(cell)) = (figures().nth(number), cell) {
                    let others = self.field.all(figure);
                    if figure.rank == Rank::Monarch {
                        self.field = others.into_iter().fold(self.field, Field::without);
                    }
                    self.field = self.field.without(cell).with(figure, cell);
                }
            }
            Edit::Clear(place) => {
                if let Some(cell) = Cell::at(place) {
                    self.field = self.field.without(cell);
                }
            }
            Edit::Set(_, value) => self.side = Side::BOTH[value.min(1)],
        }
    }
}
