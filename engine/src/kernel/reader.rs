//! Parser for position strings; each [`Field`] knows its byte offset, so that errors point to the right
//! place.

use super::read::ReadError;
use super::reasons::NUMBER_TOO_LARGE;
use super::words::Phrase;

/// Result of parsing.
pub type Read<T> = Result<T, ReadError>;

/// Slice of a text with its byte offset.
#[derive(Clone, Copy, Debug)]
pub struct Field<'a> {
    /// The slice.
    pub text: &'a str,
    /// Byte offset in the whole text.
    pub at: usize,
}

/// Width of a board's rows, and the reasons for refusing others.
#[derive(Clone, Copy, Debug)]
pub struct Rows {
    /// Number of cells in a row.
    pub width: u8,
    /// Reason: wrong number of rows.
    pub wrong_count: &'static Phrase,
    /// Reason: wrong number of cells in a row.
    pub wrong_width: &'static Phrase,
    /// Reason: unknown letter.
    pub no_such_letter: &'static Phrase,
    /// Reason: two adjacent runs of empty cells.
    pub run_not_merged: &'static Phrase,
}

impl<'a> Field<'a> {
    /// Wraps a whole text in a field.
    pub const fn whole(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    /// Creates an error at this field.
    pub const fn error(self, reason: &'static Phrase) -> ReadError {
        ReadError::new(self.at, reason)
    }

    /// Refuses the field.
    ///
    /// # Errors
    /// Always.
    pub const fn refuse<T>(self, reason: &'static Phrase) -> Read<T> {
        Err(self.error(reason))
    }

    /// Refuses the field unless a condition holds.
    ///
    /// # Errors
    /// If it does not hold.
    pub const fn demand(self, holds: bool, reason: &'static Phrase) -> Read<()> {
        if holds { Ok(()) } else { self.refuse(reason) }
    }

    /// Unwraps an optional result of parsing the field.
    ///
    /// # Errors
    /// If it is `None`.
    pub fn found<T>(self, found: Option<T>, reason: &'static Phrase) -> Read<T> {
        found.ok_or(self.error(reason))
    }

    /// Splits the field at an ASCII separator, which is never a byte inside another character.
    pub fn parts(self, separator: u8) -> impl Iterator<Item = Self> {
        let mut rest = Some(self);
        core::iter::from_fn(move || {
            let field = rest?;
            let end = field.text.bytes().position(|byte| byte == separator);
            rest = end.map(|end| field.rest(end + 1));
            let text = end.map_or(field.text, |end| &field.text[..end]);
            Some(Self { text, ..field })
        })
    }

    /// Splits a field into exactly `N` parts.
    ///
    /// # Errors
    /// If it has more or fewer.
    pub fn exactly<const N: usize>(
        self,
        separator: u8,
        reason: &'static Phrase,
    ) -> Read<[Self; N]> {
        let mut parts = [self; N];
        let mut count = 0;
        for part in self.parts(separator) {
            *parts.get_mut(count).ok_or(self.error(reason))? = part;
            count += 1;
        }
        self.demand(count == N, reason)?;
        Ok(parts)
    }

    /// Iterates over the characters of the field, each with the field from there on.
    pub fn letters(self) -> impl Iterator<Item = (char, Self)> {
        let letters = self.text.char_indices();
        letters.map(move |(offset, letter)| (letter, self.rest(offset)))
    }

    /// Returns the remainder of the field from a byte offset.
    ///
    /// # Panics
    /// If no character begins there.
    pub fn rest(self, offset: usize) -> Self {
        Self {
            text: &self.text[offset..],
            at: self.at + offset,
        }
    }

    /// Strips a leading mark.
    ///
    /// # Errors
    /// If the field does not begin with it.
    pub fn after(self, mark: char, reason: &'static Phrase) -> Read<Self> {
        self.demand(self.text.starts_with(mark), reason)?;
        Ok(self.rest(mark.len_utf8()))
    }

    /// Parses the field as a number without leading zeros.
    ///
    /// # Errors
    /// If it is not one.
    pub fn number(self, reason: &'static Phrase) -> Read<u32> {
        let is_canonical = !self.text.starts_with('0') && !self.text.is_empty();
        let is_large = is_canonical && self.text.bytes().all(|byte| byte.is_ascii_digit());
        let reason = if is_large { &NUMBER_TOO_LARGE } else { reason };
        self.found(number(self.text), reason)
    }

    /// Parses the field as one digit.
    ///
    /// # Errors
    /// If it is not a digit, or greater than `most`.
    pub fn digit(self, most: u8, reason: &'static Phrase) -> Read<u8> {
        self.found(digit(self.text).filter(|&digit| digit <= most), reason)
    }

    /// Reads the rows of a board from the last one down. Digits are runs of empty cells. `parse_letter` maps any
    /// other letter; the result goes to `stand` with its column and row, counted from 0.
    ///
    /// # Errors
    /// Refuses wrong numbers of rows and cells, unknown letters, and runs that could be merged.
    pub fn rows<const N: usize, T>(
        self,
        rows: &Rows,
        parse_letter: impl Fn(char) -> Option<T>,
        mut stand: impl FnMut(T, u8, u8),
    ) -> Read<()> {
        let parts = self.exactly::<N>(b'/', rows.wrong_count)?;
        for (row, part) in (0..N as u8).rev().zip(parts) {
            let mut column = 0;
            let mut after_run = false;
            for (letter, place) in part.letters() {
                let run = letter.to_digit(10).filter(|&run| run > 0);
                let run = run.filter(|&run| run <= rows.width.into());
                if let Some(run) = run {
                    place.demand(!after_run, rows.run_not_merged)?;
                    column += run as u8;
                } else {
                    let piece = place.found(parse_letter(letter), rows.no_such_letter)?;
                    if column < rows.width {
                        stand(piece, column, row);
                    }
                    column += 1;
                }
                after_run = run.is_some();
                part.demand(column <= rows.width, rows.wrong_width)?;
            }
            part.demand(column == rows.width, rows.wrong_width)?;
        }
        Ok(())
    }
}

/// Parses a number without leading zeros.
pub fn number(text: &str) -> Option<u32> {
    let is_canonical = text == "0" || !text.starts_with(['0', '+']);
    text.parse().ok().filter(|_| is_canonical)
}

/// Parses a single digit.
pub const fn digit(text: &str) -> Option<u8> {
    match *text.as_bytes() {
        [digit @ b'0'..=b'9'] => Some(digit - b'0'),
        _ => None,
    }
}

/// Parses exactly `N` digits.
pub fn digits<const N: usize>(text: &str) -> Option<[u8; N]> {
    let digits: [u8; N] = text.as_bytes().try_into().ok()?;
    let is_good = digits.iter().all(u8::is_ascii_digit);
    is_good.then(|| digits.map(|digit| digit - b'0'))
}

#[cfg(test)]
mod tests {
    use super::{Field, number};
    use crate::kernel::reasons::{NO_NUMBER, NUMBER_TOO_LARGE};
    use std::vec::Vec;

