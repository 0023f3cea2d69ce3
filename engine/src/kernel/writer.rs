//! Writers for parts of position strings that games share.

use core::fmt::{self, Display, Formatter, Write as _};

/// Writes the rows of a board, from the last one down.
///
/// # Errors
/// Those of `write_row` or the formatter.
pub fn rows(
    f: &mut Formatter<'_>,
    count: u8,
    mut write_row: impl FnMut(&mut Formatter<'_>, u8) -> fmt::Result,
) -> fmt::Result {
    for row in (0..count).rev() {
        write_row(f, row)?;
        if row > 0 {
            f.write_char('/')?;
        }
    }
    Ok(())
}

/// Writes a row of at most nine cells, with a digit for each run of empty cells.
///
/// # Errors
/// Those of the formatter.
pub fn runs(
    f: &mut Formatter<'_>,
    columns: u8,
    letter: impl Fn(u8) -> Option<char>,
) -> fmt::Result {
    let run = |f: &mut Formatter<'_>, empty: u8| match empty {
        0 => Ok(()),
        _ => f.write_char((b'0' + empty).into()),
    };
    let mut empty = 0;
    for column in 0..columns {
        if let Some(letter) = letter(column) {
            run(f, empty)?;
            f.write_char(letter)?;
            empty = 0;
        } else {
            empty += 1;
        }
    }
    run(f, empty)
}

/// Writes a comma-separated list, or `-` if it is empty.
///
/// # Errors
/// Those of the formatter.
pub fn list<T: Display>(f: &mut Formatter<'_>, all: impl IntoIterator<Item = T>) -> fmt::Result {
    let mut is_empty = true;
    for one in all {
        if !is_empty {
            f.write_char(',')?;
        }
        one.fmt(f)?;
        is_empty = false;
    }
    if is_empty { f.write_char('-') } else { Ok(()) }
}
