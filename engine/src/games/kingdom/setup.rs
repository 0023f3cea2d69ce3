//! Setup: the first position under given options. (Rules, 3 and 8)

use super::board::Cell;
use super::field::Field;
use super::figures::{Figure, Rank, Side, Size};
use super::position::{Courtesy, Phase, Position};
use super::reasons;
use crate::kernel::options::{Options, OptionsError};
use crate::kernel::reader::number;
use crate::kernel::reasons as common;

/// Names of the options. (Rules, 8)
pub const OPTIONS: &[&str] = &["first", "courtesy", "limit"];

/// Last row of a side, from column a. (Reading 1)
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

/// Returns the first position under these options.
///
/// # Errors
/// Names the first option that is unknown or has a value that the rules do not allow.
pub fn open(options: &Options) -> Result<Position, OptionsError> {
    options.check(OPTIONS)?;
    Ok(Position {
        field: field(),
        side: options.read("first", Side::White, &reasons::BAD_FIRST, Side::named)?,
        phase: Phase::Play,
        courtesy: options.read(
            "courtesy",
            Courtesy::On,
            &reasons::BAD_COURTESY,
            Courtesy::named,
        )?,
        limit: options.read("limit", 0, &common::BAD_LIMIT, number)?,
        count: 0,
    })
}

/// Returns both sides on their last rows.
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