    #[test]
    fn a_number_beyond_32_bits_is_refused_as_too_large() {
        let refused = |text| {
            Field::whole(text)
                .number(&NO_NUMBER)
                .map_err(|error| error.reason)
        };
        assert_eq!(refused("4294967295"), Ok(u32::MAX));
        assert_eq!(refused("4294967296"), Err(&NUMBER_TOO_LARGE));
        for text in ["", "007", "+1", "-1", "1x"] {
            assert_eq!(refused(text), Err(&NO_NUMBER), "{text}");
        }
    }

    #[test]
    fn fields_know_their_offset() {
        let line = Field::whole("a1 é, 4");
        let places: Vec<usize> = line.parts(b' ').map(|part| part.at).collect();
        assert_eq!(places, [0, 3, 7]);
        let [first, second] = line.exactly(b',', &NO_NUMBER).expect("two parts");
        assert_eq!((first.text, second.text, second.at), ("a1 é", " 4", 6));
        assert!(line.exactly::<1>(b',', &NO_NUMBER).is_err());
        assert!(line.exactly::<3>(b',', &NO_NUMBER).is_err());
        let letters: Vec<(char, usize)> = first.letters().map(|(c, at)| (c, at.at)).collect();
        assert_eq!(letters, [('a', 0), ('1', 1), (' ', 2), ('é', 3)]);
    }

    #[test]
    fn numbers_have_one_notation() {
        assert_eq!(number("0"), Some(0));
        assert_eq!(number("4294967295"), Some(u32::MAX));
        for text in ["", "00", "07", "+7", "-1", " 1", "4294967296"] {
            assert_eq!(number(text), None, "{text}");
        }
    }
}
