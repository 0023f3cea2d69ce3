//! Stale translations: the French source changed after its translation was written.
//!
//! `tests/languages/sources/<tag>.txt` stores the hash of the French source of each translation, one per line as `hash
//! key`. Run with `UPDATE_TRANSLATIONS=1` after updating a translation or changing the keys; it rewrites these files.
//! Run with `UPDATE_TRANSLATIONS=later` if the translators are to follow: it keeps the hashes of changed sources, and writes
//! their number into the language file (`@stale`), from which the teacher settings mark the language.

use std::collections::BTreeMap;
use std::env;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use engine::kernel::words::id;
use serde_json::Value;

use crate::{ROOT, french, languages};

/// Key of the number of stale texts, in the file of a language.
const STALE: &str = "@stale";
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

/// Sets the number of stale texts in the file of a language, behind its other metadata.
fn mark(tag: &str, stale: usize) {
    let path = Path::new(ROOT).join(format!("assets/words/{tag}.json"));
    let text = fs::read_to_string(&path).expect("a text");
    let is_mark = |line: &&str| line.trim_start().starts_with(&format!("\"{STALE}\""));
    let mut lines: Vec<&str> = text.split('\n').filter(|line| !is_mark(line)).collect();
    let entry = format!("  \"{STALE}\": \"{stale}\",");
    if stale > 0 {
        let is_text = |line: &&str| line.starts_with("  \"") && !line.starts_with("  \"@");
        let at = lines.iter().position(is_text).expect("a text");
        lines.insert(at, &entry);
    }
    fs::write(path, lines.join("\n")).expect("the file can be written");
}

#[test]
fn no_translation_is_older_than_its_french_source() {
    let update = env::var("UPDATE_TRANSLATIONS").ok();
    let folder = Path::new(ROOT).join("tests/languages/sources");
    let mut wrong = Vec::new();
    for (tag, entries) in languages() {
        let path = folder.join(format!("{tag}.txt"));
        let marked = entries.iter().find(|(key, _)| key == STALE);
        let marked = marked.map_or("0", |(_, number)| number).to_owned();
        let keys = entries.into_iter().map(|(key, _)| key);
        let mut current = current(&tag, keys.filter(|key| !key.starts_with('@')));
        let stored = stored(&path);
        let is_stale = |(key, hash): &(&String, &u32)| {
            let known = stored.get(*key);
            known.is_some_and(|known| known != *hash)
        };
        let changed = current.iter().filter(is_stale).map(|(key, _)| key.clone());
        let changed: Vec<String> = changed.collect();
        if let Some(update) = &update {
            if update == "later" {
                current.extend(changed.iter().map(|key| (key.clone(), stored[key])));
            }
            mark(&tag, if update == "later" { changed.len() } else { 0 });
            write(&path, &current);
            continue;
        }
        if marked != changed.len().to_string() {
            let of = changed.iter();
            wrong.extend(of.map(|key| format!("{tag}: the French of {key} has changed")));
            wrong.push(format!(
                "{tag}: {STALE} is {marked}, but {} texts are stale",
                changed.len()
            ));
        }
        let new = current.keys().filter(|key| !stored.contains_key(*key));
        wrong.extend(new.map(|key| format!("{tag}: {key} is new")));
        let gone = stored.keys().filter(|key| !current.contains_key(*key));
        wrong.extend(gone.map(|key| format!("{tag}: {key} is gone")));
    }
    assert!(
        wrong.is_empty(),
        "Check these translations in assets/words and assets/handbook, then run \
         `UPDATE_TRANSLATIONS=1 cargo test --workspace --test languages`, or with `later` if the translators are to \
         follow: {wrong:#?}"
    );
}
