//! What was exercised, and the games with Copain.
#![no_main]

use libfuzzer_sys::fuzz_target;
use table_ronde::readers::{Friends, Observations};
use table_ronde_fuzz::again;

fuzz_target!(|data: &[u8]| {
    if let Ok(text) = str::from_utf8(data) {
        again::<Observations>(text);
        again::<Friends>(text);
    }
});
