//! Position and its text form. Parsing is in `read.rs`. (Rules, 10)

use core::fmt::{self, Write as _};

use super::camps::Camp;
use super::cells::{Cell, Cells, SIDE};
use super::colours::{Colour, Colours};
use crate::kernel::writer;

/// Grouping of the players. (Rules, 8)
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub enum Mode {
    /// Each colour for itself.
    #[default]
    Solo,
    /// Four players in two alliances.
    Team,
    /// Two players with an alliance each.
    Duel,
}

impl Mode {
    /// All modes.
    pub const ALL: [Self; 3] = [Self::Solo, Self::Team, Self::Duel];

    /// Returns the value of the option.
    pub const fn notation(self) -> &'static str {
        match self {
            Self::Solo => "solo",
            Self::Team => "team",
            Self::Duel => "duel",
        }
    }
}

/// Knights that form a line together. (Rules, 7.2)
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub enum Lines {
    /// Those of one colour.
    #[default]
    Own,
    /// Those of an alliance.
    Mix,
}

impl Lines {
    /// Both variants.
    pub const ALL: [Self; 2] = [Self::Own, Self::Mix];

    /// Returns the value of the option.
    pub const fn notation(self) -> &'static str {
        match self {
            Self::Own => "own",
            Self::Mix => "mix",
        }
    }
}

/// Terms of a position, from its options. (Rules, 8)
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Terms {
    /// Grouping of the players.
    pub mode: Mode,
    /// Colours in play.
    pub colours: Colours,
    /// Placed points that win at once; 0 for none.
    pub target: u8,
    /// Knights that form a line together.
    pub lines: Lines,
    /// Lower level of the camp bonus.
    pub low: u32,
    /// Upper level of the camp bonus.
    pub high: u32,
    /// Number of consecutive calm turns that ends the game; 0 for none.
    pub limit: u32,
}

impl Terms {
    /// Returns the colour and its ally, if there are alliances.
    #[inline]
    pub const fn side(&self, colour: Colour) -> Colours {
        match self.mode {
            Mode::Solo => Colours::one(colour),
            Mode::Team | Mode::Duel => Colours::alliance(colour),
        }
    }

    /// Returns the other colours in play except the ally. (Rules, 2.4)
    #[inline]
    pub const fn enemies(&self, colour: Colour) -> Colours {
        self.colours.without(self.side(colour))
    }
}

/// Position: the complete state of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Position {
    pub(super) terms: Terms,
    /// Cells of the knights, by colour.
    pub(super) knights: [Cells; 4],
    /// Number of captured knights, by owner of the tray and colour.
    pub(super) trays: [[u8; 4]; 4],
    /// Colour to move; `None` when the game is over.
    pub(super) slot: Option<Colour>,
    /// Consecutive turns without capture, placement or start from home.
    pub(super) calm: u32,
}

impl Position {
    /// Creates the initial position. (Rules, 3)
    pub(super) fn first(terms: Terms, first: Colour) -> Self {
        let mut at = Self::empty(terms, Some(first));
        for colour in terms.colours.iter() {
            at.knights[colour as usize] = Camp::of(colour).start;
        }
        at
    }

    /// Creates an empty board with empty trays.
    pub(super) const fn empty(terms: Terms, slot: Option<Colour>) -> Self {
        Self {
            terms,
            knights: [Cells::NONE; 4],
            trays: [[0; 4]; 4],
            slot,
            calm: 0,
        }
    }

    /// Returns the colour of the knight on a cell.
    #[inline]
    pub(super) fn knight(&self, cell: Cell) -> Option<Colour> {
        Colour::ALL
            .into_iter()
            .find(|&colour| self.knights[colour as usize].has(cell))
    }

    /// Returns the knights that may still move. (Rules, 2.4)
    #[inline]
    pub(super) fn live(&self, colour: Colour) -> Cells {
        self.knights[colour as usize] & Camp::of(colour).live
    }

    /// Returns the knights that have arrived in a camp and are frozen there.
    #[inline]
    pub(super) fn placed(&self, colour: Colour) -> Cells {
        self.knights[colour as usize].without(Camp::of(colour).live)
    }

    /// Returns the knights in their own camp.
    #[inline]
    pub(super) fn home(&self, colour: Colour) -> Cells {
        self.knights[colour as usize] & Camp::of(colour).cells
    }

    /// Checks whether the colour is in play and has no live knight.
    #[inline]
    pub(super) fn is_finished(&self, colour: Colour) -> bool {
        self.terms.colours.has(colour) && self.live(colour).is_empty()
    }

    /// Returns all knights of some colours.
    #[inline]
    pub(super) fn knights_of(&self, colours: Colours) -> Cells {
        let mut all = Cells::NONE;
        for colour in Colour::ALL {
            if colours.has(colour) {
                all = all | self.knights[colour as usize];
            }
        }
        all
    }

    /// Returns the number of captured knights of a colour.
    pub(super) fn captured(&self, colour: Colour) -> u8 {
        self.trays.iter().map(|tray| tray[colour as usize]).sum()
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let terms = self.terms;
        write!(f, "knights {} {} ", terms.mode.notation(), terms.colours)?;
        let knight = |column, row| self.knight(Cell::new(column, row)?);
        writer::rows(f, SIDE, |f, row| {
            let mut letters = (0..SIDE as i8).map(|column| knight(column, row as i8));
            letters.try_for_each(|knight| f.write_char(knight.map_or('.', Colour::letter)))
        })?;
        f.write_char(' ')?;
        f.write_char(self.slot.map_or('-', Colour::letter))?;
        f.write_char(' ')?;
        for owner in Colour::ALL {
            if owner != Colour::Red {
                f.write_char(',')?;
            }
            let tray = self.trays[owner as usize];
            if tray == [0; 4] {
                f.write_char('-')?;
            }
            for (captured, count) in Colour::ALL.into_iter().zip(tray) {
                (0..count).try_for_each(|_| f.write_char(captured.letter()))?;
            }
        }
        write!(
            f,
            " q{} Q{} T{} L{} C{},{}",
            self.calm,
            terms.limit,
            terms.target,
            terms.lines.notation(),
            terms.low,
            terms.high
        )
    }
}

#[cfg(test)]
mod tests {
    use super::Position;

    #[test]
    fn a_position_stays_small() {
        assert!(size_of::<Position>() <= 136);
    }
}
