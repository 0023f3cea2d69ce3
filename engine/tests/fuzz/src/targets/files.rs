//! Files with whole games: what reads opens or is refused, and is written so that it reads again, as a file and as a link.

use engine::catalogue::{ALL, compact};
use engine::table::Record;

/// Reads what the fuzzer made.
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
