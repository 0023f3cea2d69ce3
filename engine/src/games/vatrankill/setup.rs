//! Setup: the first position under given options. (Sections 3 and 8)

use super::position::Position;
use crate::games::patrakill::options;
use crate::kernel::options::{Options, OptionsError};

/// Names of the options. (Section 8)
pub const OPTIONS: &[&str] = &["limit"];

/// Returns the first position under these options.
///
/// # Errors
/// Names the first option that section 8 does not allow.
pub fn open(given: &Options) -> Result<Position, OptionsError> {
    given.check(OPTIONS)?;
    Ok(Position::first(options::limit(given)?))
}
