//! Modes of play on the setup screen: only one.

use super::position::Side;
use super::words;
use crate::kernel::info::Mode;

/// Modes.
pub const MODES: &[Mode] = &[Mode {
    name: words::DUEL,
    clocks: 2,
    seats: &[Side::Knights.seat(), Side::Dragon.seat()],
    ready: &[],
    by_hand: None,
    shuffled: None,
}];
