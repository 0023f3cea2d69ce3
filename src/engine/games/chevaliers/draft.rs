//! Setting up a position by hand.

use alloc::vec::Vec;

use super::board::Cell;
use super::figures::{Figure, Goal, Item, Rank, Side};
use super::position::{Lie, Mark, Phase, Position};
use super::scene::piece;
use crate::kernel::draft::{Edit, Knob, Stamp};
use crate::kernel::piece::{Spot, Tray};
use crate::kernel::step::Place;

fn items() -> impl Iterator<Item = Item> {
    let figures = Figure::ALL.into_iter().map(Item::Figure);
    figures.chain(Goal::ALL.into_iter().map(Item::Goal))
}

/// The figures and the goals.
pub fn stamps(at: &Position) -> Vec<Stamp> {
    let stamp = |item: Item| {
        let (of, on_board) = match item {
            Item::Figure(figure) => (figure.rank.most(), at.count(figure)),
            Item::Goal(goal) => (1, u8::from(at.goals[goal as usize] != Lie::Taken)),
        };
        let spot = Spot::In(item.side().seat(), Tray::Hand);
        Stamp::new(piece(at, item, spot), u32::from(of), u32::from(on_board))
    };
    items().map(stamp).collect()
}

/// Who moves.
pub fn knobs(at: &Position) -> Vec<Knob> {
    let seats = Side::BOTH.into_iter().map(Side::seat);
    Vec::from([Knob::to_move(seats, at.side.seat())])
}

fn lift(at: &mut Position, cell: Cell) {
    for cells in at.sides.iter_mut().chain([&mut at.middle, &mut at.chiefs]) {
        cells.remove(cell);
    }
}

fn cell(place: Place) -> Option<Cell> {
    Cell::nth(usize::from(place.0))
}

/// Changes a position.
pub fn edit(at: &mut Position, edit: Edit) {
    at.phase = Phase::Play;
    at.moved = Mark::None;
    at.quiet = 0;
    match edit {
        Edit::Begin => {
            at.hands = [[0; 3]; 2];
            for goal in &mut at.goals {
                if *goal == Lie::Held {
                    *goal = Lie::Taken;
                }
            }
        }
        Edit::Empty => *at = Position::empty(at.side, at.numbers),
        Edit::Put(number, place) => match (items().nth(number), cell(place)) {
            (Some(Item::Figure(figure)), Some(cell)) => {
                lift(at, cell);
                if figure.rank == Rank::Chief {
                    let own = at.sides[figure.side as usize];
                    let chiefs = own.into_iter().filter(|cell| at.chiefs.has(*cell));
                    let old: Vec<Cell> = chiefs.collect();
                    old.into_iter().for_each(|cell| lift(at, cell));
                }
                at.stand(figure, cell);
            }
            (Some(Item::Goal(goal)), Some(cell)) => {
                if let Some(other) = at.goal(cell) {
                    at.goals[other as usize] = Lie::Taken;
                }
                at.goals[goal as usize] = Lie::On(cell);
            }
            _ => {}
        },
        Edit::Clear(place) => {
            let Some(cell) = cell(place) else {
                return;
            };
            if at.figure(cell).is_some() {
                lift(at, cell);
            } else if let Some(goal) = at.goal(cell) {
                at.goals[goal as usize] = Lie::Taken;
            }
        }
        Edit::Turn(_, value) => at.side = Side::BOTH[value.min(1)],
    }
}
