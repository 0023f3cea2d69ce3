//! Reading the options that both games have. (Section 8)

use super::read::number;
use super::reasons;
use crate::kernel::options::{Options, OptionsError};
use crate::kernel::words::Phrase;

/// The calm limit when none is given. (Section 8)
const LIMIT: u32 = 40;

/// Refuses an option, whose value is what was given or nothing.
pub fn refused(options: &Options, name: &str, reason: &'static Phrase) -> OptionsError {
    OptionsError {
        option: name.into(),
        value: options.get(name).unwrap_or_default().into(),
        reason,
    }
}

/// Checks that the game knows all options.
///
/// # Errors
/// Names the first that it does not know.
pub fn known(options: &Options, names: &[&str]) -> Result<(), OptionsError> {
    match options.unknown(names) {
        Some(name) => Err(refused(options, name, &reasons::UNKNOWN_OPTION)),
        None => Ok(()),
    }
}

/// The calm limit, in dragon turns; 0 is none.
///
/// # Errors
/// Refuses what is no number.
pub fn limit(options: &Options) -> Result<u32, OptionsError> {
    let Some(text) = options.get("limit") else {
        return Ok(LIMIT);
    };
    number(text).ok_or_else(|| refused(options, "limit", &reasons::BAD_LIMIT))
}
