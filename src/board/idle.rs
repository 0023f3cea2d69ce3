//! Idle cues: after a while without input, playable pieces and targets attract attention.

/// Idle cues to show now.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Idle {
    /// Playable pieces hop slightly.
    pub asks: bool,
    /// Target rings pulse.
    pub pulses: bool,
}
