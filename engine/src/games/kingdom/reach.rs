//! Reach of figures, by a step or by jumps. (Rules, 5)

use super::board::{Cell, Direction, NUMBERS};
use super::cells::Cells;
use super::field::Field;
use super::figures::{Figure, Rank, Side, Size};
use super::neighbourhood::{Ends, Neighbourhood};
use super::split_bitboard::SplitBitboard;

/// Hurdles and landing cells of the figures of one kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reach {
    /// Figures that may be jumped over. The figure's own cell counts as empty, but a jump never leads over it.
    /// Landing cells are an even number of columns and rows from the start.
    over: SplitBitboard,
    /// Free cells where it may stop or continue a jump.
    open: SplitBitboard,
    /// These, and cells that end its move: enemies it may capture, and for a Monarch the enemy throne.
    goals: SplitBitboard,
}

impl Reach {
    /// Computes the reach of a figure.
    pub fn new(field: &Field, figure: Figure) -> Self {
        Self::of(&field.split(), figure)
    }

    /// Computes the reach on a field of split bitboards.
    #[inline]
    pub fn of(field: &Field<SplitBitboard>, figure: Figure) -> Self {
        let (own, enemy) = (figure.side, figure.side.other());
        let free = !field.taken();
        match figure.rank {
            Rank::Monarch => Self {
                over: field.taken(),
                open: free.without(enemy.throne()),
                goals: !field.of(own),
            },
            Rank::Knight(size) => {
                let knights = |size| field.all(Figure::new(enemy, Rank::Knight(size)));
                let smaller = match size {
                    Size::One => knights(Size::Four),
                    Size::Two => knights(Size::One),
                    Size::Three => knights(Size::One) | knights(Size::Two),
                    Size::Four => field.knights(enemy) & !knights(Size::Four),
                };
                let open = free & !SplitBitboard::THRONES;
                Self {
                    over: field.knights(own) | smaller,
                    open,
                    goals: open | field.monarchs(enemy),
                }
            }
        }
    }

    /// Computes the reach of every rank of a side, in the order of [`Rank::ALL`], without branches; equals
    /// [`Reach::of`].
    #[inline]
    pub fn all(field: &Field<SplitBitboard>, side: Side) -> [Self; 5] {
        let knight = |size| Figure::new(side, Rank::Knight(size));
        [
            Self::of(field, knight(Size::One)),
            Self::of(field, knight(Size::Two)),
            Self::of(field, knight(Size::Three)),
            Self::of(field, knight(Size::Four)),
            Self::of(field, Figure::new(side, Rank::Monarch)),
        ]
    }

    /// Returns the ends of moves from a cell: of a step, or of one or more jumps.
    #[inline]
    pub const fn ends(&self, from: Cell) -> Ends {
        Ends::find(from, self.over, self.goals, self.open)
    }

    /// Returns the free cells around a cell where it may stop.
    #[inline]
    pub const fn open_near(&self, here: Cell) -> Neighbourhood {
        Neighbourhood::of(self.open, here)
    }

    /// Returns those of `targets` that jumps from `from` reach, if the figure could capture there.
    #[inline]
    pub fn targets(&self, from: SplitBitboard, targets: SplitBitboard) -> SplitBitboard {
        from.flood(self.over, self.open | targets, self.open) & targets
    }

    /// Returns the landing cells of one jump from a cell.
    pub fn hops(&self, here: Cell) -> Cells {
        (SplitBitboard::one(here).beyond(self.over) & self.goals).cells()
    }

    /// Returns the landing cells still reachable from a landing cell without touching a cell twice.
    pub fn onward(&self, here: Cell, visited: Cells) -> Cells {
        if self.stops_at(here) {
            return Cells::NONE;
        }
        let fresh = !SplitBitboard::of(visited);
        let (goals, open) = (self.goals & fresh, self.open & fresh);
        SplitBitboard::one(here)
            .flood(self.over, goals, open)
            .cells()
    }

    /// Checks whether a move that lands there must end.
    pub const fn stops_at(&self, cell: Cell) -> bool {
        self.goals.has(cell) && !self.open.has(cell)
    }

    /// Checks whether the figure may land there.
    pub const fn lands_on(&self, cell: Cell) -> bool {
        self.goals.has(cell)
    }

    /// Checks whether the figure there may be jumped over.
    pub const fn can_jump_over(&self, cell: Cell) -> bool {
        self.over.has(cell)
    }

