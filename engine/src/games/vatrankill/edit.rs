//! Board editor of the game.

use alloc::vec::Vec;

use super::board::{CAMP, KNIGHTS, TOWERS};
use super::position::{Phase, Position, Round, Side};
use super::scene::{broken_tower, knight, moving_tower, placed_tower};
use super::words;
use crate::games::patrakill::bans::Bans;
use crate::games::patrakill::board::{Cell, Way};
use crate::games::patrakill::cells::Cells;
use crate::games::patrakill::pieces;
use crate::kernel::edit::{Edit, Editable, Setting, SettingValue, SparePiece};
use crate::kernel::piece::{Spot, Tray};

fn clear(at: &mut Position, cell: Cell) {
    for cells in [
        &mut at.outward,
        &mut at.homeward,
        &mut at.moving,
        &mut at.towers,
        &mut at.broken,
        &mut at.dragon,
    ] {
        cells.remove(cell);
    }
}

impl Editable for Position {
    fn spares(&self) -> Vec<SparePiece> {
        let spot = Spot::In(Side::Knights.seat(), Tray::Hand);
        let standing = (self.outward | self.homeward | self.moving).size();
        let towers = (self.towers | self.moving | self.broken).size();
        let mut spares = Vec::from([
            SparePiece::new(
                pieces::dragon(Side::Dragon.seat(), spot),
                1,
                self.dragon.size(),
            ),
            SparePiece::new(knight(Some(Way::North), spot), KNIGHTS, standing),
            SparePiece::new(knight(Some(Way::South), spot), KNIGHTS, standing),
            SparePiece::new(placed_tower(spot), TOWERS, towers),
            SparePiece::new(broken_tower(spot), TOWERS, towers),
        ]);
        if self.round == Round::First {
            spares.push(SparePiece::new(moving_tower(spot), TOWERS, towers));
        }
        spares
    }

    fn settings(&self) -> Vec<Setting> {
        let now = if self.phase == Phase::Knights {
            Side::Knights
        } else {
            Side::Dragon
        };
        let round = Setting {
            name: Some(&words::ROUND),
            of: None,
            values: Vec::from([SettingValue::Number(1), SettingValue::Number(2)]),
            chosen: self.round as usize,
        };
        let seats = Side::BOTH.into_iter().map(Side::seat);
        Vec::from([Setting::to_move(seats, now.seat()), round])
    }

    fn edit(&mut self, edit: Edit) {
        match edit {
            Edit::Begin => {}
            Edit::Empty => {
                *self = Position {
                    round: self.round,
                    phase: self.phase,
                    ..Position::bare(self.limit)
                };
            }
            Edit::Put(number, place) => {
                if let Some(cell) = Cell::of_place(place) {
                    let tower = self.towers.has(cell);
                    let rider = (self.outward.has(cell), self.homeward.has(cell));
                    clear(self, cell);
                    match number {
                        0 => self.dragon = Cells::one(cell),
                        1 => self.outward.add(cell),
                        2 => self.homeward.add(cell),
                        3 => self.towers.add(cell),
                        4 => self.broken.add(cell),
                        _ => self.moving.add(cell),
                    }
                    // A knight stands in a placed tower, in whichever order they are put.
                    match number {
                        1 | 2 if tower => self.towers.add(cell),
                        3 if rider.0 => self.outward.add(cell),
                        3 if rider.1 => self.homeward.add(cell),
                        _ => {}
                    }
                }
            }
            Edit::Clear(place) => {
                if let Some(cell) = Cell::of_place(place) {
                    let stays = self.towers.has(cell) && (self.outward | self.homeward).has(cell);
                    clear(self, cell);
                    if stays {
                        self.towers.add(cell);
                    }
                }
            }
            Edit::Set(0, 0) => self.phase = Phase::Knights,
            Edit::Set(0, _) => self.phase = Phase::Dragon,
            Edit::Set(_, value) => {
                self.round = if value == 0 {
                    Round::First
                } else {
                    Round::Second
                };
            }
        }
        self.calm = 0;
        self.bans = Bans::NONE;
        self.phase = match self.phase {
            _ if self.dragon.is_empty() => Phase::Landing,
            Phase::Knights | Phase::Landing => Phase::Knights,
            Phase::Dragon | Phase::Jumps(_) | Phase::Over(_) => Phase::Dragon,
        };
        let standing = (self.outward | self.homeward | self.moving).size();
        let towers = (self.towers | self.moving | self.broken).size();
        let (buried, supply) = match self.round {
            Round::First => (0, TOWERS.saturating_sub(towers)),
            Round::Second => ((self.broken & CAMP).size(), 0),
        };
        self.eaten = KNIGHTS.saturating_sub(standing + buried) as u8;
        self.supply = supply as u8;
    }
}
