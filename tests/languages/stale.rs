//! Stale translations: the French source changed after its translation was written.
//!
//! `tests/languages/sources/<tag>.txt` stores the hash of the French source of each translation, one per line as `hash
//! key`. Run with `UPDATE_TRANSLATIONS=1` after updating a translation or changing the keys; it rewrites these files.

use std::collections::BTreeMap;
use std::env;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use engine::kernel::words::id;
use serde_json::Value;

use crate::{ROOT, french, languages};

/// Prefix of the keys of `assets/handbook`.
const HANDBOOK: &str = "handbook.";

fn handbook(tag: &str) -> Vec<(String, String)> {
    let path = Path::new(ROOT).join(format!("assets/handbook/{tag}.json"));
    let Ok(text) = fs::read_to_string(path) else {
        return Vec::new();
    };
    let all: serde_json::Map<String, Value> = serde_json::from_str(&text).expect("JSON");
    let texts = all.into_iter().filter(|(key, _)| !key.starts_with('@'));
    let entry = |(key, text): (String, Value)| {
        let text = text.as_str().expect("a text").to_owned();
        (format!("{HANDBOOK}{key}"), text)
    };
    texts.map(entry).collect()
}

fn stored(path: &Path) -> BTreeMap<String, u32> {
    let text = fs::read_to_string(path).unwrap_or_default();
    let lines = text.lines().map(|line| {
        let (hash, key) = line.split_once(' ').expect("a hash and a key");
        let hash = u32::from_str_radix(hash, 16).expect("eight hexadecimal digits");
        (key.to_owned(), hash)
    });
    lines.collect()
}

/// Returns the hash of the French source of each text that a language translates.
fn current(tag: &str, keys: impl Iterator<Item = String>) -> BTreeMap<String, u32> {
    let mut sources = french();
    sources.extend(handbook("fr"));
    let hashed = keys.chain(handbook(tag).into_iter().map(|(key, _)| key));
    hashed
        .filter_map(|key| {
            let hash = id(sources.get(&key)?);
            Some((key, hash))
        })
        .collect()
}

fn write(path: &PathBuf, hashes: &BTreeMap<String, u32>) {
    let mut text = String::new();
    for (key, hash) in hashes {
        writeln!(text, "{hash:08x} {key}").expect("a string takes all");
    }
    fs::write(path, text).expect("the file can be written");
}

#[test]
fn no_translation_is_older_than_its_french_source() {
    let folder = Path::new(ROOT).join("tests/languages/sources");
    let mut wrong = Vec::new();
    for (tag, entries) in languages() {
        let path = folder.join(format!("{tag}.txt"));
        let keys = entries.into_iter().map(|(key, _)| key);
        let current = current(&tag, keys.filter(|key| !key.starts_with('@')));
        if env::var_os("UPDATE_TRANSLATIONS").is_some() {
            write(&path, &current);
            continue;
        }
        let stored = stored(&path);
        for (key, hash) in &current {
            match stored.get(key) {
                Some(known) if known == hash => {}
                Some(_) => wrong.push(format!("{tag}: the French of {key} has changed")),
                None => wrong.push(format!("{tag}: {key} is new")),
            }
        }
        let gone = stored.keys().filter(|key| !current.contains_key(*key));
        wrong.extend(gone.map(|key| format!("{tag}: {key} is gone")));
    }
    assert!(
        wrong.is_empty(),
        "Check these translations in assets/words and assets/handbook, then run \
         `UPDATE_TRANSLATIONS=1 cargo test --workspace --test languages`: {wrong:#?}"
    );
}
