//! Modes of play on the setup screen: two, three or four players, teams, a duel of alliances.

use super::colours::Colour;
use super::words;
use crate::kernel::info::{Mode, OptionPairs, OptionRole, OptionValue, PlayerOption};
use crate::kernel::step::Seat;
use crate::kernel::words::Phrase;

const ALL: &[Seat] = &[
    Colour::Red.seat(),
    Colour::Green.seat(),
    Colour::Yellow.seat(),
    Colour::Blue.seat(),
];
const OPPOSITE: &[Seat] = &[Colour::Red.seat(), Colour::Yellow.seat()];
const THREE: &[Seat] = &[
    Colour::Red.seat(),
    Colour::Green.seat(),
    Colour::Yellow.seat(),
];

const fn mode(name: Phrase, clocks: u8, seats: &'static [Seat], ready: OptionPairs) -> Mode {
    Mode {
        name,
        clocks,
        seats,
        ready,
        by_hand: None,
        shuffled: None,
    }
}

/// Modes, the shortest first. (Rules, 8)
pub const MODES: &[Mode] = &[
    mode(words::FACE_TO_FACE, 2, OPPOSITE, &[("colours", "RY")]),
    mode(words::TWO_ALLIANCES, 2, ALL, &[("mode", "duel")]),
    mode(words::THREE_PLAYERS, 2, THREE, &[("colours", "RGY")]),
    mode(words::FOUR_PLAYERS, 3, ALL, &[]),
    mode(words::TEAMS, 3, ALL, &[("mode", "team")]),
];

const ALLIANCES: &[usize] = &[1, 4];

const fn value(value: &'static str, name: Phrase, drawing: &'static str) -> OptionValue {
    OptionValue {
        value,
        name,
        drawing,
    }
}

const RED: OptionValue = value("R", words::RED, "horse-red");
const GREEN: OptionValue = value("G", words::GREEN, "horse-green");
const YELLOW: OptionValue = value("Y", words::YELLOW, "horse-yellow");
const BLUE: OptionValue = value("B", words::BLUE, "horse-blue");

const fn first(modes: &'static [usize], values: &'static [OptionValue]) -> PlayerOption {
    PlayerOption {
        option: "first",
        name: words::WHO_BEGINS,
        modes,
        values,
        role: OptionRole::Beginner { by_lot: true },
    }
}

/// Options that players choose by pictures: the first colour, and which knights form lines. (Rules, 8)
pub const CHOOSABLE: &[PlayerOption] = &[
    first(&[0], &[RED, YELLOW]),
    first(&[2], &[RED, GREEN, YELLOW]),
    first(&[1, 3, 4], &[RED, GREEN, YELLOW, BLUE]),
    PlayerOption {
        option: "lines",
        name: words::WHOSE_LINES,
        modes: ALLIANCES,
        values: &[
            value("own", words::OWN_LINES, "horse-red"),
            value("mix", words::MIXED_LINES, "line-of-four"),
        ],
        role: OptionRole::Plain,
    },
];
