//! House rules that the compiler cannot check: file layout, lengths, dependencies and class names.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");
/// Maximum length of a file, in lines.
const LINES: usize = 400;
/// Maximum length of a function, in lines.
const FUNCTION_LINES: usize = 80;
/// Files that every game has.
const GAME_FILES: [&str; 11] = [
    "mod.rs",
    "chronicle.rs",
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
/// Advice for code outside of `src/shell` that calls browser interfaces.
const ADVICE: &str = "add a function to src/shell and call that";
const BROWSER_PACKAGES: [&str; 6] = [
    "yew",
    "gloo",
    "web-sys",
    "js-sys",
    "wasm-bindgen",
    "getrandom",
];

/// Returns all Rust files below a folder of the project.
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
fn rust_files_are_shorter_than_the_limit() {
    let folders = ["src", "tests", "examples", "engine"];
    for (path, text) in folders.into_iter().flat_map(rust_files) {
        let lines = text.lines().count();
        assert!(
            lines < LINES,
            "{} has {lines} lines, split it below {LINES}",
            path.display()
        );
    }
}

/// Returns the text with strings, characters and comments blanked out; line numbers stay the same.
fn bare(text: &str) -> String {
    let mut bare = String::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if let Some(raw) = raw_string(rest) {
            raw
        } else if first == '"' {
            1 + closing(&rest[1..], '"')
        } else if first == '\'' && is_character(rest) {
            1 + closing(&rest[1..], '\'')
        } else {
            bare.push(first);
            rest = &rest[first.len_utf8()..];
            continue;
        };
        let blank = |c| if c == '\n' { '\n' } else { ' ' };
        bare.extend(rest[..length].chars().map(blank));
        rest = &rest[length..];
    }
    bare
}

/// Returns the length of the raw string at the start of a text.
fn raw_string(text: &str) -> Option<usize> {
    let hashes = text.strip_prefix('r')?;
    let number = hashes.len() - hashes.trim_start_matches('#').len();
    let inner = hashes[number..].strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(number));
    Some(2 + number + inner.find(&end)? + end.len())
}

/// Returns whether a quote starts a character rather than a lifetime.
fn is_character(text: &str) -> bool {
    let mut after = text.chars().skip(1);
    after.next() == Some('\\') || after.next() == Some('\'')
}

/// Returns the distance to the end of a string or a character.
fn closing(text: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            c if c == quote => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// Returns the functions of a file that have a body, with their number of lines from `fn` to the closing brace.
fn functions(text: &str) -> Vec<(String, usize)> {
    let bare = bare(text);
    let starts = bare.match_indices("fn ").map(|(at, _)| at);
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let starts = starts.filter(|at| !bare[..*at].ends_with(is_word));
    let mut all = Vec::new();
    for start in starts {
        let (mut braces, mut brackets) = (0_i32, 0_i32);
        for (at, c) in bare[start..].char_indices() {
            match c {
                '(' | '[' => brackets += 1,
                ')' | ']' => brackets -= 1,
                '{' => braces += 1,
                '}' => braces -= 1,
                _ => {}
            }
            let body = &bare[start..=start + at];
            if c == ';' && braces == 0 && brackets == 0 {
                break;
            }
            if c == '}' && braces == 0 {
                let name = body["fn ".len()..].split(|c| !is_word(c)).next();
                let name = name.unwrap_or_default().to_owned();
                all.push((name, 1 + body.matches('\n').count()));
                break;
            }
        }
    }
    all
}

#[test]
fn function_lengths_are_counted() {
    let text = r#"
/// fn in_a_comment() {
trait A { fn without_a_body(&self, of: [u8; 2]); }
const fn one<'a>(c: &'a str) -> char { '{' }
pub fn three(take: fn(u8) -> u8) -> &'static str {
    "}\"{" // }
}
fn six() {
    fn inner() {
        let _ = '\'';
        format!("{0}{0}", 1);
    }
}
"#;
    let found = functions(text);
    let found: Vec<(&str, usize)> = found.iter().map(|(n, l)| (n.as_str(), *l)).collect();
    assert_eq!(found, [("one", 1), ("three", 3), ("six", 6), ("inner", 4)]);
}

