//! From options to the first position. (Rules, 3 and 8)

use alloc::string::ToString;

use super::board::Cell;
use super::field::Field;
use super::figures::{Figure, Rank, Side, Size};
use super::position::{Courtesy, Phase, Position};
use super::{read, reasons};
use crate::kernel::options::{Options, OptionsError};
use crate::kernel::words::Phrase;

/// The names of the options. (Rules, 8)
pub const OPTIONS: &[&str] = &["first", "courtesy", "limit"];

/// The last row of a side, from column a. (Reading 1)
const LAST_ROW: [Rank; 9] = [
    Rank::Knight(Size::One),
    Rank::Knight(Size::Two),
    Rank::Knight(Size::Three),
    Rank::Knight(Size::Four),
    Rank::Monarch,
    Rank::Knight(Size::Four),
    Rank::Knight(Size::Three),
    Rank::Knight(Size::Two),
    Rank::Knight(Size::One),
];

/// The first position under these options.
///
/// # Errors
/// Names the first option that is unknown or has a value that the rules do not allow.
pub fn open(options: &Options) -> Result<Position, OptionsError> {
    if let Some(name) = options.unknown(OPTIONS) {
        let value = options.get(name).unwrap_or_default();
        return Err(refused(name, value, &reasons::UNKNOWN_OPTION));
    }
    let value = |name, default| options.get(name).unwrap_or(default);
    let (first, manners, limit) = (
        value("first", "w"),
        value("courtesy", "on"),
        value("limit", "0"),
    );
    Ok(Position {
        field: field(),
        side: Side::named(first).ok_or_else(|| refused("first", first, &reasons::BAD_FIRST))?,
        phase: Phase::Play,
        courtesy: Courtesy::named(manners)
            .ok_or_else(|| refused("courtesy", manners, &reasons::BAD_COURTESY))?,
        limit: read::number(limit).ok_or_else(|| refused("limit", limit, &reasons::BAD_LIMIT))?,
        count: 0,
    })
}

fn refused(option: &str, value: &str, reason: &'static Phrase) -> OptionsError {
    OptionsError {
        option: option.to_string(),
        value: value.to_string(),
        reason,
    }
}

/// Both sides on their last rows.
fn field() -> Field {
    let mut field = Field::EMPTY;
    for side in Side::BOTH {
        for (column, rank) in (0..).zip(LAST_ROW) {
            let cell = Cell::new(column, side.throne().row());
            field = field.with(Figure::new(side, rank), cell);
        }
    }
    field
}
