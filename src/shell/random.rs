//! Random seeds.

/// Returns a random seed that is short enough to be written down.
pub fn seed() -> u64 {
    let mut bytes = [0; 4];
    // Without a source of randomness the game still works, with the same dice each time.
    let _ = getrandom::fill(&mut bytes);
    u64::from(u32::from_le_bytes(bytes))
}
