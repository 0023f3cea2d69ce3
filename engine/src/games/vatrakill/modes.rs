//! Modes of play on the setup screen: two to five players.

use super::seats::{Faction, Player};
use super::words;
use crate::kernel::info::{Mode, OptionPairs, OptionRole, OptionValue, PlayerOption};
use crate::kernel::step::Seat;
use crate::kernel::words::Phrase;

const BLUE: Seat = Player::Of(Faction::Blue).seat();
const GREEN: Seat = Player::Of(Faction::Green).seat();
const YELLOW: Seat = Player::Of(Faction::Yellow).seat();
const VIOLET: Seat = Player::Of(Faction::Violet).seat();
const KNIGHTS: Seat = Player::Knights.seat();
const DRAGON: Seat = Player::Dragon.seat();

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

/// Modes, by number of players. (Section 3)
pub const MODES: &[Mode] = &[
    mode(words::TWO, 1, &[KNIGHTS, DRAGON], &[("players", "2")]),
    mode(words::THREE, 2, &[BLUE, GREEN, DRAGON], &[("players", "3")]),
    mode(
        words::FOUR,
        2,
        &[BLUE, GREEN, YELLOW, DRAGON],
        &[("players", "4")],
    ),
    mode(
        words::FIVE,
        2,
        &[BLUE, GREEN, YELLOW, VIOLET, DRAGON],
        &[("players", "5")],
    ),
];

const fn value(value: &'static str, name: Phrase, drawing: &'static str) -> OptionValue {
    OptionValue {
        value,
        name,
        drawing,
    }
}

const fn begins(modes: &'static [usize], values: &'static [OptionValue]) -> PlayerOption {
    PlayerOption {
        option: "seats",
        name: words::BEGINS,
        modes,
        values,
        role: OptionRole::Plain,
    }
}

/// Options that players choose: the zones of two factions, and the first player. (Section 8)
pub const CHOOSABLE: &[PlayerOption] = &[
    PlayerOption {
        option: "zones",
        name: words::ZONES,
        modes: &[0, 1],
        values: &[
            value("B-V-", words::FACE_TO_FACE, "tower-stone"),
            value("BV--", words::SIDE_BY_SIDE, "tower-green"),
        ],
        role: OptionRole::Plain,
    },
    begins(
        &[0],
        &[
            value("KD", words::KNIGHTS_BEGIN, "helmet"),
            value("DK", words::DRAGON_BEGINS, "dragon"),
        ],
    ),
    begins(
        &[1],
        &[
            value("BVD", words::KNIGHTS_BEGIN, "helmet"),
            value("DBV", words::DRAGON_BEGINS, "dragon"),
        ],
    ),
    begins(
        &[2],
        &[
            value("BVJD", words::KNIGHTS_BEGIN, "helmet"),
            value("DBVJ", words::DRAGON_BEGINS, "dragon"),
        ],
    ),
    begins(
        &[3],
        &[
            value("BVJPD", words::KNIGHTS_BEGIN, "helmet"),
            value("DBVJP", words::DRAGON_BEGINS, "dragon"),
        ],
    ),
];
