//! Modes of play on the setup screen: three lengths.

use super::setup::{Army, shuffled};
use super::words;
use crate::kernel::info::Mode;
use crate::kernel::options::Options;
use crate::kernel::step::Seat;

/// Modes, the shortest first. Small games use the same rules. (Section 8)
pub const MODES: &[Mode] = &[
    Mode {
        name: words::DISCOVERY,
        clocks: 1,
        seats: &[Seat(0), Seat(1)],
        ready: &[
            ("setup", "layout"),
            ("prince", ".CKP....S..."),
            ("dragons", "..tag....d.."),
        ],
        by_hand: Some(&[("setup", "manual"), ("army", "111"), ("goals", "1")]),
        shuffled: Some(|seed| at_random([1, 1, 1], 1, seed)),
    },
    Mode {
        name: words::SMALL,
        clocks: 2,
        seats: &[Seat(0), Seat(1)],
        ready: &[("setup", "small")],
        by_hand: Some(&[("setup", "manual"), ("army", "321"), ("goals", "1")]),
        shuffled: Some(|seed| at_random([3, 2, 1], 1, seed)),
    },
    Mode {
        name: words::WHOLE,
        clocks: 3,
        seats: &[Seat(0), Seat(1)],
        ready: &[("setup", "default")],
        by_hand: Some(&[("setup", "manual")]),
        shuffled: Some(|seed| at_random([5, 4, 1], 2, seed)),
    },
];

fn at_random(army: Army, goals: usize, seed: u64) -> Options {
    let (prince, dragons) = shuffled(army, goals, seed);
    Options::default()
        .with("setup", "layout")
        .with("prince", prince)
        .with("dragons", dragons)
}
