//! Board editor of the game. The towers stay in place.

use alloc::vec::Vec;

use super::board::{KNIGHTS, Zone};
use super::position::{Phase, Position};
use super::scene::knight;
use super::seats::{Faction, Player};
use crate::games::patrakill::bans::Bans;
use crate::games::patrakill::board::Cell;
use crate::games::patrakill::cells::Cells;
use crate::games::patrakill::pieces;
use crate::kernel::edit::{Edit, Editable, Setting, SparePiece};
use crate::kernel::piece::{Spot, Tray};

fn clear(at: &mut Position, cell: Cell) {
    at.knights
        .iter_mut()
        .for_each(|knights| knights.remove(cell));
    at.dragon.remove(cell);
}

impl Editable for Position {
    fn spares(&self) -> Vec<SparePiece> {
        let spot = Spot::In(Player::Dragon.seat(), Tray::Hand);
        let dragon = pieces::dragon(Player::Dragon.seat(), spot);
        let of = |faction: Faction| {
            let front = self.zones.zone(faction).map(Zone::forward);
            let on_board = self.knights[faction as usize].size();
            SparePiece::new(knight(self, faction, front, spot), KNIGHTS, on_board)
        };
        let mut spares = Vec::from([SparePiece::new(dragon, 1, self.dragon.size())]);
        spares.extend(self.zones.factions().map(of));
        spares
    }

    fn settings(&self) -> Vec<Setting> {
        let seats = self.order.iter().map(Player::seat);
        Vec::from([Setting::to_move(seats, self.player().seat())])
    }

    fn edit(&mut self, edit: Edit) {
        match edit {
            Edit::Begin => {}
            Edit::Empty => {
                self.knights = [Cells::NONE; 4];
                self.dragon = Cells::NONE;
            }
            Edit::Put(number, place) => {
                if let Some(cell) = Cell::of_place(place) {
                    clear(self, cell);
                    match number.checked_sub(1) {
                        None => self.dragon = Cells::one(cell),
                        Some(number) => {
                            if let Some(faction) = self.zones.factions().nth(number) {
                                self.knights[faction as usize].add(cell);
                            }
                        }
                    }
                }
            }
            Edit::Clear(place) => {
                if let Some(cell) = Cell::of_place(place) {
                    clear(self, cell);
                }
            }
            Edit::Set(_, value) => {
                self.turn = (value as u8).min(self.order.count().saturating_sub(1))
            }
        }
        self.calm = 0;
        self.bans = Bans::NONE;
        self.phase = if self.dragon.is_empty() {
            Phase::Landing
        } else {
            Phase::Turn
        };
        let lost = |faction: Faction| KNIGHTS.saturating_sub(self.knights[faction as usize].size());
        self.eaten = self.zones.factions().map(lost).sum::<u32>() as u8;
    }
}
