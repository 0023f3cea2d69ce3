//! Saved game in progress and save slots: parsed values round-trip, and opening a saved game does not panic.

use crate::again;
use engine::catalogue::ALL;
use table_ronde::readers::{Saved, Slot};

/// Runs the target on one input.
pub fn read(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else {
        return;
    };
    if let Some(saved) = again::<Saved>(text) {
        let _ = saved.open(ALL);
    }
    again::<Slot>(text);
}
