//! Bitboards that can be tested with any number, including numbers of no cell.

/// Set with branch-free membership tests.
#[derive(Clone, Copy, Debug)]
pub struct Mask([u64; 4]);

impl Mask {
    /// Creates a mask from bits, number 0 first.
    #[inline]
    pub const fn new(bits: [u64; 4]) -> Self {
        Self(bits)
    }

    /// Returns 1 if the set contains the cell with this number, else 0.
    #[inline]
    pub const fn bit(&self, number: u8) -> usize {
        (self.0[number as usize >> 6] >> (number & 63) & 1) as usize
    }
}
