//! Knight and its possessions. (Section 1)

use core::fmt::{self, Write as _};

use super::board::{Kingdom, Point};

/// Initial and maximum number of amulets of a knight. (Section 1)
pub const AMULETS: u8 = 3;

/// Seals of a knight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Seals(u8);

impl Seals {
    /// Checks whether the seal of a city is included.
    pub const fn has(self, kingdom: Kingdom) -> bool {
        self.0 >> kingdom as u8 & 1 == 1
    }

    /// Returns the number of seals.
    pub const fn count(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Adds the seal of a city.
    pub const fn add(&mut self, kingdom: Kingdom) {
        self.0 |= 1 << kingdom as u8;
    }
}

/// Knight.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Knight {
    /// Point of the knight; `None` while it waits.
    pub at: Option<Point>,
    /// Number of amulets.
    pub amulets: u8,
    /// Seals.
    pub seals: Seals,
    /// Whether it wears the shackle.
    pub shackled: bool,
}

impl Knight {
    /// Waiting knight. (Section 3)
    pub const FRESH: Self = Self {
        at: None,
        amulets: AMULETS,
        seals: Seals(0),
        shackled: false,
    };
}

impl fmt::Display for Knight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.at.map_or("-", Point::name))?;
        write!(f, ":{}:", self.amulets)?;
        if self.seals.count() == 0 {
            f.write_char('-')?;
        }
        for kingdom in Kingdom::CLOCKWISE {
            if self.seals.has(kingdom) {
                f.write_char(kingdom.letter())?;
            }
        }
        f.write_str(if self.shackled { ":c" } else { ":-" })
    }
}
