//! Setting up a position by hand. The towers stay where they are.

use alloc::vec::Vec;

use super::board::{KNIGHTS, Zone};
use super::position::{Phase, Position};
use super::scene::knight;
use super::seats::{Faction, Player};
use crate::games::patrakill::bans::Bans;
use crate::games::patrakill::board::Cell;
use crate::games::patrakill::cells::Cells;
use crate::games::patrakill::pieces;
use crate::kernel::draft::{Edit, Knob, Stamp};
use crate::kernel::piece::{Spot, Tray};

/// The dragon, and the knights of the factions in play.
pub fn stamps(at: &Position) -> Vec<Stamp> {
    let spot = Spot::In(Player::Dragon.seat(), Tray::Hand);
    let dragon = pieces::dragon(Player::Dragon.seat(), spot);
    let of = |faction: Faction| {
        let front = at.zones.zone(faction).map(Zone::forward);
        let on_board = at.knights[faction as usize].size();
        Stamp::new(knight(at, faction, front, spot), KNIGHTS, on_board)
    };
    let mut stamps = Vec::from([Stamp::new(dragon, 1, at.dragon.size())]);
    stamps.extend(at.zones.factions().map(of));
    stamps
}

/// Whose turn it is.
pub fn knobs(at: &Position) -> Vec<Knob> {
    let seats = at.order.iter().map(Player::seat);
    Vec::from([Knob::to_move(seats, at.player().seat())])
}

fn clear(at: &mut Position, cell: Cell) {
    at.knights
        .iter_mut()
        .for_each(|knights| knights.remove(cell));
    at.dragon.remove(cell);
}

/// Changes a position.
pub fn edit(at: &mut Position, edit: Edit) {
    match edit {
        Edit::Begin => {}
        Edit::Empty => {
            at.knights = [Cells::NONE; 4];
            at.dragon = Cells::NONE;
        }
        Edit::Put(number, place) => {
            if let Some(cell) = Cell::of_place(place) {
                clear(at, cell);
                match number.checked_sub(1) {
                    None => at.dragon = Cells::one(cell),
                    Some(number) => {
                        if let Some(faction) = at.zones.factions().nth(number) {
                            at.knights[faction as usize].add(cell);
                        }
                    }
                }
            }
        }
        Edit::Clear(place) => {
            if let Some(cell) = Cell::of_place(place) {
                clear(at, cell);
            }
        }
        Edit::Turn(_, value) => at.turn = (value as u8).min(at.order.count().saturating_sub(1)),
    }
    at.calm = 0;
    at.bans = Bans::NONE;
    at.phase = if at.dragon.is_empty() {
        Phase::Landing
    } else {
        Phase::Turn
    };
    let lost = |faction: Faction| KNIGHTS.saturating_sub(at.knights[faction as usize].size());
    at.eaten = at.zones.factions().map(lost).sum::<u32>() as u8;
}
