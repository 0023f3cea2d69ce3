//! Board editor of the game.

use alloc::vec::Vec;

use super::board::Cell;
use super::figures::{Figure, Goal, Item, Rank, Side};
use super::position::{Lie, Mark, Phase, Position};
use super::scene::piece;
use crate::kernel::edit::{Edit, Editable, Setting, SparePiece};
use crate::kernel::piece::{Spot, Tray};
use crate::kernel::step::Place;

fn items() -> impl Iterator<Item = Item> {
    let figures = Figure::ALL.into_iter().map(Item::Figure);
    figures.chain(Goal::ALL.into_iter().map(Item::Goal))
}

fn cell(place: Place) -> Option<Cell> {
    Cell::nth(usize::from(place.0))
}

impl Editable for Position {
    fn spares(&self) -> Vec<SparePiece> {
        let spare = |item: Item| {
            let (of, on_board) = match item {
                Item::Figure(figure) => (figure.rank.most(), self.count(figure)),
                Item::Goal(goal) => (1, u8::from(self.goals[goal as usize] != Lie::Taken)),
            };
            let spot = Spot::In(item.side().seat(), Tray::Hand);
            SparePiece::new(piece(self, item, spot), u32::from(of), u32::from(on_board))
        };
        items().map(spare).collect()
    }

    fn settings(&self) -> Vec<Setting> {
        let seats = Side::BOTH.into_iter().map(Side::seat);
        Vec::from([Setting::to_move(seats, self.side.seat())])
    }

    fn edit(&mut self, edit: Edit) {
        self.phase = Phase::Play;
        self.moved = Mark::None;
        self.quiet = 0;
        match edit {
            Edit::Begin => {
                self.hands = [[0; 3]; 2];
                for goal in &mut self.goals {
                    if *goal == Lie::Held {
                        *goal = Lie::Taken;
                    }
                }
            }
            Edit::Empty => *self = Position::empty(self.side, self.numbers),
            Edit::Put(number, place) => match (items().nth(number), cell(place)) {
                (Some(Item::Figure(figure)), Some(cell)) => {
                    self.lift(cell);
                    if figure.rank == Rank::Chief {
                        let own = self.sides[figure.side as usize];
                        let chiefs = own.into_iter().filter(|cell| self.chiefs.has(*cell));
                        let old: Vec<Cell> = chiefs.collect();
                        old.into_iter().for_each(|cell| self.lift(cell));
                    }
                    self.stand(figure, cell);
                }
                (Some(Item::Goal(goal)), Some(cell)) => {
                    if let Some(other) = self.goal(cell) {
                        self.goals[other as usize] = Lie::Taken;
                    }
                    self.goals[goal as usize] = Lie::On(cell);
                }
                _ => {}
            },
            Edit::Clear(place) => {
                let Some(cell) = cell(place) else {
                    return;
                };
                if self.figure(cell).is_some() {
                    self.lift(cell);
                } else if let Some(goal) = self.goal(cell) {
                    self.goals[goal as usize] = Lie::Taken;
                }
            }
            Edit::Set(_, value) => self.side = Side::BOTH[value.min(1)],
        }
    }
}
