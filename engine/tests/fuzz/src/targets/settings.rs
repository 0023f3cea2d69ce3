//! Settings and presets: parsed values round-trip.

use crate::again;
use table_ronde::readers::{Presets, Settings};

/// Runs the target on one input.
pub fn read(data: &[u8]) {
    if let Ok(text) = str::from_utf8(data) {
        again::<Settings>(text);
        again::<Presets>(text);
    }
}
