//! Setup: the first position under given options. (Sections 3 and 8)

use core::ops::RangeInclusive;

use super::position::{Position, Walls};
use super::reasons;
use crate::kernel::options::{Options, OptionsError};
use crate::kernel::reader;
use crate::kernel::step::Seat;
use crate::kernel::words::Phrase;

/// Names of the options. (Section 8)
pub const OPTIONS: &[&str] = &["players", "goal", "first", "walls"];

/// Returns the first position under these options.
///
/// # Errors
/// Names the first option that is unknown or has a value that the rules do not allow.
pub fn open(options: &Options) -> Result<Position, OptionsError> {
    options.check(OPTIONS)?;
    let players = digit(options, "players", 4, 3..=6, &reasons::BAD_PLAYERS)?;
    let goal = digit(options, "goal", 3, 1..=4, &reasons::BAD_GOAL)?;
    let first = digit(options, "first", 0, 0..=players - 1, &reasons::BAD_FIRST)?;
    let walls = options.read("walls", Walls::default(), &reasons::BAD_WALLS, |value| {
        Walls::ALL
            .into_iter()
            .find(|walls| walls.notation() == value)
    })?;
    Ok(Position::start(players, goal, Seat(first), walls))
}

/// Reads an option: one digit within a range, or the default.
fn digit(
    options: &Options,
    name: &str,
    default: u8,
    range: RangeInclusive<u8>,
    reason: &'static Phrase,
) -> Result<u8, OptionsError> {
    let value = |text| reader::digit(text).filter(|digit| range.contains(digit));
    options.read(name, default, reason, value)
}
