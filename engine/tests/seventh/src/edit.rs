//! Position editor of the game.

use engine::kernel::edit::{Edit, Editable, Setting, SparePiece};
use engine::kernel::piece::{Spot, Tray};

use super::board::Cell;
use super::position::{Position, Side};
use super::scene::token;

impl Editable for Position {
    fn spares(&self) -> Vec<SparePiece> {
        let spare = |side: Side| {
            let on_board = u32::from(self.knight(side).is_some());
            SparePiece::new(token(side, Spot::In(side.seat(), Tray::Hand)), 1, on_board)
        };
        Side::BOTH.map(spare).to_vec()
    }

    fn settings(&self) -> Vec<Setting> {
        let seats = Side::BOTH.into_iter().map(Side::seat);
        vec![Setting::to_move(seats, self.mover.seat())]
    }

    fn edit(&mut self, edit: Edit) {
        self.roll = None;
        let cell = match edit {
            Edit::Put(_, place) | Edit::Clear(place) => Cell::at(place),
            Edit::Begin | Edit::Empty | Edit::Set(..) => None,
        };
        let stays =
            |knight: &Option<Cell>| edit != Edit::Empty && (cell.is_none() || *knight != cell);
        self.knights = self
            .knights
            .map(|knight| Some(knight).filter(stays).flatten());
        match edit {
            Edit::Put(side, _) => self.knights[side] = cell,
            Edit::Set(_, side) => self.mover = Side::BOTH[side],
            Edit::Begin | Edit::Empty | Edit::Clear(_) => {}
        }
    }
}
