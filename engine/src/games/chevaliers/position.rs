//! Position and its text form. Parsing is in `read.rs`. (Section 10)

use core::fmt::{self, Write as _};

use super::board::{COLUMNS, Cell, Cells, ROWS};
use super::figures::{Figure, Goal, Item, Rank, Side};
use crate::kernel::writer;

/// Order in which hands are placed. (Section 3)
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Placing {
    /// One item each, in turn.
    Alternate,
    /// One side after the other.
    Sides,
}

/// Outcome of a game. (Section 7)
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Outcome {
    /// Won by this side.
    Won(Side),
    /// Drawn by the quiet limit.
    Drawn,
}

/// Phase of the game. (Section 4)
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Phase {
    /// Goals and figures are placed.
    Setup(Placing),
    /// The side to act moves.
    Play,
    /// The dice settle a fight.
    Fight {
        /// Cell of the attacker.
        from: Cell,
        /// Cell of the defender.
        to: Cell,
    },
    /// The game is over.
    Over(Outcome),
}

/// Stage of placement. (Section 3)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PlacementStage {
    /// Goals, while any hand holds one.
    Goals,
    /// Figures, afterwards.
    Figures,
}

/// First step of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Mark {
    /// Not made yet.
    None,
    /// Made by a figure that was lost.
    Lost,
    /// Made by the figure that stands here.
    At(Cell),
}

/// Location of a goal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Lie {
    /// On a cell.
    On(Cell),
    /// In its side's hand.
    Held,
    /// Captured, or not used in this game.
    Taken,
}

/// Numeric parameters of a game, from its options. (Section 10, field `rules`)
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Numbers {
    /// Bonus of each rank.
    pub bonus: [u8; 3],
    /// Faces of a die, ascending.
    pub die: [u8; 6],
    /// Quiet limit; 0 for none.
    pub limit: u32,
}

/// Position: the complete state of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Position {
    pub(super) sides: [Cells; 2],
    pub(super) middle: Cells,
    pub(super) chiefs: Cells,
    pub(super) goals: [Lie; 4],
    pub(super) side: Side,
    pub(super) phase: Phase,
    pub(super) moved: Mark,
    pub(super) hands: [[u8; 3]; 2],
    pub(super) numbers: Numbers,
    pub(super) quiet: u32,
}

impl Position {
    /// Creates an empty board with empty hands and without goals.
    pub(super) const fn empty(side: Side, numbers: Numbers) -> Self {
        Self {
            sides: [Cells::NONE; 2],
            middle: Cells::NONE,
            chiefs: Cells::NONE,
            goals: [Lie::Taken; 4],
            side,
            phase: Phase::Play,
            moved: Mark::None,
            hands: [[0; 3]; 2],
            numbers,
            quiet: 0,
        }
    }

    /// Puts a figure on a cell without one.
    pub(super) const fn stand(&mut self, figure: Figure, at: Cell) {
        self.sides[figure.side as usize].add(at);
        match figure.rank {
            Rank::Low => {}
            Rank::Middle => self.middle.add(at),
            Rank::Chief => self.chiefs.add(at),
        }
    }

    /// Removes any figure from a cell.
    pub(super) fn lift(&mut self, at: Cell) {
        for cells in self
            .sides
            .iter_mut()
            .chain([&mut self.middle, &mut self.chiefs])
        {
            cells.remove(at);
        }
    }

    /// Returns the rank of the figure on a cell.
    #[inline]
    pub(super) const fn rank(&self, at: Cell) -> Rank {
        if self.middle.has(at) {
            Rank::Middle
        } else if self.chiefs.has(at) {
            Rank::Chief
        } else {
            Rank::Low
        }
    }

    /// Returns the figure on a cell.
    pub(super) fn figure(&self, at: Cell) -> Option<Figure> {
        let stands = |side: &Side| self.sides[*side as usize].has(at);
        let side = Side::BOTH.into_iter().find(stands)?;
        Some(Figure::new(side, self.rank(at)))
    }

    /// Returns the goal on a cell.
    pub(super) fn goal(&self, at: Cell) -> Option<Goal> {
        let lies = |goal: &Goal| self.goals[*goal as usize] == Lie::On(at);
        Goal::ALL.into_iter().find(lies)
    }

    /// Returns the cells that hold a goal.
    pub(super) fn goal_cells(&self) -> Cells {
        let mut cells = Cells::NONE;
        for lie in self.goals {
            if let Lie::On(cell) = lie {
                cells.add(cell);
            }
        }
        cells
    }

