//! Skill statistics saved on the device.

use crate::shell::{clock, storage};
use crate::state::skill_stats::{LastVisit, SkillStats};

/// Loads the saved statistics. A text that does not parse is quarantined before anything is saved in its place.
pub fn load() -> SkillStats {
    let saved = storage::load_or_quarantine(storage::SKILL_STATS);
    saved.ok().flatten().unwrap_or_default()
}

/// Deletes expired counts on this device, and returns the others.
pub fn forget_expired() -> SkillStats {
    let (today, last) = (clock::day(), storage::load_if_readable(storage::LAST_VISIT));
    let mut all = load();
    if all.expire(last.map(|LastVisit(day)| day), today) {
        storage::save(storage::SKILL_STATS, &all);
    }
    if last != Some(LastVisit(today)) && !all.entries.is_empty() {
        storage::save(storage::LAST_VISIT, &LastVisit(today));
    }
    all
}
