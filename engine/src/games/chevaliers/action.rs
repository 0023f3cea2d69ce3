//! Actions and rolls with their notation. (Sections 5 and 10)

use core::fmt;
use core::str::FromStr;

use super::board::{CELLS, Cell};
use super::figures::{Figure, Goal, Item, Rank, Side};
use super::reasons;
use crate::kernel::read::ReadError;
use crate::kernel::step::Notation;

/// Kind of action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ActionKind {
    /// A figure moves to a neighbouring cell without a figure.
    Move {
        /// Origin.
        from: Cell,
        /// Destination.
        to: Cell,
    },
    /// A figure attacks an adjacent enemy.
    Attack {
        /// Origin.
        from: Cell,
        /// Cell of the enemy.
        to: Cell,
    },
    /// The turn ends.
    End,
    /// An item from the hand is placed.
    Put {
        /// Item.
        item: Item,
        /// Target cell.
        at: Cell,
    },
}

/// Action, packed so that numeric order is the order of the texts.
///
/// The upper bits are the head: the letter that is put, the origin cell, or the end. Below are one bit that tells
/// an attack from a move, and the target cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Action(u16);

const HEADS: usize = 65;
const HEAD: u32 = 7;
const ATTACK: u16 = 1 << 6;

#[derive(Clone, Copy)]
enum Head {
    From(Cell),
    End,
    Put(Item),
}

const END: usize = 52;

/// Letters that can be put, with heads in the order of the texts.
const PUTS: [(usize, Item); 10] = {
    const fn figure(side: Side, rank: Rank) -> Item {
        Item::Figure(Figure::new(side, rank))
    }
    [
        (0, figure(Side::Prince, Rank::Middle)),
        (1, Item::Goal(Goal::Castle)),
        (2, figure(Side::Prince, Rank::Chief)),
        (3, figure(Side::Prince, Rank::Low)),
        (4, Item::Goal(Goal::Village)),
        (14, Item::Goal(Goal::Princess)),
        (42, figure(Side::Dragons, Rank::Low)),
        (62, figure(Side::Dragons, Rank::Middle)),
        (63, Item::Goal(Goal::Treasure)),
        (64, figure(Side::Dragons, Rank::Chief)),
    ]
};

const fn head_from(from: Cell) -> usize {
    // Sort order: five letters before column a, `a@` before column b, `d@` before column e, `end` before column
    // f.
    let between = match from.column() {
        0 => 0,
        1..=3 => 1,
        4 => 2,
        _ => 3,
    };
    5 + from.number() + between
}

static FROM: [u16; CELLS] = {
    let mut all = [0; CELLS];
    let mut number = 0;
    while let Some(cell) = Cell::nth(number) {
        all[number] = (head_from(cell) as u16) << HEAD;
        number += 1;
    }
    all
};

static DECODED: [Head; HEADS] = {
    let mut all = [Head::End; HEADS];
    let mut number = 0;
    while let Some(cell) = Cell::nth(number) {
        all[head_from(cell)] = Head::From(cell);
        number += 1;
    }
    let mut put = 0;
    while put < PUTS.len() {
        let (head, item) = PUTS[put];
        all[head] = Head::Put(item);
        put += 1;
    }
    all
};

impl Action {
    /// End of the turn.
    pub const END: Self = Self((END as u16) << HEAD);

    /// Creates a move.
    #[inline]
    pub fn step(from: Cell, to: Cell) -> Self {
        Self(FROM[from.number()] | to.number() as u16)
    }

    /// Creates a move to one of the cells [`Cell::around`]; invalid if that cell is off the board.
    #[inline]
    pub(super) fn step_around(from: Cell, to: u8) -> Self {
        Self(FROM[from.number()] | u16::from(to))
    }

    /// Creates an attack.
    #[inline]
    pub fn attack(from: Cell, to: Cell) -> Self {
        Self(FROM[from.number()] | ATTACK | to.number() as u16)
    }

    /// Creates a placement.
    pub fn put(item: Item, at: Cell) -> Self {
        let head = PUTS.iter().find(|(_, known)| *known == item);
        let head = head.map_or(END, |&(head, _)| head);
        Self((head as u16) << HEAD | at.number() as u16)
    }

    /// Decodes the action.
    #[inline]
    pub fn kind(self) -> ActionKind {
        let Some(to) = Cell::nth((self.0 & (ATTACK - 1)) as usize) else {
            return ActionKind::End;
        };
        match DECODED[(self.0 >> HEAD) as usize] {
            Head::From(from) if self.0 & ATTACK == 0 => ActionKind::Move { from, to },
            Head::From(from) => ActionKind::Attack { from, to },
            Head::End => ActionKind::End,
            Head::Put(item) => ActionKind::Put { item, at: to },
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
            ActionKind::Move { from, to } => write!(f, "{from}-{to}"),
            ActionKind::Attack { from, to } => write!(f, "{from}x{to}"),
            ActionKind::End => f.write_str("end"),
            ActionKind::Put { item, at } => write!(f, "{}@{at}", item.letter()),
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
            [b'e', b'n', b'd'] => Ok(Self::END),
            [letter, b'@', column, row] => {
                let item = Item::from_letter(char::from(letter));
                let item = item.ok_or(ReadError::new(0, &reasons::NO_SUCH_LETTER))?;
                Ok(Self::put(item, cell(2, [column, row])?))
            }
            [a, b, b'-', c, d] => Ok(Self::step(cell(0, [a, b])?, cell(3, [c, d])?)),
            [a, b, b'x', c, d] => Ok(Self::attack(cell(0, [a, b])?, cell(3, [c, d])?)),
            _ => Err(ReadError::new(0, &reasons::NO_ACTION)),
        }
    }
}

impl Notation for Action {}

/// Faces of the two dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Roll {
    /// Face of the attacker's die.
    pub attack: u8,
    /// Face of the defender's die.
    pub defence: u8,
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "dice:{},{}", self.attack, self.defence)
    }
}

impl FromStr for Roll {
    type Err = ReadError;

    fn from_str(text: &str) -> Result<Self, ReadError> {
        match *text.as_bytes() {
            [
                b'd',
                b'i',
                b'c',
                b'e',
                b':',
                a @ b'0'..=b'9',
                b',',
                d @ b'0'..=b'9',
            ] => Ok(Self {
                attack: a - b'0',
                defence: d - b'0',
            }),
            _ => Err(ReadError::new(0, &reasons::NO_ROLL)),
        }
    }
}

impl Notation for Roll {}
