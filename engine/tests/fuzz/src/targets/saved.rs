//! The game in progress and the slots, as the app keeps them.

use crate::again;
use engine::catalogue::ALL;
use table_ronde::readers::{Saved, Slot};

/// Reads what the fuzzer made.
pub fn read(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else {
        return;
    };
    if let Some(saved) = again::<Saved>(text) {
        let _ = saved.open(ALL);
    }
    again::<Slot>(text);
}
