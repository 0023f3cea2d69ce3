//! Bans of ejected knights from towers. (Section 6, ejection)

use core::fmt::{self, Write as _};

use super::board::Cell;
use super::cells::Cells;
use crate::kernel::writer;

/// Maximum number of towers on a board.
pub const MOST_TOWERS: usize = 5;

/// Cells of the banned knights, by tower in the order of their cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Bans([Cells; MOST_TOWERS]);

impl Bans {
    /// No bans.
    pub const NONE: Self = Self([Cells::NONE; MOST_TOWERS]);

    /// Checks whether there is no ban.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.knights().is_empty()
    }

    /// Returns the cells of all banned knights.
    #[inline]
    pub fn knights(&self) -> Cells {
        let [a, b, c, d, e] = self.0;
        a | b | c | d | e
    }

    /// Bans the knight on a cell from a tower, one of `towers`.
    pub fn add(&mut self, towers: Cells, knight: Cell, tower: Cell) {
        if let Some(knights) = self.0.get_mut(towers.rank(tower)) {
            knights.add(knight);
        }
    }

    /// Lifts all bans on the knights of some cells.
    #[inline]
    pub fn lift(&mut self, of: Cells) {
        for knights in &mut self.0 {
            *knights = *knights & !of;
        }
    }

    /// Returns those of `towers` from which the knight on a cell is banned.
    #[inline]
    pub fn towers(&self, towers: Cells, knight: Cell) -> Cells {
        let mut banned = Cells::NONE;
        for (tower, knights) in towers.into_iter().zip(self.0) {
            if knights.has(knight) {
                banned.add(tower);
            }
        }
        banned
    }

    /// Writes the field of the position: `b-`, or `b` and the bans, sorted. (Section 10)
    ///
    /// # Errors
    /// Those of the formatter.
    pub fn write(&self, towers: Cells, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char('b')?;
        let bans = self.knights().into_iter().flat_map(|knight| {
            let forbidden = self.towers(towers, knight).into_iter();
            forbidden.map(move |tower| (knight, tower))
        });
        let ban = |(knight, tower)| fmt::from_fn(move |f| write!(f, "{knight}>{tower}"));
        writer::list(f, bans.map(ban))
    }
}
