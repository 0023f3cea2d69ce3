//! What the compiler cannot check.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");
/// The longest file that a reader takes in.
const LINES: usize = 400;
/// The files that every game has.
const GAME_FILES: [&str; 10] = [
    "mod.rs",
    "board.rs",
    "position.rs",
    "read.rs",
    "rules.rs",
    "scene.rs",
    "touch.rs",
    "evaluation.rs",
    "edition.rs",
    "words.rs",
];
/// Types that come with an event handler and do nothing by themselves.
const EVENT_TYPES: [&str; 12] = [
    "Event",
    "MouseEvent",
    "PointerEvent",
    "KeyboardEvent",
    "InputEvent",
    "FocusEvent",
    "TouchEvent",
    "TransitionEvent",
    "AnimationEvent",
    "HtmlInputElement",
    "HtmlElement",
    "Element",
];
const BROWSER_PACKAGES: [&str; 6] = [
    "yew",
    "gloo",
    "web-sys",
    "js-sys",
    "wasm-bindgen",
    "getrandom",
];

/// All Rust files below a folder of the project.
fn rust_files(folder: &str) -> Vec<(PathBuf, String)> {
    let (mut folders, mut files) = (vec![Path::new(ROOT).join(folder)], Vec::new());
    while let Some(folder) = folders.pop() {
        let Ok(entries) = fs::read_dir(&folder) else {
            continue;
        };
        for path in entries.map(|entry| entry.expect("the folder can be read").path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let text = fs::read_to_string(&path).expect("the file can be read");
                files.push((path, text));
            }
        }
    }
    files
}

#[test]
fn no_file_is_too_long() {
    let folders = ["src", "tests", "examples", "engine"];
    for (path, text) in folders.into_iter().flat_map(rust_files) {
        let lines = text.lines().count();
        assert!(lines < LINES, "{} has {lines} lines", path.display());
    }
}

#[test]
fn the_engine_knows_the_standard_library_in_tests_only() {
    for (path, text) in rust_files("engine/src") {
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        for (index, line) in lines.iter().enumerate() {
            if line.starts_with("extern crate std") {
                let before = index.checked_sub(1).map(|index| lines[index]);
                assert_eq!(before, Some("#[cfg(test)]"), "{}", path.display());
            }
        }
    }
}

#[test]
fn one_room_of_the_app_calls_the_browser() {
    let room = Path::new(ROOT).join("src/browser");
    for (path, text) in rust_files("src") {
        if path.starts_with(&room) {
            continue;
        }
        for line in text
            .lines()
            .map(str::trim)
            .filter(|line| !line.starts_with("//"))
        {
            assert!(!line.contains("gloo"), "{}: {line}", path.display());
            assert!(!line.contains("js_sys"), "{}: {line}", path.display());
            for (at, _) in line.match_indices("web_sys") {
                let named = line[at + "web_sys".len()..].trim_start_matches(':');
                let names = named
                    .split(|c: char| !c.is_alphanumeric())
                    .filter(|name| !name.is_empty());
                let names: Vec<&str> = if named.starts_with('{') {
                    names.collect()
                } else {
                    names.take(1).collect()
                };
                for name in names {
                    assert!(EVENT_TYPES.contains(&name), "{}: {line}", path.display());
                }
            }
        }
    }
}

#[test]
fn every_game_has_the_same_files() {
    let games = Path::new(ROOT).join("engine/src/games");
    for id in engine::catalogue::GameId::ALL {
        let folder = games.join(id.info().slug);
        for name in GAME_FILES {
            assert!(folder.join(name).is_file(), "{}/{name}", folder.display());
        }
        let expectations = Path::new(ROOT)
            .join("engine/tests/games")
            .join(id.info().slug);
        for name in ["perft.txt", "replays.txt", "rulings.txt"] {
            assert!(
                expectations.join(name).is_file(),
                "{}/{name}",
                expectations.display()
            );
        }
    }
}

#[test]
fn the_plain_build_has_no_browser_package() {
    let tree = Command::new(env!("CARGO"))
        .args([
            "tree",
            "--offline",
            "--edges",
            "normal",
            "--prefix",
            "none",
            "--format",
            "{p}",
        ])
        .current_dir(ROOT)
        .output()
        .expect("cargo runs");
    assert!(
        tree.status.success(),
        "{}",
        String::from_utf8_lossy(&tree.stderr)
    );
    let text = String::from_utf8_lossy(&tree.stdout);
    let packages: BTreeSet<&str> = text
        .lines()
        .filter_map(|line| line.split(' ').next())
        .collect();
    assert!(packages.contains("serde"), "{packages:?}");
    for package in BROWSER_PACKAGES {
        assert!(
            !packages.contains(package),
            "{package} is in reach of the engine"
        );
    }
}
