//! Events and root attributes by which the app and its scripts communicate: the tables of `shell/README.md` list them all.
//! Everything else goes through typed functions (docs/decisions/085).

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::ROOT;
use crate::imports::sources;

/// Returns the names in the first column of the table below a heading.
fn listed(heading: &str) -> BTreeSet<String> {
    let text = fs::read_to_string(Path::new(ROOT).join("shell/README.md")).expect("the list");
    let (_, part) = text.split_once(&format!("## {heading}\n")).expect(heading);
    let rows = part.lines().take_while(|line| !line.starts_with("## "));
    rows.filter_map(|row| Some(row.strip_prefix("| `")?.split_once('`')?.0.to_owned()))
        .collect()
}

/// Returns the scripts of a folder and the folders in it.
fn scripts(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder");
    let paths: Vec<PathBuf> = entries
        .map(|entry| entry.expect("an entry").path())
        .collect();
    let (folders, files): (Vec<_>, Vec<_>) = paths.into_iter().partition(|path| path.is_dir());
    let files = files
        .iter()
        .filter(|path| path.extension().is_some_and(|ending| ending == "js"))
        .map(|path| fs::read_to_string(path).expect("a script"));
    files
        .chain(folders.iter().flat_map(|folder| scripts(folder)))
        .collect()
}

/// Returns the texts of all sources of the app and its scripts.
fn texts() -> Vec<String> {
    let rust = sources(&Path::new(ROOT).join("src"))
        .into_iter()
        .map(|(_, text)| text);
    let root = Path::new(ROOT);
    let scripts = ["shell", "tools/build/single-file"].map(|folder| scripts(&root.join(folder)));
    rust.chain(scripts.into_iter().flatten()).collect()
}

/// Returns the names that follow a text in the sources, as far as `is_part` accepts their characters.
fn names_after(texts: &[String], before: &str, is_part: fn(char) -> bool) -> BTreeSet<String> {
    let found = texts.iter().flat_map(|text| text.split(before).skip(1));
    let names = found.map(|rest| {
        let rest = rest.trim_start();
        let end = rest.find(|letter| !is_part(letter)).unwrap_or(rest.len());
        rest[..end].to_owned()
    });
    names.filter(|name| !name.is_empty()).collect()
}

/// Returns the attribute of a property of `dataset`.
fn attribute(property: &str) -> String {
    let letters = property.chars().flat_map(|letter| match letter {
        'A'..='Z' => vec!['-', letter.to_ascii_lowercase()],
        _ => vec![letter],
    });
    format!("data-{}", letters.collect::<String>())
}

#[test]
fn root_attributes_match_the_list() {
    let texts = texts();
    let is_word = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let mut used = BTreeSet::new();
    for owner in ["root", "documentElement"] {
        let properties = names_after(&texts, &format!("{owner}.dataset."), |letter| {
            letter.is_ascii_alphanumeric()
        });
        used.extend(properties.iter().map(|property| attribute(property)));
        for call in ["has", "get", "set", "remove", "toggle"] {
            used.extend(names_after(
                &texts,
                &format!("{owner}.{call}Attribute(\""),
                is_word,
            ));
        }
    }
    for call in [
        "page::attribute(",
        " attribute(",
        "page::set_attribute(",
        "page::set_or_remove_attribute(",
    ] {
        used.extend(names_after(&texts, &format!("{call}\""), is_word));
    }
    assert_eq!(used, listed("Attributes of the root element"));
}

#[test]
fn events_match_the_list() {
    let texts = texts();
    let is_name = |letter: char| letter.is_ascii_alphanumeric();
    // Events of the browser that a script imitates are no part of the bridge.
    let is_own = |name: &String| !["click", "pointerdown"].contains(&name.as_str());
    let mut used: BTreeSet<String> = ["new Event(\"", "new CustomEvent(\"", "Event::new(\""]
        .iter()
        .flat_map(|made| names_after(&texts, made, is_name))
        .filter(is_own)
        .collect();
    // Names that the app dispatches are constants of the file that dispatches them.
    for text in texts.iter().filter(|text| text.contains("page::dispatch(")) {
        for constant in names_after(std::slice::from_ref(text), "page::dispatch(", |letter| {
            letter.is_ascii_uppercase() || letter == '_'
        }) {
            let value = names_after(
                std::slice::from_ref(text),
                &format!("const {constant}: &str = \""),
                is_name,
            );
            assert_eq!(
                value.len(),
                1,
                "the event {constant} is a constant of its file"
            );
            used.extend(value);
        }
    }
    assert_eq!(used, listed("Events of the document"));
}
