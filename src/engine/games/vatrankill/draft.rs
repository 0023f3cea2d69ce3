//! Setting up a position by hand.

use alloc::vec::Vec;

use super::board::{CAMP, KNIGHTS, TOWERS};
use super::position::{Phase, Position, Round, Side};
use super::scene::{broken_tower, knight, moving_tower, placed_tower};
use super::words;
use crate::games::patrakill::bans::Bans;
use crate::games::patrakill::board::{Cell, Way};
use crate::games::patrakill::cells::Cells;
use crate::games::patrakill::pieces;
use crate::kernel::draft::{Edit, Knob, Stamp, Worth};
use crate::kernel::piece::{Spot, Tray};

/// The knights both ways, the towers, the dragon.
pub fn stamps(at: &Position) -> Vec<Stamp> {
    let spot = Spot::In(Side::Knights.seat(), Tray::Hand);
    let standing = (at.outward | at.homeward | at.moving).size();
    let towers = (at.towers | at.moving | at.broken).size();
    let mut stamps = Vec::from([
        Stamp::new(
            pieces::dragon(Side::Dragon.seat(), spot),
            1,
            at.dragon.size(),
        ),
        Stamp::new(knight(Some(Way::North), spot), KNIGHTS, standing),
        Stamp::new(knight(Some(Way::South), spot), KNIGHTS, standing),
        Stamp::new(placed_tower(spot), TOWERS, towers),
        Stamp::new(broken_tower(spot), TOWERS, towers),
    ]);
    if at.round == Round::First {
        stamps.push(Stamp::new(moving_tower(spot), TOWERS, towers));
    }
    stamps
}

/// Who moves, and the round.
pub fn knobs(at: &Position) -> Vec<Knob> {
    let now = if at.phase == Phase::Knights {
        Side::Knights
    } else {
        Side::Dragon
    };
    let round = Knob {
        name: Some(&words::ROUND),
        of: None,
        values: Vec::from([Worth::Number(1), Worth::Number(2)]),
        chosen: at.round as usize,
    };
    let seats = Side::BOTH.into_iter().map(Side::seat);
    Vec::from([Knob::to_move(seats, now.seat()), round])
}

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

/// Changes a position.
pub fn edit(at: &mut Position, edit: Edit) {
    match edit {
        Edit::Begin => {}
        Edit::Empty => {
            *at = Position {
                round: at.round,
                phase: at.phase,
                ..Position::bare(at.limit)
            };
        }
        Edit::Put(number, place) => {
            if let Some(cell) = Cell::of_place(place) {
                let tower = at.towers.has(cell);
                let rider = (at.outward.has(cell), at.homeward.has(cell));
                clear(at, cell);
                match number {
                    0 => at.dragon = Cells::one(cell),
                    1 => at.outward.add(cell),
                    2 => at.homeward.add(cell),
                    3 => at.towers.add(cell),
                    4 => at.broken.add(cell),
                    _ => at.moving.add(cell),
                }
                // A knight stands in a placed tower, whichever of them came first.
                match number {
                    1 | 2 if tower => at.towers.add(cell),
                    3 if rider.0 => at.outward.add(cell),
                    3 if rider.1 => at.homeward.add(cell),
                    _ => {}
                }
            }
        }
        Edit::Clear(place) => {
            if let Some(cell) = Cell::of_place(place) {
                let stays = at.towers.has(cell) && (at.outward | at.homeward).has(cell);
                clear(at, cell);
                if stays {
                    at.towers.add(cell);
                }
            }
        }
        Edit::Turn(0, 0) => at.phase = Phase::Knights,
        Edit::Turn(0, _) => at.phase = Phase::Dragon,
        Edit::Turn(_, value) => {
            at.round = if value == 0 {
                Round::First
            } else {
                Round::Second
            };
        }
    }
    at.calm = 0;
    at.bans = Bans::NONE;
    at.phase = match at.phase {
        _ if at.dragon.is_empty() => Phase::Landing,
        Phase::Knights | Phase::Landing => Phase::Knights,
        Phase::Dragon | Phase::Jumps(_) | Phase::Over(_) => Phase::Dragon,
    };
    let standing = (at.outward | at.homeward | at.moving).size();
    let towers = (at.towers | at.moving | at.broken).size();
    let (buried, supply) = match at.round {
        Round::First => (0, TOWERS.saturating_sub(towers)),
        Round::Second => ((at.broken & CAMP).size(), 0),
    };
    at.eaten = KNIGHTS.saturating_sub(standing + buried) as u8;
    at.supply = supply as u8;
}
