//! Modes of play and options on the setup screen.

use super::words;
use crate::kernel::info::{Mode, OptionRole, OptionValue, PlayerOption};
use crate::kernel::step::Seat;

/// Modes: the game has one length. (Rules, 3)
pub const MODES: &[Mode] = &[Mode {
    name: words::WHOLE,
    clocks: 1,
    seats: &[Seat(0), Seat(1)],
    ready: &[],
    by_hand: None,
    shuffled: None,
}];

/// Options: the first side, and courtesy. (Rules, 8)
pub const CHOOSABLE: &[PlayerOption] = &[
    PlayerOption {
        option: "first",
        name: words::WHO_BEGINS,
        modes: &[],
        values: &[
            OptionValue {
                value: "w",
                name: words::WHITE_SIDE,
                drawing: "k-white-monarch",
            },
            OptionValue {
                value: "b",
                name: words::BLACK_SIDE,
                drawing: "k-black-monarch",
            },
        ],
        role: OptionRole::Beginner { by_lot: false },
    },
    PlayerOption {
        option: "courtesy",
        name: words::COURTESY,
        modes: &[],
        values: &[
            OptionValue {
                value: "on",
                name: words::COURTESY_ON,
                drawing: "courtesy",
            },
            OptionValue {
                value: "off",
                name: words::COURTESY_OFF,
                drawing: "courtesy-off",
            },
        ],
        role: OptionRole::Plain,
    },
];
