//! The map in `ARCHITECTURE.md` is short and matches the tree.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::ROOT;

/// Maximum length of `ARCHITECTURE.md`, in lines.
const LINES: usize = 150;
/// Prefixes of the paths that the text names.
const PLACES: [&str; 9] = [
    "assets/",
    "docs/",
    "engine/",
    "examples/",
    "shell/",
    "src/",
    "styles/",
    "tests/",
    "tools/",
];
/// Column of the descriptions: a line that begins there continues the previous one.
const COLUMN: usize = 24;

/// Returns the paths that the tree of the map draws; an indented entry lies in the folder above it.
fn drawn(map: &str) -> BTreeSet<String> {
    let tree = map
        .lines()
        .skip_while(|line| !line.starts_with("    engine/ "));
    let mut folders: Vec<(usize, String)> = Vec::new();
    let mut found = BTreeSet::new();
    for line in tree.take_while(|line| !line.is_empty()) {
        let entry = line.trim_start();
        let depth = line.len() - entry.len();
        let names = entry.split("  ").next().unwrap_or_default();
        let is_name = |name: &&str| {
            name.ends_with('/') || name.contains('.') || ["run", "check"].contains(name)
        };
        if depth >= COLUMN || !names.split(' ').all(|name| is_name(&name)) {
            continue;
        }
        folders.retain(|(other, _)| *other < depth);
        let above = folders.last().map_or("", |(_, folder)| folder).to_owned();
        for name in names.split(' ') {
            found.insert(format!("{above}{name}"));
            if name.ends_with('/') {
                folders.push((depth, format!("{above}{name}")));
            }
        }
    }
    found
}

/// Returns the paths that the text names.
fn named(map: &str) -> BTreeSet<String> {
    let quoted = map.split('`').skip(1).step_by(2);
    let paths = quoted.filter(|name| PLACES.iter().any(|place| name.starts_with(place)));
    paths
        .filter(|name| !name.contains('<'))
        .map(str::to_owned)
        .collect()
}

#[test]
fn architecture_map_is_short_and_its_paths_exist() {
    let map =
        fs::read_to_string(Path::new(ROOT).join("ARCHITECTURE.md")).expect("the map can be read");
    let count = map.lines().count();
    assert!(
        count <= LINES,
        "ARCHITECTURE.md has {count} lines, at most {LINES}: move details into docs/"
    );
    let (drawn, named) = (drawn(&map), named(&map));
    assert!(drawn.len() > 35, "{drawn:?}");
    assert!(named.len() > 15, "{named:?}");
    for name in drawn.iter().chain(&named) {
        assert!(
            Path::new(ROOT).join(name).exists(),
            "ARCHITECTURE.md names {name}, which does not exist"
        );
    }
}

#[test]
fn indented_map_entries_belong_to_the_folder_above() {
    let map = "    engine/             PACKAGE engine: no_std, depends on serde alone\n      src/\n        kernel/   words\n                          and-more/\n        a.rs b.rs   files\n    run check   scripts\n\n    after/";
    let expected = [
        "check",
        "engine/",
        "engine/src/",
        "engine/src/a.rs",
        "engine/src/b.rs",
        "engine/src/kernel/",
        "run",
    ];
    assert_eq!(drawn(map), expected.map(str::to_owned).into());
}
