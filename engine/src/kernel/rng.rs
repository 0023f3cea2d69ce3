//! Deterministic random numbers: a seed gives the same numbers on every machine.

/// Small deterministic random number generator (SplitMix64).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rng(u64);

impl Rng {
    /// Creates a generator from a seed.
    pub const fn seeded(seed: u64) -> Self {
        Self(seed)
    }

    /// Creates the generator for the `count`-th draw of a seed, independent of earlier draws.
    pub const fn at(seed: u64, count: u64) -> Self {
        Self(mix(seed ^ mix(count)))
    }

    /// Returns the next 64 random bits.
    pub const fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(self.0)
    }

    /// Returns a uniform number below `end` (bias below one part in 2^32).
    ///
    /// # Panics
    /// If `end` is 0.
    pub const fn below(&mut self, end: u32) -> u32 {
        assert!(end > 0);
        (((self.bits() >> 32) * end as u64) >> 32) as u32
    }

    /// Returns a uniformly chosen item of a list; `None` if it is empty.
    pub fn one_of<T: Copy>(&mut self, list: &[T]) -> Option<T> {
        let count = u32::try_from(list.len()).ok().filter(|&count| count > 0)?;
        Some(list[self.below(count) as usize])
    }

    /// Returns an item chosen by weight; `None` if all weights are zero.
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

    /// Shuffles a list uniformly.
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
