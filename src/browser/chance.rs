//! Numbers by chance, for seeds.

/// A seed that nobody chose, short enough to be written down.
pub fn seed() -> u64 {
    let mut bytes = [0; 4];
    // Without a source of chance the game still goes on, with the same dice each time.
    let _ = getrandom::fill(&mut bytes);
    u64::from(u32::from_le_bytes(bytes))
}
