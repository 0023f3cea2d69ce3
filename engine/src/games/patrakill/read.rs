//! Parsers for the fields that both position strings share. (Section 10)

use super::bans::Bans;
use super::board::{Cell, SIDE};
use super::cells::Cells;
use super::dragon::Chain;
use super::reasons;
use crate::kernel::reader::{self, Field, Read};
use crate::kernel::reasons as common;

fn cell(field: Field<'_>) -> Read<Cell> {
    let name = field.text.as_bytes().try_into().ok();
    field.found(name.and_then(Cell::named), &reasons::NO_SUCH_CELL)
}

/// Parses a number without leading zeros after a letter.
///
/// # Errors
/// Refuses any other text.
pub fn number(field: Field<'_>, letter: char) -> Read<u32> {
    let digits = field.after(letter, &reasons::NO_NUMBER)?;
    digits.number(&reasons::NO_NUMBER)
}

/// Parses the seven rows, `width` characters per cell, and passes each cell with its characters to `stand`.
///
/// # Errors
/// Refuses rows of other lengths, and whatever `stand` refuses.
pub fn board<'a>(
    field: Field<'a>,
    width: usize,
    mut stand: impl FnMut(Cell, Field<'a>) -> Read<()>,
) -> Read<()> {
    let rows = field.exactly::<{ SIDE as usize }>(b'/', &reasons::NOT_SEVEN_ROWS)?;
    for (row, part) in (0..SIDE).rev().zip(rows) {
        let length = width * Cell::row_of(row).count();
        part.demand(part.text.len() == length, &reasons::WRONG_LENGTH)?;
        for (at, cell) in (0..).step_by(width).zip(Cell::row_of(row)) {
            let letters = part.text.get(at..at + width);
            let place = Field {
                text: letters.unwrap_or_default(),
                at: part.at + at,
            };
            place.demand(letters.is_some(), &reasons::NO_SUCH_LETTER)?;
            stand(cell, place)?;
        }
    }
    Ok(())
}

/// Parses the field `j`: `None` outside a chain of jumps.
///
/// # Errors
/// Refuses a malformed or unsorted field.
fn chain(field: Field<'_>) -> Read<Option<Chain>> {
    let rest = field.after('j', &reasons::NO_CHAIN)?;
    if rest.text == "-" {
        return Ok(None);
    }
    let length = rest.text.find(':');
    let eaten = &rest.text[..length.unwrap_or(rest.text.len())];
    let mut chain = Chain {
        eaten: rest.found(reader::number(eaten), &reasons::NO_CHAIN)?,
        jumped: Cells::NONE,
    };
    let cells = length.map(|length| rest.rest(length + 1));
    let mut last = None;
    for part in cells.into_iter().flat_map(|cells| cells.parts(b',')) {
        let jumped = cell(part)?;
        part.demand(last < Some(jumped), &reasons::NOT_SORTED)?;
        last = Some(jumped);
        chain.jumped.add(jumped);
    }
    Ok(Some(chain))
}

/// Parses the field `b`. `knights` are the possible ejected knights, `towers` the possible forbidden towers.
///
/// # Errors
/// Refuses a malformed or unsorted field, and bans without knight or tower.
pub fn bans(field: Field<'_>, knights: Cells, towers: Cells) -> Read<Bans> {
    let rest = field.after('b', &reasons::NO_BANS)?;
    let mut bans = Bans::NONE;
    if rest.text == "-" {
        return Ok(bans);
    }
    let mut last = None;
    for part in rest.parts(b',') {
        let [knight, tower] = part.exactly(b'>', &reasons::NO_BANS)?;
        let (from, to) = (cell(knight)?, cell(tower)?);
        part.demand(last < Some((from, to)), &reasons::NOT_SORTED)?;
        last = Some((from, to));
        knight.demand(knights.has(from), &reasons::BAN_WITHOUT_KNIGHT)?;
        tower.demand(towers.has(to), &reasons::BAN_WITHOUT_TOWER)?;
        bans.add(towers, from, to);
    }
    Ok(bans)
}

/// Constructors of a phase from its letter, a chain of jumps, or a winner.
pub struct Phases<P, O> {
    /// Parses the phase of any other letter.
    pub from_letter: fn(&str) -> Option<P>,
    /// Creates the phase within a chain of jumps.
    pub jumps: fn(Chain) -> P,
    /// Creates the final phase.
    pub over: fn(O) -> P,
    /// Parses the outcome after the `w`.
    pub outcome: fn(&str) -> Option<O>,
}

impl<P, O> Phases<P, O> {
    /// Parses the fields of the phase, the jumps and the winner.
    ///
    /// # Errors
    /// Refuses malformed fields, jumps outside phase `J`, and a winner outside phase `E`.
    pub fn read(&self, phase: Field<'_>, jumps: Field<'_>, winner: Field<'_>) -> Read<P> {
        let (is_jumping, is_over) = (phase.text == "J", phase.text == "E");
        let chain = chain(jumps)?;
        let outcome = match winner.after('w', &reasons::NO_WINNER)?.text {
            "-" => None,
            sign => Some(winner.found((self.outcome)(sign), &reasons::NO_WINNER)?),
        };
        let strange_chain = chain.is_some() && !is_jumping;
        let strange_winner = outcome.is_some() && !is_over;
        let named = if is_jumping {
            (self.jumps)(jumps.found(chain, &reasons::CHAIN_OUT_OF_PLACE)?)
        } else if is_over {
            (self.over)(winner.found(outcome, &reasons::WINNER_OUT_OF_PLACE)?)
        } else {
            phase.found((self.from_letter)(phase.text), &common::NO_PHASE)?
        };
        jumps.demand(!strange_chain, &reasons::CHAIN_OUT_OF_PLACE)?;
        winner.demand(!strange_winner, &reasons::WINNER_OUT_OF_PLACE)?;
        Ok(named)
    }
}
