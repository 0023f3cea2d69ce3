//! Settings and presets.
#![no_main]

use libfuzzer_sys::fuzz_target;
use table_ronde::readers::{Presets, Settings};
use table_ronde_fuzz::again;

fuzz_target!(|data: &[u8]| {
    if let Ok(text) = str::from_utf8(data) {
        again::<Settings>(text);
        again::<Presets>(text);
    }
});
