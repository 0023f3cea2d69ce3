//! From options to the terms and the first position. (Rules, 3 and 8)

use alloc::string::ToString;

use super::colours::{Colour, Colours};
use super::position::{Lines, Mode, Position, Terms};
use super::reasons;
use crate::kernel::options::{Options, OptionsError};
use crate::kernel::words::Phrase;

/// The names of the options. (Rules, 8)
pub const OPTIONS: &[&str] = &[
    "mode", "colours", "first", "target", "lines", "low", "high", "calm",
];

/// The greatest target. (Rules, 8)
const MOST_TARGET: u8 = 16;
const CALM: u32 = 80;

/// A number without needless zeros.
pub(super) fn number(text: &str) -> Option<u32> {
    let is_canonical = text == "0" || !text.starts_with(['0', '+']);
    text.parse().ok().filter(|_| is_canonical)
}

/// The mode of that name.
pub(super) fn mode(text: &str) -> Option<Mode> {
    Mode::ALL.into_iter().find(|mode| mode.notation() == text)
}

/// The colours of that name, if they may be in play in that mode.
pub(super) fn colours(text: &str, mode: Mode) -> Option<Colours> {
    let mut known = Colours::IN_PLAY.into_iter();
    let colours = known.find(|colours| {
        let mut letters = text.chars();
        let is_next = |colour: Colour| letters.next() == Some(colour.letter());
        colours.iter().all(is_next) && letters.next().is_none()
    })?;
    (mode == Mode::Solo || colours == Colours::ALL).then_some(colours)
}

/// The placed points that win at once, if that mode allows them.
pub(super) fn target(text: &str, mode: Mode) -> Option<u8> {
    let target = number(text).filter(|&target| target <= MOST_TARGET.into())?;
    (mode == Mode::Solo || target == 0).then_some(target as u8)
}

/// The agreement on lines, if that mode allows it.
pub(super) fn lines(text: &str, mode: Mode) -> Option<Lines> {
    let lines = Lines::ALL
        .into_iter()
        .find(|lines| lines.notation() == text)?;
    (mode != Mode::Solo || lines == Lines::Own).then_some(lines)
}

/// A step of the camp bonus, if that game has one.
pub(super) fn bonus(text: &str, mode: Mode, colours: Colours) -> Option<u32> {
    number(text).filter(|&points| points == 0 || default_bonus(mode, colours) != [0, 0])
}

/// Both steps of the camp bonus; without any in a duel and with two or three colours. (Rules, 8)
const fn default_bonus(mode: Mode, colours: Colours) -> [u32; 2] {
    match mode {
        Mode::Solo if colours.size() == 4 => [0, 6],
        Mode::Team => [6, 12],
        Mode::Solo | Mode::Duel => [0, 0],
    }
}

/// Options, read one by one.
struct Wishes<'a>(&'a Options);

impl Wishes<'_> {
    fn read<T>(
        &self,
        name: &str,
        default: T,
        reason: &'static Phrase,
        read: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, OptionsError> {
        match self.0.get(name) {
            None => Ok(default),
            Some(value) => read(value).ok_or_else(|| OptionsError {
                option: name.to_string(),
                value: value.to_string(),
                reason,
            }),
        }
    }
}

/// The first position under these options.
///
/// # Errors
/// Names the first option that is unknown or has a value that the rules do not allow.
pub fn open(options: &Options) -> Result<Position, OptionsError> {
    if let Some(name) = options.unknown(OPTIONS) {
        return Err(OptionsError {
            option: name.to_string(),
            value: options.get(name).unwrap_or_default().to_string(),
            reason: &reasons::UNKNOWN_OPTION,
        });
    }
    let wishes = Wishes(options);
    let mode = wishes.read("mode", Mode::Solo, &reasons::NO_MODE, mode)?;
    let colours = wishes.read("colours", Colours::ALL, &reasons::NO_COLOURS, |text| {
        colours(text, mode)
    })?;
    let first = colours.iter().next().unwrap_or(Colour::Red);
    let first = wishes.read("first", first, &reasons::BAD_FIRST, |text| {
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
        target: wishes.read("target", race, &reasons::BAD_TARGET, |text| {
            target(text, mode)
        })?,
        lines: wishes.read("lines", Lines::Own, &reasons::BAD_LINES, |text| {
            lines(text, mode)
        })?,
        low: wishes.read("low", low, &reasons::BAD_BONUS, points)?,
        high: wishes.read("high", high, &reasons::BAD_BONUS, points)?,
        limit: wishes.read("calm", CALM, &reasons::BAD_LIMIT, number)?,
    };
    Ok(Position::first(terms, first))
}
