//! Actions with their notation. (Sections 5 and 10)

use core::fmt;
use core::str::FromStr;

use super::board::Cell;
use super::reasons;
use crate::kernel::read::ReadError;
use crate::kernel::step::Notation;

/// Kind of action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ActionKind {
    /// The dragon lands on the board.
    Land(Cell),
    /// A knight or the dragon moves to another cell; a knight in a tower leaves it.
    Step(Cell, Cell),
    /// A knight moves with its tower. (Vatrankill)
    Carry(Cell, Cell),
    /// The dragon jumps without eating.
    Leap(Cell, Cell),
    /// The dragon jumps and eats.
    Meal(Cell, Cell),
    /// No other action is legal.
    Pass,
    /// The dragon ends a chain of jumps.
    Stop,
}

/// Action, packed so that numeric order is the order of the texts: the head (landing, origin cell, `pass` or
/// `stop`), the sign, the target cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Action(u16);

const SIGN: u32 = 6;
const HEAD: u32 = 8;
const LAND: u16 = 0;
const PASS: u16 = 65;
const STOP: u16 = 66;

/// Signs between two cells, in the order of their bytes.
#[derive(Clone, Copy)]
enum Marker {
    Step,
    Carry,
    Leap,
    Meal,
}

impl Action {
    /// Pass, when no other action is legal.
    pub const PASS: Self = Self(PASS << HEAD);
    /// Ends a chain of jumps.
    pub const STOP: Self = Self(STOP << HEAD);

    /// Creates a landing of the dragon.
    #[inline]
    pub const fn land(at: Cell) -> Self {
        Self(LAND << HEAD | at.number() as u16)
    }

    #[inline]
    const fn between(from: Cell, sign: Marker, to: Cell) -> Self {
        let head = from.number() as u16 + 1;
        Self(head << HEAD | (sign as u16) << SIGN | to.number() as u16)
    }

    /// Creates a step.
    #[inline]
    pub const fn step(from: Cell, to: Cell) -> Self {
        Self::between(from, Marker::Step, to)
    }

    /// Creates a move of a knight with its tower.
    #[inline]
    pub const fn carry(from: Cell, to: Cell) -> Self {
        Self::between(from, Marker::Carry, to)
    }

    /// Creates a jump without eating.
    #[inline]
    pub const fn leap(from: Cell, to: Cell) -> Self {
        Self::between(from, Marker::Leap, to)
    }

    /// Creates a jump with eating.
    #[inline]
    pub const fn meal(from: Cell, to: Cell) -> Self {
        Self::between(from, Marker::Meal, to)
    }

    /// Decodes the action.
    #[inline]
    pub const fn kind(self) -> ActionKind {
        let head = self.0 >> HEAD;
        let Some(to) = Cell::nth((self.0 & 63) as u8) else {
            return if head == STOP {
                ActionKind::Stop
            } else {
                ActionKind::Pass
            };
        };
        if head == LAND {
            return ActionKind::Land(to);
        }
        let Some(from) = Cell::nth((head - 1) as u8) else {
            return ActionKind::Pass;
        };
        match self.0 >> SIGN & 3 {
            0 => ActionKind::Step(from, to),
            1 => ActionKind::Carry(from, to),
            2 => ActionKind::Leap(from, to),
            _ => ActionKind::Meal(from, to),
        }
    }
}

impl fmt::Debug for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            ActionKind::Land(at) => write!(f, "@{at}"),
            ActionKind::Step(from, to) => write!(f, "{from}-{to}"),
            ActionKind::Carry(from, to) => write!(f, "{from}={to}"),
            ActionKind::Leap(from, to) => write!(f, "{from}^{to}"),
            ActionKind::Meal(from, to) => write!(f, "{from}x{to}"),
            ActionKind::Pass => f.write_str("pass"),
            ActionKind::Stop => f.write_str("stop"),
        }
    }
}

impl FromStr for Action {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        let cell = |at: usize, name: [u8; 2]| {
            Cell::named(name).ok_or(ReadError::new(at, &reasons::NO_SUCH_CELL))
        };
        match *text.as_bytes() {
            [b'p', b'a', b's', b's'] => Ok(Self::PASS),
            [b's', b't', b'o', b'p'] => Ok(Self::STOP),
            [b'@', a, b] => Ok(Self::land(cell(1, [a, b])?)),
            [a, b, sign @ (b'-' | b'=' | b'^' | b'x'), c, d] => {
                let sign = match sign {
                    b'-' => Marker::Step,
                    b'=' => Marker::Carry,
                    b'^' => Marker::Leap,
                    _ => Marker::Meal,
                };
                Ok(Self::between(cell(0, [a, b])?, sign, cell(3, [c, d])?))
            }
            _ => Err(ReadError::new(0, &reasons::NO_ACTION)),
        }
    }
}

impl Notation for Action {}
