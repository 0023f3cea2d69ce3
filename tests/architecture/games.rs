//! Game names: only the catalogue and the games themselves name a game; all other code iterates over the catalogue.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::ROOT;
use crate::imports::code;

/// Folders and files that must not name a game.
const PLACES: [&str; 5] = [
    "shell/start.js",
    "engine/benches",
    "engine/src",
    "src",
    "tools",
];
/// Folders and files that may name games: the games, the catalogue, and the list of a program's games.
const OWNERS: [&str; 3] = [
    "engine/src/games",
    "engine/src/catalogue",
    "src/games_context.rs",
];
/// Files that still name games.
const EXCEPTIONS: [&str; 1] = ["src/phrases/screens.rs"];

/// Returns whether a line of code names a game: by its module, its name in the catalogue or its slug.
fn names_a_game(line: &str, slugs: &[String]) -> bool {
    let line = line.to_lowercase();
    let goes_on = |rest: &str| rest.starts_with(|c: char| c.is_alphanumeric() || c == '_');
    let is_named = |name: String| {
        let mut found = line.match_indices(&name);
        found.any(|(at, _)| !goes_on(&line[at + name.len()..]))
    };
    slugs.iter().any(|slug| {
        is_named(format!("games::{slug}"))
            || is_named(format!("gameid::{slug}"))
            || line.contains(&format!("\"{slug}\""))
    })
}

/// Returns whether a line of a shell script lists games.
fn lists_games(line: &str, slugs: &[String]) -> bool {
    let words = line.split([' ', ';']);
    words
        .filter(|word| slugs.iter().any(|slug| slug == word))
        .count()
        > 1
}

/// Returns the lines of a file that name a game.
fn naming(path: &Path, slugs: &[String]) -> Vec<String> {
    let Ok(text) = fs::read_to_string(path) else {
        return Vec::new();
    };
    let is_shell = path.extension().is_some_and(|ending| ending == "sh");
    let is_naming = if is_shell { lists_games } else { names_a_game };
    let lines = code(&text);
    let lines = lines.lines().filter(|line| is_naming(line, slugs));
    lines.map(str::to_owned).collect()
}

/// Returns all files below a folder.
fn files(place: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(place) else {
        return vec![place.to_owned()];
    };
    entries
        .flat_map(|entry| files(&entry.expect("the entry can be read").path()))
        .collect()
}

/// Returns the slugs: the file names of the rule books.
fn slugs() -> Vec<String> {
    let books = files(&Path::new(ROOT).join("docs/rules"));
    let stems = books.iter().filter_map(|book| book.file_stem());
    stems
        .map(|stem| stem.to_string_lossy().into_owned())
        .collect()
}

#[test]
fn only_catalogue_and_games_name_a_game() {
    let (slugs, mut named) = (slugs(), BTreeSet::new());
    assert!(slugs.len() > 5, "{slugs:?}");
    for file in PLACES
        .iter()
        .flat_map(|place| files(&Path::new(ROOT).join(place)))
    {
        let path = file
            .strip_prefix(ROOT)
            .expect("the file stands in the project");
        let lines = naming(&file, &slugs);
        if lines.is_empty()
            || OWNERS.iter().any(|owner| path.starts_with(owner))
            || path.ends_with("tests.rs")
        {
            continue;
        }
        let path = path.to_string_lossy().into_owned();
        assert!(
            EXCEPTIONS.contains(&path.as_str()),
            "{path} names a game, use the catalogue instead:\n{}",
            lines.join("\n")
        );
        named.insert(path);
    }
    for exception in EXCEPTIONS {
        assert!(
            named.contains(exception),
            "{exception} names no game any more: remove it from EXCEPTIONS"
        );
    }
}

#[test]
fn every_spelling_of_a_game_name_is_found() {
    let slugs = ["gran", "knights"].map(str::to_owned);
    for line in [
        "use engine::games::gran::words;",
        "GameId::Knights.card()",
        "x == \"gran\"",
    ] {
        assert!(names_a_game(line, &slugs), "{line}");
    }
    for line in [
        "the knights of the box",
        "games::grand()",
        "GameId::ALL",
        "\"grandes\"",
    ] {
        assert!(!names_a_game(line, &slugs), "{line}");
    }
    assert!(lists_games("for slug in gran knights; do", &slugs));
    assert!(!lists_games("for slug in $(rules list); do", &slugs));
}
