//! Errors of parsing texts.

use core::fmt;

use super::words::Phrase;

/// Parse error: where reading stopped, and why.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ReadError {
    /// Byte offset where reading stopped.
    pub at: usize,
    /// Reason for the error.
    pub reason: &'static Phrase,
}

impl ReadError {
    /// Creates an error at a byte offset.
    pub const fn new(at: usize, reason: &'static Phrase) -> Self {
        Self { at, reason }
    }

    /// Shifts the error for a longer text in which the parsed text begins at byte `by`.
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
        write!(f, "{} (caractère {})", self.reason.fr, self.at + 1)
    }
}

impl core::error::Error for ReadError {}
