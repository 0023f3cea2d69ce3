//! Modes of play on the setup screen: number of players, number of seals, first player. (Section 8)

use super::words::{
    BLUE, FIVE_PLAYERS, FOUR_PLAYERS, FOUR_SEALS, GREEN, HOW_MANY_SEALS, ONE_SEAL, RED,
    SIX_PLAYERS, THREE_PLAYERS, THREE_SEALS, TWO_SEALS, VIOLET, WHITE, WHO_BEGINS, YELLOW,
};
use crate::kernel::info::{Mode, OptionPairs, OptionRole, OptionValue, PlayerOption};
use crate::kernel::step::Seat;
use crate::kernel::words::Phrase;

const SEATS: [Seat; 6] = [Seat(0), Seat(1), Seat(2), Seat(3), Seat(4), Seat(5)];

const fn mode(name: Phrase, clocks: u8, players: usize, ready: OptionPairs) -> Mode {
    Mode {
        name,
        clocks,
        seats: SEATS.split_at(players).0,
        ready,
        by_hand: None,
        shuffled: None,
    }
}

/// Modes; five and six players default to two seals. (Section 8)
pub const MODES: &[Mode] = &[
    mode(THREE_PLAYERS, 3, 3, &[("players", "3")]),
    mode(FOUR_PLAYERS, 3, 4, &[("players", "4")]),
    mode(FIVE_PLAYERS, 3, 5, &[("players", "5"), ("goal", "2")]),
    mode(SIX_PLAYERS, 3, 6, &[("players", "6"), ("goal", "2")]),
];

const fn seals(value: &'static str, name: Phrase, drawing: &'static str) -> OptionValue {
    OptionValue {
        value,
        name,
        drawing,
    }
}

const ONE: OptionValue = seals("1", ONE_SEAL, "seal-tirad");
const TWO: OptionValue = seals("2", TWO_SEALS, "seal-urgad");
const THREE: OptionValue = seals("3", THREE_SEALS, "seal-galad");
const FOUR: OptionValue = seals("4", FOUR_SEALS, "seal-elgad");

const fn beginner(value: &'static str, name: Phrase) -> OptionValue {
    OptionValue {
        value,
        name,
        drawing: super::scene::KNIGHT,
    }
}

const BEGINNERS: &[OptionValue] = &[
    beginner("0", BLUE),
    beginner("1", RED),
    beginner("2", YELLOW),
    beginner("3", GREEN),
    beginner("4", VIOLET),
    beginner("5", WHITE),
];

const fn first(modes: &'static [usize], players: usize) -> PlayerOption {
    PlayerOption {
        option: "first",
        name: WHO_BEGINS,
        modes,
        values: BEGINNERS.split_at(players).0,
        role: OptionRole::Beginner { by_lot: true },
    }
}

/// Options that players choose by pictures.
pub const CHOOSABLE: &[PlayerOption] = &[
    PlayerOption {
        option: "goal",
        name: HOW_MANY_SEALS,
        modes: &[0, 1],
        values: &[THREE, TWO, ONE, FOUR],
        role: OptionRole::Plain,
    },
    PlayerOption {
        option: "goal",
        name: HOW_MANY_SEALS,
        modes: &[2, 3],
        values: &[TWO, THREE, ONE, FOUR],
        role: OptionRole::Plain,
    },
    first(&[0], 3),
    first(&[1], 4),
    first(&[2], 5),
    first(&[3], 6),
];
