//! The game in progress and the slots, as the app keeps them.
#![no_main]

use engine::catalogue::ALL;
use libfuzzer_sys::fuzz_target;
use table_ronde::readers::{Saved, Slot};
use table_ronde_fuzz::again;

fuzz_target!(|data: &[u8]| {
    let Ok(text) = str::from_utf8(data) else {
        return;
    };
    if let Some(saved) = again::<Saved>(text) {
        let _ = saved.open(ALL);
    }
    again::<Slot>(text);
});
