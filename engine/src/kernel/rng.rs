//! Dice that everyone can repeat: the same seed gives the same numbers on every machine.

/// A small generator of repeatable numbers (SplitMix64).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rng(u64);

impl Rng {
    /// The numbers of a seed.
    pub const fn seeded(seed: u64) -> Self {
        Self(seed)
    }

    /// The numbers that belong to the `count`-th draw of a seed, whatever was drawn before.
    pub const fn at(seed: u64, count: u64) -> Self {
        Self(mix(seed ^ mix(count)))
    }

    /// The next 64 random bits.
    pub const fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(self.0)
    }

    /// A number below `end`, all equally likely (up to one part in 2^32).
    ///
    /// # Panics
    /// If `end` is 0.
    pub const fn below(&mut self, end: u32) -> u32 {
        assert!(end > 0);
        (((self.bits() >> 32) * end as u64) >> 32) as u32
    }

    /// One of a list, all equally likely; nothing of an empty one.
    pub fn one_of<T: Copy>(&mut self, list: &[T]) -> Option<T> {
        let count = u32::try_from(list.len()).ok().filter(|&count| count > 0)?;
        Some(list[self.below(count) as usize])
    }

    /// One of a list, each as likely as its weight says; nothing if there is no weight.
    pub fn weighted<T: Copy>(&mut self, list: &[(T, u32)]) -> Option<T> {
        let total = list.iter().map(|&(_, weight)| weight).sum();
        let mut left = if total > 0 { self.below(total) } else { 0 };
        let mut falls_here = |weight: u32| {
            let falls_here = left < weight;
            left = left.saturating_sub(weight);
            falls_here
        };
        let (one, _) = list.iter().find(|&&(_, weight)| falls_here(weight))?;
        Some(*one)
    }

    /// Puts a list into an order that is any of its orders, all equally likely.
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        for last in (1..list.len()).rev() {
            list.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

const fn mix(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
