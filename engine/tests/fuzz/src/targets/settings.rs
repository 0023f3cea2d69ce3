//! Settings and presets.

use crate::again;
use table_ronde::readers::{Presets, Settings};

/// Reads what the fuzzer made.
pub fn read(data: &[u8]) {
    if let Ok(text) = str::from_utf8(data) {
        again::<Settings>(text);
        again::<Presets>(text);
    }
}