    /// Returns the displayed path of a move: a step, or the first shortest path by jumps. (Rules, 6)
    pub fn way(&self, from: Cell, to: Cell) -> Way {
        if from.neighbours().has(to) {
            return Way::back_from(to, |cell| (cell == to).then_some(from));
        }
        let mut before: [Option<Cell>; NUMBERS] = [None; NUMBERS];
        let mut queue = [from; NUMBERS];
        let (mut next, mut length) = (0, 1);
        while next < length && before[to.number()].is_none() {
            let here = queue[next];
            next += 1;
            for direction in Direction::ALL {
                let Some(hurdle) = here.toward(direction).filter(|&cell| self.over.has(cell))
                else {
                    continue;
                };
                let Some(landing) = hurdle.toward(direction) else {
                    continue;
                };
                let is_new = landing != from && before[landing.number()].is_none();
                if !is_new || !self.lands_on(landing) {
                    continue;
                }
                before[landing.number()] = Some(here);
                if self.open.has(landing) {
                    queue[length] = landing;
                    length += 1;
                }
            }
        }
        Way::back_from(to, |cell| before[cell.number()])
    }
}

/// All landing cells of a move, with its origin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Way {
    cells: [Cell; Self::MOST],
    length: usize,
}

impl Way {
    /// Jumps only reach cells an even number of columns and rows away: at most 25, each once.
    const MOST: usize = 25;

    /// Empty path.
    pub const NONE: Self = Self {
        cells: [Side::White.throne(); Self::MOST],
        length: 0,
    };

    /// Builds the path to a cell from the predecessor of each cell.
    fn back_from(to: Cell, before: impl Fn(Cell) -> Option<Cell>) -> Self {
        let mut way = Self::NONE;
        let mut here = Some(to);
        while let Some(cell) = here.filter(|_| way.length < Self::MOST) {
            way.cells[way.length] = cell;
            way.length += 1;
            here = before(cell);
        }
        way.cells[..way.length].reverse();
        way
    }

    /// Returns the cells, with both ends.
    pub fn cells(&self) -> &[Cell] {
        &self.cells[..self.length]
    }
}

#[cfg(test)]
mod tests {
    use std::format;
    use std::string::String;

    use super::super::read;
    use super::{Cell, Reach};

    fn reach(position: &str, from: &str) -> (Reach, Cell) {
        let at = read::position(position).expect("the position reads");
        let from = cell(from);
        let figure = at.field.figure(from).expect("a figure stands there");
        (Reach::new(&at.field, figure), from)
    }

    fn cell(name: &str) -> Cell {
        let name = name.as_bytes().try_into().expect("two bytes");
        Cell::named(name).expect("a cell")
    }

    fn way(position: &str, from: &str, to: &str) -> String {
        let (reach, from) = reach(position, from);
        let way = reach.way(from, cell(to));
        let names = way.cells().iter().map(|cell| format!("{cell} "));
        String::from(names.collect::<String>().trim())
    }

    #[test]
    fn paths_of_section_11() {
        let text = "4m4/9/9/3baD3/3cBd3/4A4/9/9/4M4 w play on/0 0";
        assert_eq!(way(text, "e5", "g5"), "e5 e7 g5");
        assert_eq!(way(text, "e5", "d4"), "e5 d4");
        let text = "4m4/4BA3/9/3A5/2D6/9/9/9/4M4 w play on/0 0";
        assert_eq!(way(text, "c5", "e9"), "c5 e7 e9");
        assert_eq!(way(text, "c5", "g9"), "c5 e7 g9");
        let text = "4m4/9/9/9/9/9/2M6/3A1B3/9 w play on/0 0";
        assert_eq!(way(text, "c3", "g3"), "c3 e1 g3");
    }

    #[test]
    fn equal_shortest_paths_take_the_first_direction() {
        let text = "4m4/9/9/9/3A5/2A1B4/2DB5/9/4M4 w play on/0 0";
        assert_eq!(way(text, "c3", "e5"), "c3 c5 e5");
    }

    #[test]
    fn a_neighbour_is_a_step_even_if_jumps_lead_there() {
        // Jumps from a1 end an even number of columns and rows away, never on a neighbour.
        let text = "4m4/9/9/9/9/1B7/A8/9/D3M4 w play on/0 0";
        assert_eq!(way(text, "a1", "a2"), "a1 a2");
    }
}
