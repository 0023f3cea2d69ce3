//! Board editor of the game.

use alloc::vec::Vec;

use super::cells::{Cell, Cells};
use super::colours::Colour;
use super::position::Position;
use super::scene::token;
use crate::kernel::edit::{Edit, Editable, Setting, SparePiece};
use crate::kernel::piece::{Spot, Tray};

/// Number of knights of a colour. (Rules, 1)
const KNIGHTS: u32 = 8;

/// Puts the knights missing from the board into trays. Previous captures stay where possible; new ones go to the
/// first enemy in the circle.
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

impl Editable for Position {
    fn spares(&self) -> Vec<SparePiece> {
        let spare = |colour: Colour| {
            let spot = Spot::In(colour.seat(), Tray::Hand);
            let on_board = self.knights[colour as usize].size();
            SparePiece::new(token(colour, spot), KNIGHTS, on_board)
        };
        self.terms.colours.iter().map(spare).collect()
    }

    fn settings(&self) -> Vec<Setting> {
        let seats = self.terms.colours.iter().map(Colour::seat);
        let now = self.slot.or(self.terms.colours.iter().next());
        Vec::from([Setting::to_move(seats, now.unwrap_or(Colour::Red).seat())])
    }

    fn edit(&mut self, edit: Edit) {
        self.calm = 0;
        self.slot = self.slot.or(self.terms.colours.iter().next());
        match edit {
            Edit::Begin => {}
            Edit::Empty => self.knights = [Cells::NONE; 4],
            Edit::Put(number, place) => {
                let colour = self.terms.colours.iter().nth(number);
                if let (Some(colour), Some(cell)) = (colour, Cell::at(place)) {
                    self.knights
                        .iter_mut()
                        .for_each(|knights| knights.remove(cell));
                    self.knights[colour as usize].add(cell);
                }
            }
            Edit::Clear(place) => {
                if let Some(cell) = Cell::at(place) {
                    self.knights
                        .iter_mut()
                        .for_each(|knights| knights.remove(cell));
                }
            }
            Edit::Set(_, value) => self.slot = self.terms.colours.iter().nth(value).or(self.slot),
        }
        capture(self);
    }
}
