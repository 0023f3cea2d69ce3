//! The lengths that the preparation offers.

use super::setup::{Army, shuffled};
use super::words;
use crate::kernel::game::Length;
use crate::kernel::options::Options;

/// The lengths, the shortest first. Small games need no rule of their own. (Section 8)
pub const LENGTHS: &[Length] = &[
    Length {
        name: words::DISCOVERY,
        clocks: 1,
        ready: &[
            ("setup", "layout"),
            ("prince", ".CKP....S..."),
            ("dragons", "..tag....d.."),
        ],
        by_hand: &[("setup", "manual"), ("army", "111"), ("goals", "1")],
        shuffled: |seed| at_random([1, 1, 1], 1, seed),
    },
    Length {
        name: words::SMALL,
        clocks: 2,
        ready: &[("setup", "small")],
        by_hand: &[("setup", "manual"), ("army", "321"), ("goals", "1")],
        shuffled: |seed| at_random([3, 2, 1], 1, seed),
    },
    Length {
        name: words::WHOLE,
        clocks: 3,
        ready: &[("setup", "default")],
        by_hand: &[("setup", "manual")],
        shuffled: |seed| at_random([5, 4, 1], 2, seed),
    },
];

fn at_random(army: Army, goals: usize, seed: u64) -> Options {
    let (prince, dragons) = shuffled(army, goals, seed);
    Options::default()
        .with("setup", "layout")
        .with("prince", prince)
        .with("dragons", dragons)
}
