//! The two sides of a fight.

use core::ops::{Index, IndexMut};

/// Side of a fight.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// Attacking side; its number is the first of a roll.
    Attacker,
    /// Defending side.
    Defender,
}

impl Side {
    /// Both sides, in the order of a roll.
    pub const BOTH: [Self; 2] = [Self::Attacker, Self::Defender];

    /// Returns the opposite side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Attacker => Self::Defender,
            Self::Defender => Self::Attacker,
        }
    }
}

/// Value for each side of a fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PerSide<T> {
    /// Attacker's value.
    pub attacker: T,
    /// Defender's value.
    pub defender: T,
}

impl<T> PerSide<T> {
    /// Creates a pair from the attacker's and the defender's value.
    pub const fn new(attacker: T, defender: T) -> Self {
        Self { attacker, defender }
    }

    /// Creates a pair from a function, called for the attacker first.
    pub fn from_fn(mut of: impl FnMut(Side) -> T) -> Self {
        let attacker = of(Side::Attacker);
        Self::new(attacker, of(Side::Defender))
    }

    /// Maps both values, the attacker's first.
    pub fn map<U>(self, mut change: impl FnMut(T) -> U) -> PerSide<U> {
        let attacker = change(self.attacker);
        PerSide::new(attacker, change(self.defender))
    }

    /// Returns the attacker's value, then the defender's.
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
