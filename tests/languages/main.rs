//! Translations: the files of `assets/words` match the phrases of the sources, without missing, surplus or malformed
//! entries.

mod french;
mod stale;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use engine::catalogue::GameId;
use engine::kernel::words::{Tag, id};
use french::{files, phrases as french};
use serde_json::Value;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");
/// Languages that also translate the texts for adults.
const WHOLE: [&str; 2] = ["en", "es"];
/// Modules with phrases for adults, except those that pupils' pages show.
const FOR_ADULTS: [&str; 3] = ["reasons", "desk", "json"];
const FOR_ADULTS_OF_APP: [&str; 5] = ["classroom", "desk", "saving", "install", "problem_desk"];
/// Maximum length of a phrase, in characters: longer texts belong in `assets/handbook`.
const LONGEST: usize = 300;
/// Plural categories of all languages.
const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// Returns the entries of each language by tag, in file order.
fn languages() -> BTreeMap<String, Vec<(String, String)>> {
    let mut paths = Vec::new();
    files(&Path::new(ROOT).join("assets/words"), "json", &mut paths);
    let read = |path: PathBuf| {
        let tag = path
            .file_stem()
            .expect("a tag")
            .to_string_lossy()
            .into_owned();
        let text = fs::read_to_string(&path).expect("a text");
        let all: serde_json::Map<String, Value> = serde_json::from_str(&text).expect("JSON");
        let rows = text.lines().filter(|line| line.starts_with("  \"")).count();
        assert_eq!(rows, all.len(), "{tag}: one entry a line, and each once");
        let entries = all.into_iter().map(|(key, text)| {
            let text = text.as_str().expect("a text").to_owned();
            (key, text)
        });
        (tag, entries.collect())
    };
    paths.into_iter().map(read).collect()
}

fn is_for_adults(key: &str) -> bool {
    let mut parts = key.split('.');
    let (above, module) = (
        parts.next().unwrap_or_default(),
        parts.next().unwrap_or_default(),
    );
    match above {
        "words" => FOR_ADULTS_OF_APP.contains(&module),
        _ => FOR_ADULTS.contains(&module),
    }
}

/// Returns the placeholders of a text, and the categories of its plurals.
fn holes(text: &str) -> (BTreeSet<String>, Vec<Vec<String>>) {
    let mut names = BTreeSet::new();
    let mut plurals = Vec::new();
    let mut rest = text;
    while let Some((_, after)) = rest.split_once('{') {
        let end = after.find(['}', ',']).expect("a hole that closes");
        names.insert(after[..end].trim().to_owned());
        rest = &after[end + 1..];
        if after[end..].starts_with(',') {
            let (_, forms) = rest.split_once("plural,").expect("a plural");
            let mut categories = Vec::new();
            let mut forms = forms;
            loop {
                let (name, inside) = forms.split_once('{').expect("a form");
                categories.push(name.trim().to_owned());
                let mut depth = 1;
                let close = inside.char_indices().find(|(_, sign)| {
                    depth += i32::from(*sign == '{') - i32::from(*sign == '}');
                    depth == 0
                });
                let (close, _) = close.expect("the end of a form");
                for name in holes(&inside[..close]).0 {
                    names.insert(name);
                }
                forms = inside[close + 1..].trim_start();
                if let Some(after) = forms.strip_prefix('}') {
                    rest = after;
                    break;
                }
            }
            plurals.push(categories);
        }
    }
    (names, plurals)
}

#[test]
fn phrase_ids_are_unique() {
    let mut numbers = BTreeMap::new();
    for key in french().into_keys() {
        if let Some(other) = numbers.insert(id(&key), key.clone()) {
            panic!("{key} and {other} share a number: rename one");
        }
    }
    assert!(numbers.len() > 1_600);
}

#[test]
fn phrases_are_shorter_than_the_limit() {
    for (key, text) in french() {
        let long = text.chars().count();
        assert!(
            long <= LONGEST,
            "{key} has {long} characters, at most {LONGEST}: move it to assets/handbook"
        );
    }
}

#[test]
fn every_language_translates_the_texts_for_pupils_and_families() {
    let french = french();
    for (tag, entries) in languages() {
        Tag::new(&tag).expect("a tag as the app reads it");
        let entries: BTreeMap<_, _> = entries.into_iter().collect();
        for head in ["@dir", "@name", "@note"] {
            assert!(
                entries.contains_key(head),
                "assets/words/{tag}.json lacks {head}"
            );
        }
        let missing = french.keys().filter(|key| !entries.contains_key(*key));
        let missing: Vec<_> = missing
            .filter(|key| WHOLE.contains(&tag.as_str()) || !is_for_adults(key))
            .collect();
        assert!(
            missing.is_empty(),
            "{tag} lacks {} texts: {missing:#?}",
            missing.len()
        );
        let known = |key: &&String| french.contains_key(*key) || key.starts_with('@');
        let surplus: Vec<_> = entries.keys().filter(|key| !known(key)).collect();
        assert!(
            surplus.is_empty(),
            "{tag} has texts of no phrase: {surplus:#?}"
        );
    }
}

#[test]
fn translations_have_the_placeholders_of_the_french() {
    let french = french();
    for (tag, entries) in languages() {
        for (key, text) in entries.iter().filter(|(key, _)| !key.starts_with('@')) {
            assert!(!text.trim().is_empty(), "{tag}: {key} is empty");
            let (names, plurals) = holes(text);
            let (wanted, forms) = holes(&french[key]);
            assert_eq!(
                names, wanted,
                "{tag}: {key} needs the placeholders of the French"
            );
            assert_eq!(
                plurals.len(),
                forms.len(),
                "{tag}: {key} needs the plurals of the French"
            );
            for categories in plurals {
                assert!(
                    categories.iter().any(|name| name == "other"),
                    "{tag}: {key} lacks the plural form `other`"
                );
                for name in categories {
                    assert!(
                        CATEGORIES.contains(&name.as_str()),
                        "{tag}: {key}: {name} is no plural category"
                    );
                }
            }
        }
    }
}

#[test]
fn piece_names_have_the_commas_of_the_french() {
    let french = french();
    let keys: BTreeMap<u32, &String> = french.keys().map(|key| (id(key), key)).collect();
    let all = languages();
    for (_, name) in GameId::ALL.iter().flat_map(|game| game.info().kinds) {
        let key = keys[&name.id];
        for (tag, entries) in &all {
            let Some((_, text)) = entries.iter().find(|(known, _)| known == key) else {
                continue;
            };
            let commas = |text: &str| text.matches([',', '،', '，']).count();
            assert_eq!(
                commas(text),
                commas(name.fr),
                "{tag}: {key} needs the commas of the French: {text}"
            );
        }
    }
}
