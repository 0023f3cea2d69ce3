//! The position and its text. Reading it back is in `read.rs`. (Section 10)

use core::fmt::{self, Write as _};

use super::board::{COLUMNS, Cell, Cells, ROWS};
use super::figures::{Figure, Goal, Item, Rank, Side};
use crate::kernel::writer;

/// In which order hands are placed. (Section 3)
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Placing {
    /// One by one, in turn.
    Alternate,
    /// Side after side.
    Sides,
}

/// How a game ended. (Section 7)
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Outcome {
    /// This side won.
    Won(Side),
    /// The quiet limit was reached.
    Drawn,
}

/// The phase of the game. (Section 4)
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Phase {
    /// Goals and figures are placed.
    Setup(Placing),
    /// The side to act moves.
    Play,
    /// The dice settle a fight.
    Fight {
        /// The attacker's cell.
        from: Cell,
        /// The defender's cell.
        to: Cell,
    },
    /// The game is over.
    Over(Outcome),
}

/// What is to be placed now. (Section 3)
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// Goals, as long as any hand holds one.
    Goals,
    /// Then figures.
    Figures,
}

/// The first step of the turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Mark {
    /// Not made yet.
    None,
    /// The figure that made it was lost.
    Lost,
    /// The figure that made it stands here.
    At(Cell),
}

/// Where a goal is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Lie {
    /// On a cell.
    On(Cell),
    /// In its side's hand.
    Held,
    /// Taken, or not used in this game.
    Taken,
}

/// The numbers of a game: all that its options leave behind. (Section 10, field `rules`)
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Numbers {
    /// The bonus of each rank.
    pub bonus: [u8; 3],
    /// The faces of a die, ascending.
    pub die: [u8; 6],
    /// The quiet limit; 0 is none.
    pub limit: u32,
}

/// A position: all that the rules need to go on.
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
    /// An empty board with empty hands and without goals.
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

    /// Stands a figure on a cell that holds none.
    pub(super) const fn stand(&mut self, figure: Figure, at: Cell) {
        self.sides[figure.side as usize].add(at);
        match figure.rank {
            Rank::Low => {}
            Rank::Middle => self.middle.add(at),
            Rank::Chief => self.chiefs.add(at),
        }
    }

    /// Takes whatever figure stands on a cell off the board.
    pub(super) fn lift(&mut self, at: Cell) {
        for cells in self
            .sides
            .iter_mut()
            .chain([&mut self.middle, &mut self.chiefs])
        {
            cells.remove(at);
        }
    }

    /// The rank of the figure on a cell.
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

    /// The figure on a cell.
    pub(super) fn figure(&self, at: Cell) -> Option<Figure> {
        let stands = |side: &Side| self.sides[*side as usize].has(at);
        let side = Side::BOTH.into_iter().find(stands)?;
        Some(Figure::new(side, self.rank(at)))
    }

    /// The goal on a cell.
    pub(super) fn goal(&self, at: Cell) -> Option<Goal> {
        let lies = |goal: &Goal| self.goals[*goal as usize] == Lie::On(at);
        Goal::ALL.into_iter().find(lies)
    }

    /// The cells that hold a goal.
    pub(super) fn goal_cells(&self) -> Cells {
        let mut cells = Cells::NONE;
        for lie in self.goals {
            if let Lie::On(cell) = lie {
                cells.add(cell);
            }
        }
        cells
    }

    /// How many of a figure stand on the board or wait in the hand.
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

    /// What is to be placed now.
    pub(super) fn stage(&self) -> Stage {
        if self.goals.contains(&Lie::Held) {
            Stage::Goals
        } else {
            Stage::Figures
        }
    }

    /// Whether a hand holds something of a stage.
    pub(super) fn holds(&self, side: Side, stage: Stage) -> bool {
        match stage {
            Stage::Goals => {
                let held = |goal: Goal| self.goals[goal as usize] == Lie::Held;
                side.goals().into_iter().any(held)
            }
            Stage::Figures => self.hands[side as usize] != [0; 3],
        }
    }

    /// How many of an item wait in the hand.
    pub(super) fn held(&self, item: Item) -> u8 {
        match item {
            Item::Goal(goal) => u8::from(self.goals[goal as usize] == Lie::Held),
            Item::Figure(figure) => self.hands[figure.side as usize][figure.rank as usize],
        }
    }

    /// The bonus in play of a rank.
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
        let holds = |side| self.holds(side, Stage::Goals) || self.holds(side, Stage::Figures);
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

/// The order in which the things of a hand are written. (Section 10, field `hand`)
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
