//! Reads the French phrases from the `phrases!` blocks of the sources.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::ROOT;

/// Collects the files below a folder that have this extension.
pub fn files(folder: &Path, ending: &str, all: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files(&path, ending, all);
        } else if path.extension().is_some_and(|found| found == ending) {
            all.push(path);
        }
    }
}

/// Returns the text of a Rust literal.
fn plain(literal: &str) -> String {
    let mut text = String::new();
    let mut rest = literal;
    while let Some((before, after)) = rest.split_once('\\') {
        text.push_str(before);
        rest = match after.strip_prefix("u{") {
            Some(code) => {
                let (code, rest) = code.split_once('}').expect("a code");
                let code = u32::from_str_radix(code, 16).expect("a number");
                text.push(char::from_u32(code).expect("a sign"));
                rest
            }
            None => {
                text.push_str(&after[..1]);
                &after[1..]
            }
        };
    }
    text + rest
}

/// Returns all French phrases by key.
pub fn phrases() -> BTreeMap<String, String> {
    let mut sources = Vec::new();
    for folder in ["engine/src", "src/words"] {
        files(&Path::new(ROOT).join(folder), "rs", &mut sources);
    }
    let mut all = BTreeMap::new();
    for path in sources {
        let source = fs::read_to_string(&path).expect("a source");
        let Some((_, rows)) = source.split_once("::phrases! {\n") else {
            continue;
        };
        let rows: Vec<&str> = rows.lines().take_while(|line| *line != "}").collect();
        let name =
            |part: Option<&std::ffi::OsStr>| part.expect("a name").to_string_lossy().into_owned();
        let module = name(path.file_stem());
        let above = name(path.parent().and_then(Path::file_name));
        for row in rows.join("\n").split(";\n") {
            let Some((name, literal)) = row.trim_end_matches(';').rsplit_once(": \"").map(|_| {
                row.trim()
                    .trim_end_matches(';')
                    .split_once(": \"")
                    .expect("a row")
            }) else {
                continue;
            };
            let name = name.lines().last().expect("a name").trim();
            let literal = literal.strip_suffix('"').expect("the end of a literal");
            let key = format!("{above}.{module}.{name}");
            assert!(
                all.insert(key.clone(), plain(literal)).is_none(),
                "{key} is there twice"
            );
        }
    }
    all
}
