//! Board as drawn. (Rules, 2)

use alloc::string::ToString;

use super::camps::{Camp, UNICORNS};
use super::cells::{Cell, SIDE};
use super::colours::Colours;
use crate::kernel::board::{Board, Form, Orientation, PlaceInfo};

/// Returns the board: camps of the colours in play, closed camps, unicorn cells, meadow.
pub fn drawn(colours: Colours) -> Board {
    let card = |cell: Cell| {
        let (row, column) = (SIDE as i8 - 1 - cell.row(), cell.column());
        let centre = (i32::from(column) * 100 + 50, i32::from(row) * 100 + 50);
        let is_camp = |of: Colours| of.iter().find(|&of| Camp::of(of).cells.has(cell));
        let (camp, closed) = (is_camp(colours), is_camp(Colours::ALL.without(colours)));
        let is_unicorn = UNICORNS.has(cell);
        PlaceInfo {
            camp: camp.map(|colour| colour.seat()),
            ground: match closed {
                Some(_) => "closed",
                None if is_unicorn => "unicorn",
                None => "",
            },
            symbol: is_unicorn.then_some("unicorn"),
            ..PlaceInfo::plain(cell.to_string(), centre, (row as u8, column as u8))
        }
    };
    let size = i32::from(SIDE) * 100;
    Board {
        places: Cell::all().map(card).collect(),
        size: (size, size),
        orientation: Orientation::Stays,
        form: Form::Cells,
        lines: alloc::vec::Vec::new(),
    }
}
