//! Reading the option that both games have. (Section 8)

use super::reasons;
use crate::kernel::options::{Options, OptionsError};
use crate::kernel::reader::number;

/// The calm limit when none is given. (Section 8)
const LIMIT: u32 = 40;

/// The calm limit, in dragon turns; 0 is none.
///
/// # Errors
/// Refuses what is no number.
pub fn limit(options: &Options) -> Result<u32, OptionsError> {
    options.read("limit", LIMIT, &reasons::BAD_LIMIT, number)
}
