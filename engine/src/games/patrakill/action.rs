//! Actions and their notation. (Sections 5 and 10)

use core::fmt;
use core::str::FromStr;

use super::board::Cell;
use super::reasons;
use crate::kernel::read::ReadError;
use crate::kernel::step::Notation;

/// What a seat does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// The dragon comes onto the board.
    Land(Cell),
    /// A knight or the dragon goes from one cell to another; a knight in a tower leaves it.
    Step(Cell, Cell),
    /// A knight goes with its tower. (Vatrankill)
    Carry(Cell, Cell),
    /// The dragon jumps without eating.
    Leap(Cell, Cell),
    /// The dragon jumps and eats.
    Meal(Cell, Cell),
    /// No other action is possible.
    Pass,
    /// The dragon ends a move of jumps.
    Stop,
}

/// An action, packed so that the order of numbers is the order of the texts: the head (a landing, the cell that is
/// left, `pass` or `stop`), the sign, the cell of arrival.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Action(u16);

const SIGN: u32 = 6;
const HEAD: u32 = 8;
const LAND: u16 = 0;
const PASS: u16 = 65;
const STOP: u16 = 66;

/// The signs between two cells, in the order of their bytes.
#[derive(Clone, Copy)]
enum Marker {
    Step,
    Carry,
    Leap,
    Meal,
}

impl Action {
    /// No other action is possible.
    pub const PASS: Self = Self(PASS << HEAD);
    /// The dragon ends a move of jumps.
    pub const STOP: Self = Self(STOP << HEAD);

    /// The dragon comes onto the board.
    #[inline]
    pub const fn land(at: Cell) -> Self {
        Self(LAND << HEAD | at.number() as u16)
    }

    #[inline]
    const fn between(from: Cell, sign: Marker, to: Cell) -> Self {
        let head = from.number() as u16 + 1;
        Self(head << HEAD | (sign as u16) << SIGN | to.number() as u16)
    }

    /// A piece goes to a cell.
    #[inline]
    pub const fn step(from: Cell, to: Cell) -> Self {
        Self::between(from, Marker::Step, to)
    }

    /// A knight goes with its tower.
    #[inline]
    pub const fn carry(from: Cell, to: Cell) -> Self {
        Self::between(from, Marker::Carry, to)
    }

    /// The dragon jumps without eating.
    #[inline]
    pub const fn leap(from: Cell, to: Cell) -> Self {
        Self::between(from, Marker::Leap, to)
    }

    /// The dragon jumps and eats.
    #[inline]
    pub const fn meal(from: Cell, to: Cell) -> Self {
        Self::between(from, Marker::Meal, to)
    }

    /// What the action does.
    #[inline]
    pub const fn deed(self) -> Deed {
        let head = self.0 >> HEAD;
        let Some(to) = Cell::nth((self.0 & 63) as u8) else {
            return if head == STOP { Deed::Stop } else { Deed::Pass };
        };
        if head == LAND {
            return Deed::Land(to);
        }
        let Some(from) = Cell::nth((head - 1) as u8) else {
            return Deed::Pass;
        };
        match self.0 >> SIGN & 3 {
            0 => Deed::Step(from, to),
            1 => Deed::Carry(from, to),
            2 => Deed::Leap(from, to),
            _ => Deed::Meal(from, to),
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
        match self.deed() {
            Deed::Land(at) => write!(f, "@{at}"),
            Deed::Step(from, to) => write!(f, "{from}-{to}"),
            Deed::Carry(from, to) => write!(f, "{from}={to}"),
            Deed::Leap(from, to) => write!(f, "{from}^{to}"),
            Deed::Meal(from, to) => write!(f, "{from}x{to}"),
            Deed::Pass => f.write_str("pass"),
            Deed::Stop => f.write_str("stop"),
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