    /// Counts a figure on the board and in the hand.
    pub(super) const fn count(&self, figure: Figure) -> u8 {
        let own = self.sides[figure.side as usize];
        let total = own.size();
        let middle = own.shared(self.middle);
        let chiefs = own.shared(self.chiefs);
        let standing = match figure.rank {
            Rank::Low => total - middle - chiefs,
            Rank::Middle => middle,
            Rank::Chief => chiefs,
        };
        standing as u8 + self.hands[figure.side as usize][figure.rank as usize]
    }

    /// Returns the stage of placement.
    pub(super) fn stage(&self) -> PlacementStage {
        if self.goals.contains(&Lie::Held) {
            PlacementStage::Goals
        } else {
            PlacementStage::Figures
        }
    }

    /// Checks whether a hand holds an item of a stage.
    pub(super) fn holds(&self, side: Side, stage: PlacementStage) -> bool {
        match stage {
            PlacementStage::Goals => {
                let held = |goal: Goal| self.goals[goal as usize] == Lie::Held;
                side.goals().into_iter().any(held)
            }
            PlacementStage::Figures => self.hands[side as usize] != [0; 3],
        }
    }

    /// Returns the number of copies of an item in the hand.
    pub(super) fn held(&self, item: Item) -> u8 {
        match item {
            Item::Goal(goal) => u8::from(self.goals[goal as usize] == Lie::Held),
            Item::Figure(figure) => self.hands[figure.side as usize][figure.rank as usize],
        }
    }

    /// Returns the bonus of a rank in this game.
    #[inline]
    pub(super) const fn bonus(&self, rank: Rank) -> u8 {
        self.numbers.bonus[rank as usize]
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = |row, column| self.figure(Cell::new(column, row)).map(Figure::letter);
        writer::rows(f, ROWS, |f, row| {
            writer::runs(f, COLUMNS, |column| letter(row, column))
        })?;
        f.write_char(' ')?;
        for goal in Goal::ALL {
            if goal != Goal::Castle {
                f.write_char(',')?;
            }
            match self.goals[goal as usize] {
                Lie::On(cell) => cell.fmt(f)?,
                Lie::Held => f.write_char('-')?,
                Lie::Taken => f.write_char('x')?,
            }
        }
        write!(f, " {} ", self.side.notation())?;
        match self.phase {
            Phase::Setup(Placing::Alternate) => f.write_str("setup-alt")?,
            Phase::Setup(Placing::Sides) => f.write_str("setup-side")?,
            Phase::Play => f.write_str("play")?,
            Phase::Fight { from, to } => write!(f, "fight:{from}{to}")?,
            Phase::Over(Outcome::Won(side)) => write!(f, "over:{}", side.notation())?,
            Phase::Over(Outcome::Drawn) => f.write_str("over:draw")?,
        }
        match self.moved {
            Mark::None => f.write_str(" - ")?,
            Mark::Lost => f.write_str(" x ")?,
            Mark::At(cell) => write!(f, " {cell} ")?,
        }
        self.write_hands(f)?;
        f.write_char(' ')?;
        for digit in self.numbers.bonus {
            f.write_char(char::from(b'0' + digit))?;
        }
        f.write_char('/')?;
        for face in self.numbers.die {
            f.write_char(char::from(b'0' + face))?;
        }
        write!(f, "/{} {}", self.numbers.limit, self.quiet)
    }
}

impl Position {
    fn write_hands(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let holds = |side| {
            self.holds(side, PlacementStage::Goals) || self.holds(side, PlacementStage::Figures)
        };
        if !Side::BOTH.into_iter().any(holds) {
            return f.write_char('-');
        }
        for side in Side::BOTH {
            if side == Side::Dragons {
                f.write_char('/')?;
            }
            for item in hand_order(side) {
                for _ in 0..self.held(item) {
                    f.write_char(item.letter())?;
                }
            }
        }
        Ok(())
    }
}

/// Iterates over the items of a hand in writing order. (Section 10, field `hand`)
pub(super) fn hand_order(side: Side) -> impl Iterator<Item = Item> {
    let goals = side.goals().into_iter().map(Item::Goal);
    let figures = Rank::ALL.into_iter().rev();
    goals.chain(figures.map(move |rank| Item::Figure(Figure::new(side, rank))))
}

#[cfg(test)]
mod tests {
    use super::Position;

    #[test]
    fn a_position_stays_small() {
        assert!(size_of::<Position>() <= 72);
    }
}
