//! Why a text was refused.

use core::fmt;

use super::words::Phrase;

/// A text that the rules cannot read: where it breaks off and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// The byte of the text where reading stopped.
    pub at: usize,
    /// What stands wrong there.
    pub reason: &'static Phrase,
}

impl ReadError {
    /// An error at a byte of the text.
    pub const fn new(at: usize, reason: &'static Phrase) -> Self {
        Self { at, reason }
    }

    /// The same error in a longer text in which this one begins at byte `by`.
    #[must_use]
    pub const fn shifted(self, by: usize) -> Self {
        Self {
            at: self.at + by,
            reason: self.reason,
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (at character {})", self.reason.fr, self.at + 1)
    }
}

impl core::error::Error for ReadError {}
