//! The two sides of a fight.

use core::ops::{Index, IndexMut};

/// A side of a fight.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// The one that attacks; its number is the first of a roll.
    Attacker,
    /// The one that is attacked.
    Defender,
}

impl Side {
    /// Both sides, in the order of a roll.
    pub const BOTH: [Self; 2] = [Self::Attacker, Self::Defender];

    /// The side that it fights.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Attacker => Self::Defender,
            Self::Defender => Self::Attacker,
        }
    }
}

/// Something that each side of a fight has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PerSide<T> {
    /// The attacker's.
    pub attacker: T,
    /// The defender's.
    pub defender: T,
}

impl<T> PerSide<T> {
    /// The attacker's and the defender's.
    pub const fn new(attacker: T, defender: T) -> Self {
        Self { attacker, defender }
    }

    /// What a function gives for each side; the attacker is asked first.
    pub fn from_fn(mut of: impl FnMut(Side) -> T) -> Self {
        let attacker = of(Side::Attacker);
        Self::new(attacker, of(Side::Defender))
    }

    /// The same, changed for each side; the attacker's first.
    pub fn map<U>(self, mut change: impl FnMut(T) -> U) -> PerSide<U> {
        let attacker = change(self.attacker);
        PerSide::new(attacker, change(self.defender))
    }

    /// The attacker's, then the defender's.
    pub fn into_array(self) -> [T; 2] {
        [self.attacker, self.defender]
    }
}

impl<T> Index<Side> for PerSide<T> {
    type Output = T;

    fn index(&self, side: Side) -> &T {
        match side {
            Side::Attacker => &self.attacker,
            Side::Defender => &self.defender,
        }
    }
}

impl<T> IndexMut<Side> for PerSide<T> {
    fn index_mut(&mut self, side: Side) -> &mut T {
        match side {
            Side::Attacker => &mut self.attacker,
            Side::Defender => &mut self.defender,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{PerSide, Side};

    #[test]
    fn each_side_has_its_own() {
        let mut faces = PerSide::from_fn(|side| match side {
            Side::Attacker => 4,
            Side::Defender => 6,
        });
        assert_eq!(faces, PerSide::new(4, 6));
        faces[Side::Attacker] += 1;
        assert_eq!(faces.map(|face| face * 2).into_array(), [10, 12]);
        assert!(Side::BOTH.iter().all(|side| side.other().other() == *side));
        assert_eq!(faces[Side::Attacker.other()], 6);
    }
}
