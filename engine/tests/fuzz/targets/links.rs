//! Links with whole games: what reads opens.
#![no_main]

use engine::catalogue::{ALL, compact};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    if let Ok(text) = str::from_utf8(data)
        && let Ok(record) = compact::read(ALL, text)
    {
        assert!(ALL.from_record(&record, 1).is_ok());
    }
});
