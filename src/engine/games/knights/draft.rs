//! Setting up a position by hand.

use alloc::vec::Vec;

use super::cells::{Cell, Cells};
use super::colours::Colour;
use super::position::Position;
use super::scene::token;
use crate::kernel::draft::{Edit, Knob, Stamp};
use crate::kernel::piece::{Spot, Tray};

/// The knights of a colour. (Rules, 1)
const KNIGHTS: u32 = 8;

/// The knights of the colours in play.
pub fn stamps(at: &Position) -> Vec<Stamp> {
    let stamp = |colour: Colour| {
        let spot = Spot::In(colour.seat(), Tray::Hand);
        let on_board = at.knights[colour as usize].size();
        Stamp::new(token(colour, spot), KNIGHTS, on_board)
    };
    at.terms.colours.iter().map(stamp).collect()
}

/// Whose turn it is.
pub fn knobs(at: &Position) -> Vec<Knob> {
    let seats = at.terms.colours.iter().map(Colour::seat);
    let now = at.slot.or(at.terms.colours.iter().next());
    Vec::from([Knob::to_move(seats, now.unwrap_or(Colour::Red).seat())])
}

/// Changes a position.
pub fn edit(at: &mut Position, edit: Edit) {
    at.calm = 0;
    at.slot = at.slot.or(at.terms.colours.iter().next());
    match edit {
        Edit::Begin => {}
        Edit::Empty => at.knights = [Cells::NONE; 4],
        Edit::Put(number, place) => {
            let colour = at.terms.colours.iter().nth(number);
            if let (Some(colour), Some(cell)) = (colour, Cell::at(place)) {
                at.knights
                    .iter_mut()
                    .for_each(|knights| knights.remove(cell));
                at.knights[colour as usize].add(cell);
            }
        }
        Edit::Clear(place) => {
            if let Some(cell) = Cell::at(place) {
                at.knights
                    .iter_mut()
                    .for_each(|knights| knights.remove(cell));
            }
        }
        Edit::Turn(_, value) => at.slot = at.terms.colours.iter().nth(value).or(at.slot),
    }
    capture(at);
}

/// Lets the trays hold the knights that are not on the board: what they held stays while it can, and what is new
/// goes to the first enemy in the circle.
fn capture(at: &mut Position) {
    for colour in at.terms.colours.iter() {
        let gone = KNIGHTS.saturating_sub(at.knights[colour as usize].size()) as u8;
        let mut held = 0;
        for tray in &mut at.trays {
            let kept = tray[colour as usize].min(gone - held);
            tray[colour as usize] = kept;
            held += kept;
        }
        if let Some(captor) = at.terms.enemies(colour).iter().next() {
            at.trays[captor as usize][colour as usize] += gone - held;
        }
    }
}
