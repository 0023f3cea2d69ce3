//! Setting up a position by hand.

use alloc::vec::Vec;

use super::board::Cell;
use super::field::Field;
use super::figures::{Figure, Rank, Side};
use super::position::{Phase, Position};
use super::scene::piece;
use crate::kernel::draft::{Edit, Knob, Stamp};
use crate::kernel::piece::{Spot, Tray};

fn figures() -> impl Iterator<Item = Figure> {
    let of = |side| {
        Rank::ALL
            .into_iter()
            .map(move |rank| Figure::new(side, rank))
    };
    Side::BOTH.into_iter().flat_map(of)
}

/// The Monarchs and the knights of each size.
pub fn stamps(at: &Position) -> Vec<Stamp> {
    let stamp = |figure: Figure| {
        let of = if figure.rank == Rank::Monarch { 1 } else { 2 };
        let spot = Spot::In(figure.side.seat(), Tray::Hand);
        Stamp::new(piece(figure, spot), of, at.field.all(figure).size())
    };
    figures().map(stamp).collect()
}

/// Who moves.
pub fn knobs(at: &Position) -> Vec<Knob> {
    let seats = Side::BOTH.into_iter().map(Side::seat);
    Vec::from([Knob::to_move(seats, at.side.seat())])
}

/// Changes a position.
pub fn edit(at: &mut Position, edit: Edit) {
    at.phase = Phase::Play;
    at.count = 0;
    match edit {
        Edit::Begin => {}
        Edit::Empty => at.field = Field::EMPTY,
        Edit::Put(number, place) => {
            let cell = Cell::at(place);
            if let (Some(figure), Some(cell)) = (figures().nth(number), cell) {
                let others = at.field.all(figure);
                if figure.rank == Rank::Monarch {
                    at.field = others.into_iter().fold(at.field, Field::without);
                }
                at.field = at.field.without(cell).with(figure, cell);
            }
        }
        Edit::Clear(place) => {
            if let Some(cell) = Cell::at(place) {
                at.field = at.field.without(cell);
            }
        }
        Edit::Turn(_, value) => at.side = Side::BOTH[value.min(1)],
    }
}
