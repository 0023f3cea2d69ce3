//! Trash: erased data, which can be restored for a day.

use crate::shell::{clock, storage};
use crate::state::trash::Trash;

/// Returns the trash, if it can still be restored.
pub fn load() -> Option<Trash> {
    storage::load_if_readable(storage::TRASH)
}

/// Deletes an expired trash.
pub fn forget_expired() {
    if load().is_some_and(|trash| trash.is_over(clock::now())) {
        storage::remove(storage::TRASH);
    }
}
