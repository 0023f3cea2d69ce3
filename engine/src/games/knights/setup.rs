//! Setup: terms and the first position under given options. (Rules, 3 and 8)

use super::colours::{Colour, Colours};
use super::position::{Lines, Mode, Position, Terms};
use super::reasons;
use crate::kernel::options::{Options, OptionsError};
use crate::kernel::reader::number;
use crate::kernel::reasons as common;

/// Names of the options. (Rules, 8)
pub const OPTIONS: &[&str] = &[
    "mode", "colours", "first", "target", "lines", "low", "high", "calm",
];

/// Maximum target. (Rules, 8)
const MOST_TARGET: u8 = 16;
const CALM: u32 = 80;

/// Parses a mode.
pub(super) fn mode(text: &str) -> Option<Mode> {
    Mode::ALL.into_iter().find(|mode| mode.notation() == text)
}

/// Parses the colours, if they may be in play in that mode.
pub(super) fn colours(text: &str, mode: Mode) -> Option<Colours> {
    let mut known = Colours::IN_PLAY.into_iter();
    let colours = known.find(|colours| {
        let mut letters = text.chars();
        let is_next = |colour: Colour| letters.next() == Some(colour.letter());
        colours.iter().all(is_next) && letters.next().is_none()
    })?;
    (mode == Mode::Solo || colours == Colours::ALL).then_some(colours)
}

/// Parses the target of placed points, if the mode allows one.
pub(super) fn target(text: &str, mode: Mode) -> Option<u8> {
    let target = number(text).filter(|&target| target <= MOST_TARGET.into())?;
    (mode == Mode::Solo || target == 0).then_some(target as u8)
}

/// Parses the line variant, if the mode allows it.
pub(super) fn lines(text: &str, mode: Mode) -> Option<Lines> {
    let lines = Lines::ALL
        .into_iter()
        .find(|lines| lines.notation() == text)?;
    (mode != Mode::Solo || lines == Lines::Own).then_some(lines)
}

/// Parses a level of the camp bonus, if the game has one.
pub(super) fn bonus(text: &str, mode: Mode, colours: Colours) -> Option<u32> {
    number(text).filter(|&points| points == 0 || default_bonus(mode, colours) != [0, 0])
}

/// Returns both levels of the camp bonus; zero in a duel and with two or three colours. (Rules, 8)
const fn default_bonus(mode: Mode, colours: Colours) -> [u32; 2] {
    match mode {
        Mode::Solo if colours.size() == 4 => [0, 6],
        Mode::Team => [6, 12],
        Mode::Solo | Mode::Duel => [0, 0],
    }
}

/// Returns the first position under these options.
///
/// # Errors
/// Names the first option that is unknown or has a value that the rules do not allow.
pub fn open(options: &Options) -> Result<Position, OptionsError> {
    options.check(OPTIONS)?;
    let mode = options.read("mode", Mode::Solo, &reasons::NO_MODE, mode)?;
    let colours = options.read("colours", Colours::ALL, &reasons::NO_COLOURS, |text| {
        colours(text, mode)
    })?;
    let first = colours.iter().next().unwrap_or(Colour::Red);
    let first = options.read("first", first, &reasons::BAD_FIRST, |text| {
        Colour::named(text).filter(|&colour| colours.has(colour))
    })?;
    let race = if colours == Colours::ALL {
        0
    } else {
        MOST_TARGET
    };
    let [low, high] = default_bonus(mode, colours);
    let points = |text: &str| bonus(text, mode, colours);
    let terms = Terms {
        mode,
        colours,
        target: options.read("target", race, &reasons::BAD_TARGET, |text| {
            target(text, mode)
        })?,
        lines: options.read("lines", Lines::Own, &reasons::BAD_LINES, |text| {
            lines(text, mode)
        })?,
        low: options.read("low", low, &reasons::BAD_BONUS, points)?,
        high: options.read("high", high, &reasons::BAD_BONUS, points)?,
        limit: options.read("calm", CALM, &common::BAD_LIMIT, number)?,
    };
    Ok(Position::first(terms, first))
}
