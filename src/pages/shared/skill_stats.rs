//! Skill statistics saved on the device.

use crate::shell::{clock, storage};
use crate::state::observation::{Observations, Visit};

/// Loads the saved statistics. A text that does not parse is quarantined before anything is saved in its place.
pub fn load() -> Observations {
    let saved = storage::load_or_put_aside(storage::OBSERVATIONS);
    saved.ok().flatten().unwrap_or_default()
}

/// Deletes expired counts on this device, and returns the others.
pub fn forget_expired() -> Observations {
    let (today, last) = (clock::day(), storage::load_if_readable(storage::VISITED));
    let mut all = load();
    if all.fade(last.map(|Visit(day)| day), today) {
        storage::keep(storage::OBSERVATIONS, &all);
    }
    if last != Some(Visit(today)) && !all.entries.is_empty() {
        storage::keep(storage::VISITED, &Visit(today));
    }
    all
}
