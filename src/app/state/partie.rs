//! The `.partie` file: a record as text that a person can read (contract, part 5).

use engine::table::Record;
use serde::Deserialize;

/// Why a text is no record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PartieError {
    /// It is not the text of a record; where it breaks off.
    Text {
        /// The line, from 1.
        line: usize,
        /// The column, from 1.
        column: usize,
    },
    /// It was written by a newer version.
    Newer(String),
}

/// Writes a record.
pub fn write(record: &Record) -> String {
    serde_json::to_string_pretty(record).expect("a record is plain text")
}

/// Reads a record. Whether its game, options, start and steps can be played is for the table to say.
///
/// # Errors
/// Tells where the text breaks off, or that its format is newer than this version.
pub fn read(text: &str) -> Result<Record, PartieError> {
    #[derive(Deserialize)]
    struct Head {
        format: String,
    }
    let head: Head = serde_json::from_str(text).map_err(place)?;
    if head.format != engine::table::FORMAT {
        return Err(PartieError::Newer(head.format));
    }
    serde_json::from_str(text).map_err(place)
}

fn place(error: serde_json::Error) -> PartieError {
    PartieError::Text {
        line: error.line(),
        column: error.column(),
    }
}

#[cfg(test)]
mod tests {
    use engine::catalogue::GameId;
    use engine::kernel::options::Options;

    use super::{PartieError, read, write};

    fn record() -> engine::table::Record {
        GameId::Chevaliers
            .open(&Options::default(), 1)
            .expect("the default options are legal")
            .record()
    }

    #[test]
    fn a_record_is_read_back_with_sorted_keys() {
        let text = write(&record());
        assert_eq!(read(&text), Ok(record()));
        let keys: Vec<&str> = text
            .lines()
            .filter_map(|line| line.strip_prefix("  \""))
            .collect();
        assert!(keys.is_sorted(), "{keys:?}");
    }

    #[test]
    fn a_newer_format_is_named() {
        let text = write(&record()).replace("partie/1", "partie/2");
        assert_eq!(read(&text), Err(PartieError::Newer("partie/2".to_owned())));
    }

    #[test]
    fn a_text_that_breaks_off_says_where() {
        let text = write(&record());
        assert_eq!(
            read(&text[..20]),
            Err(PartieError::Text { line: 3, column: 3 })
        );
    }

    proptest::proptest! {
        #[test]
        fn no_text_makes_it_panic(text in ".*") {
            let _ = read(&text);
        }

        #[test]
        fn no_change_makes_it_panic(at in 0usize..400, insert in ".{0,3}") {
            let mut text = write(&record());
            let at = at.min(text.len());
            if text.is_char_boundary(at) {
                text.insert_str(at, &insert);
            }
            if let Ok(record) = read(&text) {
                let _ = engine::table::from_record(&record, 0);
            }
        }
    }
}
