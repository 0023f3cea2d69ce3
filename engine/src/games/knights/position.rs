//! The position and its text. Reading it back is in `read.rs`. (Rules, 10)

use core::fmt::{self, Write as _};

use super::camps::Camp;
use super::cells::{Cell, Cells, SIDE};
use super::colours::{Colour, Colours};
use crate::kernel::writer;

/// Who plays with whom. (Rules, 8)
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

    /// The value of the option.
    pub const fn notation(self) -> &'static str {
        match self {
            Self::Solo => "solo",
            Self::Team => "team",
            Self::Duel => "duel",
        }
    }
}

/// Whose knights make a line. (Rules, 7.2)
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub enum Lines {
    /// Those of one colour.
    #[default]
    Own,
    /// Those of an alliance.
    Mix,
}

impl Lines {
    /// Both agreements.
    pub const ALL: [Self; 2] = [Self::Own, Self::Mix];

    /// The value of the option.
    pub const fn notation(self) -> &'static str {
        match self {
            Self::Own => "own",
            Self::Mix => "mix",
        }
    }
}

/// What the options leave behind: the terms under which a position is played. (Rules, 8)
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Terms {
    /// Who plays with whom.
    pub mode: Mode,
    /// The colours in play.
    pub colours: Colours,
    /// The placed points that win at once; 0 is none.
    pub target: u8,
    /// Whose knights make a line.
    pub lines: Lines,
    /// The lower step of the camp bonus.
    pub low: u32,
    /// The upper step of the camp bonus.
    pub high: u32,
    /// The number of calm turns in a row that ends the game; 0 is none.
    pub limit: u32,
}

impl Terms {
    /// The colour and, where there are alliances, its ally.
    #[inline]
    pub const fn side(&self, colour: Colour) -> Colours {
        match self.mode {
            Mode::Solo => Colours::one(colour),
            Mode::Team | Mode::Duel => Colours::alliance(colour),
        }
    }

    /// The other colours in play that are not the ally. (Rules, 2.4)
    #[inline]
    pub const fn enemies(&self, colour: Colour) -> Colours {
        self.colours.without(self.side(colour))
    }
}

/// A position: all that the rules need to go on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Position {
    pub(super) terms: Terms,
    /// Where the knights of each colour stand.
    pub(super) knights: [Cells; 4],
    /// How many knights of each colour lie in the tray of each colour.
    pub(super) trays: [[u8; 4]; 4],
    /// The colour whose turn is due; nothing when the game is over.
    pub(super) slot: Option<Colour>,
    /// Turns in a row without capture, placement or start from home.
    pub(super) calm: u32,
}

impl Position {
    /// The board at the start of a game. (Rules, 3)
    pub(super) fn first(terms: Terms, first: Colour) -> Self {
        let mut at = Self::empty(terms, Some(first));
        for colour in terms.colours.iter() {
            at.knights[colour as usize] = Camp::of(colour).start;
        }
        at
    }

    /// An empty board with empty trays.
    pub(super) const fn empty(terms: Terms, slot: Option<Colour>) -> Self {
        Self {
            terms,
            knights: [Cells::NONE; 4],
            trays: [[0; 4]; 4],
            slot,
            calm: 0,
        }
    }

    /// The colour of the knight on a cell.
    #[inline]
    pub(super) fn knight(&self, cell: Cell) -> Option<Colour> {
        Colour::ALL
            .into_iter()
            .find(|&colour| self.knights[colour as usize].has(cell))
    }

    /// The knights that may still move. (Rules, 2.4)
    #[inline]
    pub(super) fn live(&self, colour: Colour) -> Cells {
        self.knights[colour as usize] & Camp::of(colour).live
    }

    /// The knights that have arrived in a camp and are frozen there.
    #[inline]
    pub(super) fn placed(&self, colour: Colour) -> Cells {
        self.knights[colour as usize].without(Camp::of(colour).live)
    }

    /// The knights on a cell of their own camp.
    #[inline]
    pub(super) fn home(&self, colour: Colour) -> Cells {
        self.knights[colour as usize] & Camp::of(colour).cells
    }

    /// Whether the colour is in play and has no live knight.
    #[inline]
    pub(super) fn is_finished(&self, colour: Colour) -> bool {
        self.terms.colours.has(colour) && self.live(colour).is_empty()
    }

    /// All knights of some colours.
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

    /// How many knights of a colour lie in trays.
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
