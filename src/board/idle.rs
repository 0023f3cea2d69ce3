//! Nobody touches anything: then what can be touched says so.

/// What asks to be touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Idle {
    /// The pieces.
    pub asks: bool,
    /// The targets.
    pub pulses: bool,
}
