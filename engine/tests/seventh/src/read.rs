//! Parser of position strings.

use engine::kernel::reader::{Field, Read};

use super::action::Roll;
use super::board::Cell;
use super::position::{Position, Side};
use super::reasons;

/// Parses a position string.
///
/// # Errors
/// If the text is no position, or an unreachable one: two knights on one cell, or a knight that has won before.
pub fn position(text: &str) -> Read<Position> {
    let [blue, red, mover, roll] = Field::whole(text).exactly(b' ', &reasons::NOT_FOUR_FIELDS)?;
    let knight = |field: Field| field.found(Cell::named(field.text), &reasons::NO_CELL);
    let mut rolls = Roll::ALL.into_iter();
    let at = Position {
        knights: [Some(knight(blue)?), Some(knight(red)?)],
        mover: mover.found(Side::from_letter(mover.text), &reasons::NO_SIDE)?,
        roll: match roll.text {
            "-" => None,
            text => {
                let found = rolls.find(|roll| roll.0.to_string() == text);
                Some(roll.found(found, &reasons::NO_ROLL)?)
            }
        },
    };
    let other = at.mover.other();
    red.demand(
        at.knights[0] != at.knights[1] || at.is_over(),
        &reasons::SAME_CELL,
    )?;
    mover.demand(at.knight(other) != Some(other.goal()), &reasons::WON_BEFORE)?;
    roll.demand(!at.is_over() || at.roll.is_none(), &reasons::NO_ROLL)?;
    Ok(at)
}
