//! Links with whole games: a parsed link opens.

use engine::catalogue::{ALL, compact};

/// Runs the target on one input.
pub fn read(data: &[u8]) {
    if let Ok(text) = str::from_utf8(data)
        && let Ok(record) = compact::read(ALL, text)
    {
        assert!(ALL.from_record(&record, 1).is_ok());
    }
}
