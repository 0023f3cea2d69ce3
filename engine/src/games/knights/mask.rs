//! Sets that answer for any number, for lists with numbers that are no cell.

/// A set that is asked without a branch.
#[derive(Clone, Copy, Debug)]
pub struct Mask([u64; 4]);

impl Mask {
    /// The mask of these bits, number 0 first.
    #[inline]
    pub const fn new(bits: [u64; 4]) -> Self {
        Self(bits)
    }

    /// 1 if the set holds the cell of that number, else 0.
    #[inline]
    pub const fn bit(&self, number: u8) -> usize {
        (self.0[number as usize >> 6] >> (number & 63) & 1) as usize
    }
}
