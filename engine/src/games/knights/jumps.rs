//! Knight's jumps from every cell, and those allowed to a colour. (Rules, 5.1)

use super::camps::Camp;
use super::cells::{CELLS, Cell, Cells};
use super::colours::Colour;

/// Number of no cell; no set contains it.
const NOWHERE: u8 = u8::MAX;

/// Column and row offsets of the eight jumps. (Rules, 5.1.2)
const JUMPS: [(i8, i8); 8] = [
    (-2, -1),
    (-2, 1),
    (-1, -2),
    (-1, 2),
    (1, -2),
    (1, 2),
    (2, -1),
    (2, 1),
];

/// Cells one jump away, ascending, padded with [`NOWHERE`].
const AROUND: [[u8; 8]; CELLS] = {
    let mut all = [[NOWHERE; 8]; CELLS];
    let mut from = 0;
    while let Some(cell) = Cell::nth(from) {
        let mut count = 0;
        let mut jump = 0;
        while jump < 8 {
            let (columns, rows) = JUMPS[jump];
            if let Some(to) = Cell::new(cell.column() + columns, cell.row() + rows) {
                let to = to.number() as u8;
                // Text order: row 10 comes before row 8 in the same column.
                let mut slot = count;
                while slot > 0 && all[from][slot - 1] > to {
                    all[from][slot] = all[from][slot - 1];
                    slot -= 1;
                }
                all[from][slot] = to;
                count += 1;
            }
            jump += 1;
        }
        from += 1;
    }
    all
};

/// Jumps of a colour as far as its own camp restricts them: forward at home, never back into it. (Rules, 5.1.3
/// and 5.1.4) Slots are those of [`AROUND`].
const OF_COLOUR: [[[u8; 8]; CELLS]; 4] = {
    let mut all = [AROUND; 4];
    let mut colour = 0;
    while colour < 4 {
        let camp = Camp::of(Colour::ALL[colour]);
        let mut from = 0;
        while let Some(cell) = Cell::nth(from) {
            let mut slot = 0;
            while slot < 8 {
                if let Some(to) = Cell::nth(all[colour][from][slot] as usize) {
                    let (columns, rows) = (to.column() - cell.column(), to.row() - cell.row());
                    let is_allowed = if camp.cells.has(cell) {
                        camp.forward(columns, rows) > 0
                    } else {
                        !camp.cells.has(to)
                    };
                    if !is_allowed {
                        all[colour][from][slot] = NOWHERE;
                    }
                }
                slot += 1;
            }
            from += 1;
        }
        colour += 1;
    }
    all
};

static JUMPS_AROUND: [[u8; 8]; CELLS] = AROUND;
static JUMPS_OF_COLOUR: [[[u8; 8]; CELLS]; 4] = OF_COLOUR;
static REACH: [[Cells; CELLS]; 5] = {
    let mut all = [[Cells::NONE; CELLS]; 5];
    let mut table = 0;
    while table < 5 {
        let mut from = 0;
        while from < CELLS {
            let mut slot = 0;
            while slot < 8 {
                let number = match table {
                    4 => AROUND[from][slot],
                    colour => OF_COLOUR[colour][from][slot],
                };
                if let Some(to) = Cell::nth(number as usize) {
                    all[table][from].add(to);
                }
                slot += 1;
            }
            from += 1;
        }
        table += 1;
    }
    all
};

/// Returns the target of the jump in a slot below 8, if any.
#[inline]
pub const fn target(from: Cell, slot: usize) -> Option<Cell> {
    Cell::nth(JUMPS_AROUND[from.number()][slot % 8] as usize)
}

/// Returns the slot of the jump from one cell to another, if it is one.
pub fn slot(from: Cell, to: Cell) -> Option<usize> {
    let row = &JUMPS_AROUND[from.number()];
    row.iter()
        .position(|&number| usize::from(number) == to.number())
}

/// Returns the cell numbers of the eight slots, as far as the own camp restricts them; unused slots hold a number
/// that no set contains.
#[inline]
pub const fn slots(colour: Colour, from: Cell) -> &'static [u8; 8] {
    &JUMPS_OF_COLOUR[colour as usize][from.number()]
}

/// Returns the cells to which a colour may jump, as far as its own camp restricts it.
#[inline]
pub const fn reach(colour: Colour, from: Cell) -> Cells {
    REACH[colour as usize][from.number()]
}

/// Returns all cells one jump away.
#[inline]
pub const fn around(from: Cell) -> Cells {
    REACH[4][from.number()]
}

#[cfg(test)]
mod tests {
    use super::super::camps::Camp;
    use super::super::cells::{Cell, Cells};
    use super::super::colours::Colour;
    use super::{around, reach, slot, target};

    fn cells(names: &str) -> Cells {
        let cell = |name: &str| Cell::named(name.as_bytes()).expect("a cell");
        names.split_whitespace().map(cell).collect()
    }

    fn cell(name: &str) -> Cell {
        Cell::named(name.as_bytes()).expect("a cell")
    }

    #[test]
    fn a_knight_jumps_as_in_chess() {
        assert_eq!(around(cell("a1")), cells("b3 c2"));
        assert_eq!(around(cell("f6")), cells("d5 d7 e4 e8 g4 g8 h5 h7"));
        let all: u32 = Cell::all().map(|from| around(from).size()).sum();
        assert_eq!(all, 8 * 10 * 11);
        for from in Cell::all() {
            let slots: Cells = (0..8).filter_map(|slot| target(from, slot)).collect();
            assert_eq!(slots, around(from));
            for to in slots {
                assert!(around(to).has(from));
                assert_eq!(target(from, slot(from, to).expect("a slot")), Some(to));
            }
        }
    }

    #[test]
    fn knights_at_home_only_jump_forward() {
        assert_eq!(reach(Colour::Red, cell("c2")), cells("a3 b4 d4 e3"));
        assert_eq!(reach(Colour::Red, cell("b4")), cells("a2 a6 c6 d5"));
        assert_eq!(reach(Colour::Green, cell("c9")), cells("d11 d7 e10 e8"));
        assert_eq!(reach(Colour::Blue, cell("l2")), cells("j1 j3 k4"));
        for colour in Colour::ALL {
            let camp = Camp::of(colour).cells;
            for from in camp {
                for to in reach(colour, from) {
                    assert!(!reach(colour, to).has(from), "{from} {to}");
                }
            }
        }
    }
}
