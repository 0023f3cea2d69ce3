//! What was exercised, the games with Copain, and the problems set up by hand.
#![no_main]

use libfuzzer_sys::fuzz_target;
use table_ronde::readers::{Friends, Observations, OwnProblems};
use table_ronde_fuzz::again;

fuzz_target!(|data: &[u8]| {
    if let Ok(text) = str::from_utf8(data) {
        again::<Observations>(text);
        again::<Friends>(text);
        again::<OwnProblems>(text);
    }
});
