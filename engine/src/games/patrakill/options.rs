//! Option that both games share. (Section 8)

use super::reasons;
use crate::kernel::options::{Options, OptionsError};
use crate::kernel::reader::number;

/// Default calm limit, in dragon turns. (Section 8)
const LIMIT: u32 = 40;

/// Returns the calm limit, in dragon turns; 0 for none.
///
/// # Errors
/// Refuses a value that is not a number.
pub fn limit(options: &Options) -> Result<u32, OptionsError> {
    options.read("limit", LIMIT, &reasons::BAD_LIMIT, number)
}
