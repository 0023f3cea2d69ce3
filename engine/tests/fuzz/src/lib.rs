//! What the targets for kept texts share.

use table_ronde::readers::Persist;

/// Reads a text; what reads is written so that it reads the same again.
///
/// # Panics
/// Where it does not.
pub fn again<T: Persist>(text: &str) -> Option<T> {
    let value = T::read(text)?;
    let written = value.to_json().write();
    let next = T::read(&written).expect("what was written reads");
    assert_eq!(next.to_json().write(), written);
    Some(value)
}
