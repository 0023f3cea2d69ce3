//! Four camps and eight unicorn cells, as data. (Rules, 2.3)

use super::cells::{Cell, Cells};
use super::colours::{Colour, Colours};

/// Camp as written in the rules: cells by name, each rank in the order of the files.
struct Plan {
    forward: (i8, i8),
    ranks: [[&'static str; 4]; 3],
    central: [&'static str; 2],
}

/// Camps in the order of the colours.
const PLANS: [Plan; 4] = [
    Plan {
        forward: (0, 1),
        ranks: [
            ["b1", "c1", "d1", "e1"],
            ["b2", "c2", "d2", "e2"],
            ["b3", "c3", "d3", "e3"],
        ],
        central: ["c2", "d2"],
    },
    Plan {
        forward: (1, 0),
        ranks: [
            ["a11", "a10", "a9", "a8"],
            ["b11", "b10", "b9", "b8"],
            ["c11", "c10", "c9", "c8"],
        ],
        central: ["b10", "b9"],
    },
    Plan {
        forward: (0, -1),
        ranks: [
            ["k12", "j12", "i12", "h12"],
            ["k11", "j11", "i11", "h11"],
            ["k10", "j10", "i10", "h10"],
        ],
        central: ["j11", "i11"],
    },
    Plan {
        forward: (-1, 0),
        ranks: [
            ["l2", "l3", "l4", "l5"],
            ["k2", "k3", "k4", "k5"],
            ["j2", "j3", "j4", "j5"],
        ],
        central: ["k3", "k4"],
    },
];

const UNICORN_NAMES: [&str; 8] = ["b5", "e5", "e8", "e11", "h2", "h5", "h8", "k8"];

/// Unicorn cells, where captures are impossible.
pub const UNICORNS: Cells = named(&UNICORN_NAMES);

/// Camp: twelve cells, four wide and three deep from its owner's view.
#[derive(Clone, Copy, Debug)]
pub struct Camp {
    /// Cells.
    pub cells: Cells,
    /// Rows of four cells, from the rear to the front.
    pub ranks: [Cells; 3],
    /// Columns of three cells.
    pub files: [Cells; 4],
    /// Initial cells of its knights: the two rear ranks. (Rules, 3)
    pub start: Cells,
    /// Cells from which the first knight must leave. (Rules, 5.1.7)
    pub central: Cells,
    /// Column and row offset of one step forward.
    forward: (i8, i8),
    /// Cells where the owner's knights are live: at home or on the meadow. (Rules, 2.4)
    pub live: Cells,
}

impl Camp {
    /// Returns the camp of a colour.
    #[inline]
    pub const fn of(colour: Colour) -> &'static Self {
        static ALL: [Camp; 4] = [
            Camp::from_plan(&PLANS[0]),
            Camp::from_plan(&PLANS[1]),
            Camp::from_plan(&PLANS[2]),
            Camp::from_plan(&PLANS[3]),
        ];
        &ALL[colour as usize]
    }

    /// Builds a camp at compile time.
    ///
    /// # Panics
    /// If the plan is not a valid camp.
    const fn from_plan(plan: &Plan) -> Self {
        let mut ranks = [Cells::NONE; 3];
        let mut files = [Cells::NONE; 4];
        let mut cells = Cells::NONE;
        let mut rank = 0;
        while rank < 3 {
            let mut file = 0;
            while file < 4 {
                let cell = cell(plan.ranks[rank][file]);
                if rank > 0 {
                    let behind = cell_of(plan, rank - 1, file);
                    assert!(cell.column() == behind.column() + plan.forward.0);
                    assert!(cell.row() == behind.row() + plan.forward.1);
                }
                if file > 0 {
                    // The next file lies clockwise from the forward direction.
                    let beside = cell_of(plan, rank, file - 1);
                    assert!(cell.column() == beside.column() + plan.forward.1);
                    assert!(cell.row() == beside.row() - plan.forward.0);
                }
                ranks[rank] = ranks[rank].with(cell);
                files[file] = files[file].with(cell);
                cells = cells.with(cell);
                file += 1;
            }
            rank += 1;
        }
        let central = named(&plan.central);
        assert!(cells.size() == 12 && central.size() == 2 && ranks[1].holds(central));
        Self {
            cells,
            ranks,
            files,
            start: ranks[0].union(ranks[1]),
            central,
            forward: plan.forward,
            live: Cells::ALL.without(CAMP_CELLS).union(cells),
        }
    }

    /// Returns the forward component of a jump; negative means backward.
    pub const fn forward(&self, columns: i8, rows: i8) -> i8 {
        columns * self.forward.0 + rows * self.forward.1
    }
}

const fn cell(name: &str) -> Cell {
    match Cell::named(name.as_bytes()) {
        Some(cell) => cell,
        None => panic!("no such cell"),
    }
}

const fn cell_of(plan: &Plan, rank: usize, file: usize) -> Cell {
    cell(plan.ranks[rank][file])
}

const fn named(names: &[&str]) -> Cells {
    let mut cells = Cells::NONE;
    let mut index = 0;
    while index < names.len() {
        cells = cells.with(cell(names[index]));
        index += 1;
    }
    cells
}

/// Cells of all four camps.
const CAMP_CELLS: Cells = {
    let mut all = Cells::NONE;
    let mut camp = 0;
    while camp < 4 {
        let mut rank = 0;
        while rank < 3 {
            let cells = named(&PLANS[camp].ranks[rank]);
            assert!(!all.meets(cells), "camps share no cell");
            all = all.union(cells);
            rank += 1;
        }
        camp += 1;
    }
    all
};

/// Cells outside all camps. (Rules, 2.4)
pub const MEADOW: Cells = Cells::ALL.without(CAMP_CELLS);

/// Cells where a knight may be captured: the meadow without the unicorn cells. (Rules, 5.1.6)
pub const UNSAFE: Cells = {
    assert!(MEADOW.holds(UNICORNS) && UNICORNS.size() == 8);
    MEADOW.without(UNICORNS)
};

/// Returns the meadow and the camps of some colours.
#[inline]
pub const fn meadow_and(camps: Colours) -> Cells {
    static ALL: [Cells; 16] = {
        let mut all = [MEADOW; 16];
        let mut number = 0;
        while number < 16 {
            let mut index = 0;
            while index < 4 {
                let colour = Colour::ALL[index];
                if Colours::numbered(number as u8).has(colour) {
                    all[number] = all[number].union(Camp::of(colour).cells);
                }
                index += 1;
            }
            number += 1;
        }
        all
    };
    ALL[camps.number()]
}

#[cfg(test)]
mod tests {
    use super::super::cells::{Cell, Cells};
    use super::super::colours::Colour;
    use super::{Camp, MEADOW, UNICORNS};

    /// Rotates a set by a quarter turn clockwise.
    fn turned(cells: Cells) -> Cells {
        let turn = |cell: Cell| Cell::new(cell.row(), 11 - cell.column()).expect("on the board");
        cells.into_iter().map(turn).collect()
    }

    #[test]
    fn the_board_is_the_same_after_a_quarter_turn() {
        for colour in Colour::ALL {
            let (camp, next) = (Camp::of(colour), Camp::of(colour.next()));
            assert_eq!(camp.ranks.map(turned), next.ranks);
            assert_eq!(camp.files.map(turned), next.files);
            assert_eq!(turned(camp.central), next.central);
            assert_eq!(camp.start.size(), 8);
        }
        assert_eq!(turned(UNICORNS), UNICORNS);
        assert_eq!(MEADOW.size(), 144 - 48);
    }

    #[test]
    fn a_rank_crosses_a_file_in_one_cell() {
        for camp in Colour::ALL.map(Camp::of) {
            for rank in camp.ranks {
                for file in camp.files {
                    assert_eq!((rank & file).size(), 1);
                }
            }
        }
    }
}
