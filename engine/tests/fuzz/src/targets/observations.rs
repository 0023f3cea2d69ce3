//! What was exercised, the games with Copain, and the problems set up by hand.

use crate::again;
use table_ronde::readers::{Friends, Observations, OwnProblems};

/// Reads what the fuzzer made.
pub fn read(data: &[u8]) {
    if let Ok(text) = str::from_utf8(data) {
        again::<Observations>(text);
        again::<Friends>(text);
        again::<OwnProblems>(text);
    }
}