#[test]
fn functions_of_the_app_are_shorter_than_the_limit() {
    let mut count = 0;
    for (path, text) in rust_files("src") {
        for (name, lines) in functions(&text) {
            let at = path.display();
            assert!(
                lines <= FUNCTION_LINES,
                "{at}: {name} has {lines} lines, split it to {FUNCTION_LINES}"
            );
            count += 1;
        }
    }
    assert!(count > 1000, "only {count} functions were found");
}

#[test]
fn engine_uses_std_in_tests_only() {
    for (path, text) in rust_files("engine/src") {
        let lines: Vec<&str> = text.lines().map(str::trim).collect();
        for (index, line) in lines.iter().enumerate() {
            if line.starts_with("extern crate std") {
                let before = index.checked_sub(1).map(|index| lines[index]);
                assert_eq!(
                    before,
                    Some("#[cfg(test)]"),
                    "{}: std is for tests only",
                    path.display()
                );
            }
        }
    }
}

#[test]
fn only_src_shell_calls_browser_interfaces() {
    let room = Path::new(ROOT).join("src/shell");
    for (path, text) in rust_files("src") {
        if path.starts_with(&room) {
            continue;
        }
        for line in text
            .lines()
            .map(str::trim)
            .filter(|line| !line.starts_with("//"))
        {
            assert!(
                !line.contains("gloo"),
                "{}: {line}\n{ADVICE}",
                path.display()
            );
            assert!(
                !line.contains("js_sys"),
                "{}: {line}\n{ADVICE}",
                path.display()
            );
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
                    assert!(
                        EVENT_TYPES.contains(&name),
                        "{}: {line}\n{ADVICE}",
                        path.display()
                    );
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
            assert!(
                folder.join(name).is_file(),
                "{}/{name} is missing",
                folder.display()
            );
        }
        let expectations = Path::new(ROOT)
            .join("engine/tests/games")
            .join(id.info().slug);
        for name in ["episodes.txt", "perft.txt", "replays.txt", "rulings.txt"] {
            assert!(
                expectations.join(name).is_file(),
                "{}/{name} is missing",
                expectations.display()
            );
        }
    }
}

#[test]
fn default_build_has_no_browser_package() {
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
            "the default build depends on {package}: move this dependency to the app"
        );
    }
}

/// Class names that ad blockers hide on every site (EasyList, Fanboy's Annoyance List) and that are likely to be
/// reused.
const HIDDEN_BY_AD_BLOCKERS: [&str; 12] = [
    "ad",
    "ads",
    "back-to-top",
    "banner-ad",
    "cookie-notice",
    "follow-button",
    "newsletter",
    "share-bar",
    "share-buttons",
    "share-links",
    "social-links",
    "sponsor",
];

#[test]
fn no_class_is_hidden_by_ad_blockers() {
    let sheets = fs::read_dir(Path::new(ROOT).join("styles")).expect("the folder of styles");
    let mut count = 0;
    for sheet in sheets {
        let path = sheet.expect("a style sheet").path();
        let text = fs::read_to_string(&path).expect("a style sheet");
        for rule in text.split('.').skip(1) {
            let end = rule.find(|sign: char| !sign.is_alphanumeric() && sign != '-' && sign != '_');
            let name = &rule[..end.unwrap_or(rule.len())];
            count += 1;
            let at = path.display();
            assert!(
                !HIDDEN_BY_AD_BLOCKERS.contains(&name),
                "{at}: ad blockers hide .{name}, rename the class"
            );
        }
    }
    assert!(count > 500, "only {count} class names were found");
}
