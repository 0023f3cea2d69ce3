//! Reading the fields that both position strings have. (Section 10)

use super::bans::Bans;
use super::board::{Cell, SIDE};
use super::cells::Cells;
use super::dragon::Chain;
use super::reasons;
use crate::kernel::read::ReadError;
use crate::kernel::words::Phrase;

/// What reading gives.
pub type Read<T> = Result<T, ReadError>;

/// A field of the string and the byte where it begins.
#[derive(Clone, Copy, Debug)]
pub struct Field<'a> {
    /// Its text.
    pub text: &'a str,
    /// The byte where it begins.
    pub at: usize,
}

impl<'a> Field<'a> {
    /// Refuses the field.
    ///
    /// # Errors
    /// Always: that is what it is for.
    pub const fn refuse<T>(self, reason: &'static Phrase) -> Read<T> {
        Err(ReadError::new(self.at, reason))
    }

    /// The parts of the field between separators.
    pub fn parts(self, separator: char) -> impl Iterator<Item = Field<'a>> {
        let mut at = self.at;
        self.text.split(separator).map(move |text| {
            let part = Field { text, at };
            at += text.len() + separator.len_utf8();
            part
        })
    }

    /// What follows the letter that a field begins with.
    ///
    /// # Errors
    /// Refuses a field that begins otherwise.
    pub fn after(self, letter: char, reason: &'static Phrase) -> Read<Field<'a>> {
        match self.text.strip_prefix(letter) {
            Some(text) => Ok(Field {
                text,
                at: self.at + letter.len_utf8(),
            }),
            None => self.refuse(reason),
        }
    }

    fn cell(self) -> Read<Cell> {
        let name = self.text.as_bytes().try_into().ok();
        let cell = name.and_then(Cell::named);
        cell.ok_or(ReadError::new(self.at, &reasons::NO_SUCH_CELL))
    }

    /// A number without leading zeros after a letter.
    ///
    /// # Errors
    /// Refuses what is not written so.
    pub fn number(self, letter: char) -> Read<u32> {
        let digits = self.after(letter, &reasons::NO_NUMBER)?;
        number(digits.text).ok_or(ReadError::new(digits.at, &reasons::NO_NUMBER))
    }
}

/// A number without leading zeros.
pub fn number(text: &str) -> Option<u32> {
    let is_canonical = text == "0" || !text.starts_with(['0', '+']);
    text.parse().ok().filter(|_| is_canonical)
}

/// Exactly so many parts, or nothing.
pub fn exactly<'a, const N: usize>(
    parts: impl Iterator<Item = Field<'a>>,
) -> Option<[Field<'a>; N]> {
    let mut all = [Field { text: "", at: 0 }; N];
    let mut count = 0;
    for part in parts {
        *all.get_mut(count)? = part;
        count += 1;
    }
    (count == N).then_some(all)
}

/// Reads the seven rows, `width` characters a cell, and hands each cell with its characters to `stand`.
///
/// # Errors
/// Refuses rows of other lengths, and what `stand` refuses.
pub fn board<'a>(
    field: Field<'a>,
    width: usize,
    mut stand: impl FnMut(Cell, Field<'a>) -> Read<()>,
) -> Read<()> {
    let Some(rows) = exactly::<{ SIDE as usize }>(field.parts('/')) else {
        return field.refuse(&reasons::NOT_SEVEN_ROWS);
    };
    for (row, part) in (0..SIDE).rev().zip(rows) {
        if part.text.len() != width * Cell::row_of(row).count() {
            return part.refuse(&reasons::WRONG_LENGTH);
        }
        let mut at = 0;
        for cell in Cell::row_of(row) {
            let refused = ReadError::new(part.at + at, &reasons::NO_SUCH_LETTER);
            let text = part.text.get(at..at + width).ok_or(refused)?;
            let at_cell = part.at + at;
            stand(cell, Field { text, at: at_cell })?;
            at += width;
        }
    }
    Ok(())
}

/// Reads the field `j`: nothing outside a move of jumps, and what was done in one.
///
/// # Errors
/// Refuses what is malformed or not sorted.
pub fn chain(field: Field<'_>) -> Read<Option<Chain>> {
    let rest = field.after('j', &reasons::NO_CHAIN)?;
    if rest.text == "-" {
        return Ok(None);
    }
    let (eaten, cells) = match rest.text.split_once(':') {
        Some((eaten, cells)) => {
            let at = rest.at + eaten.len() + 1;
            (eaten, Some(Field { text: cells, at }))
        }
        None => (rest.text, None),
    };
    let refused = ReadError::new(rest.at, &reasons::NO_CHAIN);
    let mut chain = Chain {
        eaten: number(eaten).ok_or(refused)?,
        jumped: Cells::NONE,
    };
    let mut last = None;
    for part in cells.into_iter().flat_map(|cells| cells.parts(',')) {
        let cell = part.cell()?;
        if last >= Some(cell) {
            return part.refuse(&reasons::NOT_SORTED);
        }
        last = Some(cell);
        chain.jumped.add(cell);
    }
    Ok(Some(chain))
}

/// Reads the field `b`. `knights` are those that may be ejected ones, `towers` those that may be forbidden.
///
/// # Errors
/// Refuses what is malformed or not sorted, and bans without knight or tower.
pub fn bans(field: Field<'_>, knights: Cells, towers: Cells) -> Read<Bans> {
    let rest = field.after('b', &reasons::NO_BANS)?;
    let mut bans = Bans::NONE;
    if rest.text == "-" {
        return Ok(bans);
    }
    let mut last = None;
    for part in rest.parts(',') {
        let Some([knight, tower]) = exactly::<2>(part.parts('>')) else {
            return part.refuse(&reasons::NO_BANS);
        };
        let (from, to) = (knight.cell()?, tower.cell()?);
        if last >= Some((from, to)) {
            return part.refuse(&reasons::NOT_SORTED);
        }
        last = Some((from, to));
        if !knights.has(from) {
            return knight.refuse(&reasons::BAN_WITHOUT_KNIGHT);
        }
        if !towers.has(to) {
            return tower.refuse(&reasons::BAN_WITHOUT_TOWER);
        }
        bans.add(towers, from, to);
    }
    Ok(bans)
}
