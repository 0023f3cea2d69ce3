//! Occupants of a cell and their letters. (Section 5.1)

/// Occupant of a cell. (Section 5.1)
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Occupant {
    /// Nothing.
    Empty,
    /// The dragon.
    Dragon,
    /// A knight that faces outward.
    Outward,
    /// A knight that faces homeward.
    Homeward,
    /// A knight inside a moving tower.
    Moving,
    /// A placed tower without knight.
    Tower,
    /// A placed tower with an outward knight.
    TowerOutward,
    /// A placed tower with a homeward knight.
    TowerHomeward,
    /// A broken tower.
    Broken,
}

impl Occupant {
    const ALL: [Self; 9] = [
        Self::Empty,
        Self::Dragon,
        Self::Outward,
        Self::Homeward,
        Self::Moving,
        Self::Tower,
        Self::TowerOutward,
        Self::TowerHomeward,
        Self::Broken,
    ];

    /// Returns the letter in the notation. (Section 5.1)
    pub const fn letter(self) -> char {
        ['.', 'D', 'a', 'r', 'C', 'T', 'A', 'R', 'X'][self as usize]
    }

    /// Parses a letter.
    pub fn from_letter(letter: &str) -> Option<Self> {
        let is_it = |occupant: &Self| letter.chars().eq([occupant.letter()]);
        Self::ALL.into_iter().find(is_it)
    }
}
