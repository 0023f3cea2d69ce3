//! French texts: a change is reported by plain `cargo test`, since clips and translations have to follow.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Recorded hash of the texts of each file that declares phrases.
const RECORD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games/texts.txt");
const SOURCES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/src");

/// Returns the FNV-1a hash of a text.
fn hash(text: &str) -> u64 {
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, step)
}

/// Collects the Rust files below a folder.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            collect(&path, files);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
}

/// Returns the declarations of a file inside `phrases! { … }`, without comments.
fn declared(source: &str) -> Option<String> {
    let (_, rest) = source.split_once("crate::phrases! {\n")?;
    let (body, _) = rest.split_once("\n}\n")?;
    let lines = body.lines().map(str::trim);
    Some(lines.filter(|line| !line.starts_with("//")).collect())
}

#[test]
fn a_changed_french_text_is_reported() {
    let mut files = Vec::new();
    collect(Path::new(SOURCES), &mut files);
    let mut now = BTreeMap::new();
    for file in files {
        let source = fs::read_to_string(&file).expect("a text");
        if let Some(texts) = declared(&source) {
            let name = file.strip_prefix(SOURCES).expect("a path below src");
            now.insert(name.display().to_string(), format!("{:016x}", hash(&texts)));
        }
    }
    assert!(now.len() > 20, "no phrases found");
    let record: String = now
        .iter()
        .map(|(file, hash)| format!("{file} {hash}\n"))
        .collect();
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        fs::write(RECORD, &record).expect("a file that can be written");
        return;
    }
    let old = fs::read_to_string(RECORD).expect("the record of the texts");
    let changed: Vec<&str> = record
        .lines()
        .filter(|line| !old.lines().any(|known| known == *line))
        .collect();
    assert!(
        changed.is_empty() && record == old,
        "French texts changed in {changed:?}. Run `cargo test --workspace`: it lists missing clips (tools/voice/make.sh) and stale \
         translations. Then record them with `UPDATE_EXPECT=1 cargo test --test suite texts`."
    );
}
