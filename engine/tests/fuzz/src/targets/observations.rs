//! Saved observations, head-to-head records with Copain, and own problems: parsed values round-trip.

use crate::again;
use table_ronde::readers::{Friends, Observations, OwnProblems};

/// Runs the target on one input.
pub fn read(data: &[u8]) {
    if let Ok(text) = str::from_utf8(data) {
        again::<Observations>(text);
        again::<Friends>(text);
        again::<OwnProblems>(text);
    }
}
