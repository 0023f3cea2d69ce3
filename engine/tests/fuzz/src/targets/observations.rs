//! Saved observations, flags of the week, the arena, head-to-head records with Copain, and own problems: parsed values round-trip.

use crate::again;
use table_ronde::readers::{ArenaOfDay, Flags, Friends, SkillStats, OwnProblems};

/// Runs the target on one input.
pub fn read(data: &[u8]) {
    if let Ok(text) = str::from_utf8(data) {
        again::<SkillStats>(text);
        again::<Flags>(text);
        again::<ArenaOfDay>(text);
        again::<Friends>(text);
        again::<OwnProblems>(text);
    }
}
