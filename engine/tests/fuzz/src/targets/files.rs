//! Game files: a parsed record opens or is refused, and round-trips both as a file and as a link.

use engine::catalogue::{ALL, compact};
use engine::table::Record;

/// Runs the target on one input.
pub fn read(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else {
        return;
    };
    let Ok(record) = Record::read(text) else {
        return;
    };
    assert_eq!(Record::read(&record.write()).as_ref(), Ok(&record));
    if let Ok(opened) = ALL.from_record(&record, 1) {
        let word = compact::write(ALL, &*opened.table);
        assert_eq!(
            compact::read(ALL, &word).as_ref(),
            Ok(&opened.table.record())
        );
    }
}
