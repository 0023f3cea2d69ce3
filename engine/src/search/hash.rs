//! Hashes of positions and actions, equal on every machine.

use core::hash::{Hash, Hasher};

/// Hashes a value; collisions are very unlikely.
pub fn hash(thing: &impl Hash) -> u64 {
    let mut mixer = Mixer(0x9e37_79b9_7f4a_7c15);
    thing.hash(&mut mixer);
    mixer.finish()
}

/// Multiplicative hasher, because `core` has none. It widens every number to 64 bits, so that 32-bit Wasm and
/// 64-bit native builds agree.
struct Mixer(u64);

impl Mixer {
    #[inline]
    const fn mix(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0xd6e8_feb8_6659_fd93);
    }
}

impl Hasher for Mixer {
    #[inline]
    fn finish(&self) -> u64 {
        let z = (self.0 ^ (self.0 >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
        z ^ (z >> 32)
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.mix(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.mix(number.into());
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.mix(number.into());
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.mix(number.into());
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.mix(number);
    }

    #[inline]
    fn write_u128(&mut self, number: u128) {
        self.mix(number as u64);
        self.mix((number >> 64) as u64);
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.mix(number as u64);
    }

    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.mix(number as i64 as u64);
    }
}

#[cfg(test)]
mod tests {
    use super::hash;

    #[test]
    fn hash_does_not_depend_on_the_word_size() {
        assert_eq!(hash(&7_u8), hash(&7_usize));
        assert_ne!(hash(&[1_u8, 2]), hash(&[2_u8, 1]));
    }
}
