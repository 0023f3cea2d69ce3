//! Names of phrases, parsed from the `phrases!` blocks in the sources: compiled phrases hold a hash instead.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::OnceLock;

use engine::kernel::words::{Phrase, id};

fn note(folder: &Path, names: &mut BTreeMap<u32, String>) {
    for entry in fs::read_dir(folder).expect("a folder of the engine") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            note(&path, names);
            continue;
        }
        let text = fs::read_to_string(&path).expect("a text");
        let Some((_, rows)) = text.split_once("::phrases! {\n") else {
            continue;
        };
        let part =
            |part: Option<&std::ffi::OsStr>| part.expect("a name").to_string_lossy().into_owned();
        let module = part(path.file_stem());
        let above = part(path.parent().and_then(Path::file_name));
        let rows = rows.lines().take_while(|line| *line != "}");
        for name in rows
            .filter_map(|row| row.trim().split_once(": \""))
            .map(|(name, _)| name)
        {
            names.insert(id(&format!("{above}.{module}.{name}")), name.to_owned());
        }
    }
}

/// Returns the constant name of a phrase.
pub fn name(phrase: &Phrase) -> &'static str {
    static NAMES: OnceLock<BTreeMap<u32, String>> = OnceLock::new();
    let names = NAMES.get_or_init(|| {
        let mut names = BTreeMap::new();
        note(
            &Path::new(env!("CARGO_MANIFEST_DIR")).join("src"),
            &mut names,
        );
        names
    });
    &names[&phrase.id]
}
