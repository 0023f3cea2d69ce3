//! Citations: every cited number of a rule book, of the contract or of the guidelines exists.
//!
//! `(Section 6.2)`, `(Reading 19)` and `(Rules, 5.1)` mean the rule book of the game in whose folder the file stands;
//! anywhere else the sentence names the document: "contract, part 3", "the guidelines, section 5".

mod book;
mod cite;

use std::fs;
use std::path::{Path, PathBuf};

use book::{Book, Books};
use cite::{Citation, Kind, citations, sentence, spoken};

const ROOT: &str = env!("CARGO_MANIFEST_DIR");
/// Files and folders that are searched for citations.
const PLACES: [&str; 15] = [
    "ARCHITECTURE.md",
    "README.md",
    "CREDITS.md",
    "run",
    "check",
    "assets",
    "docs",
    "engine",
    "examples",
    "shell",
    "src",
    "styles",
    "tests",
    "tools",
    "Cargo.toml",
];
/// Folders without files of our own.
const FOREIGN: [&str; 3] = ["target", "node_modules", "dist"];
/// Minimum number of citations outside of the documents, so that a broken search fails.
const LEAST: usize = 570;

/// Returns the citations of a file that lead nowhere, and the number of citations.
fn check(path: &Path, text: &str, books: &Books) -> (Vec<String>, usize) {
    let text = spoken(path, text);
    let (mut wrong, mut count) = (Vec::new(), 0);
    for Citation { kind, numbers, at } in citations(path, &text) {
        let said = sentence(&text, at);
        let line = text[..at].matches('\n').count() + 1;
        let meant = books.meant(path, said);
        // Only the contract has citable parts; the word is common elsewhere.
        if kind == Kind::Part
            && !meant
                .iter()
                .any(|book| std::ptr::eq(*book, &books.contract))
        {
            continue;
        }
        for number in numbers {
            count += 1;
            let stands = |book: &&Book| match kind {
                Kind::Section | Kind::Part => book.sections.contains(&number),
                Kind::Reading => book.readings.contains(&number),
                Kind::Example => book.examples.contains(&number),
            };
            if meant.is_empty() {
                wrong.push(format!(
                    "{}:{line}: {kind:?} {number} of which book?",
                    path.display()
                ));
            } else if !meant.iter().all(stands) {
                wrong.push(format!(
                    "{}:{line}: there is no {kind:?} {number}",
                    path.display()
                ));
            }
        }
    }
    for (index, line) in text.lines().enumerate() {
        for word in line.split_whitespace() {
            let Some((before, book)) = word.split_once("rules/") else {
                continue;
            };
            let Some((slug, _)) = book.split_once(".md") else {
                continue;
            };
            let is_whole =
                before.ends_with("docs/") || path.extension().is_some_and(|end| end == "md");
            if slug != "<slug>" && !(is_whole && books.rules.contains_key(slug)) {
                wrong.push(format!(
                    "{}:{}: there is no {word}",
                    path.display(),
                    index + 1
                ));
            }
        }
    }
    (wrong, count)
}

/// Returns all our files below a folder, or the file itself.
fn files(place: &Path) -> Vec<PathBuf> {
    if place.is_file() {
        return vec![place.to_owned()];
    }
    let entries = fs::read_dir(place).expect("the folder can be read");
    let mut paths: Vec<PathBuf> = entries
        .map(|entry| entry.expect("the entry can be read").path())
        .collect();
    paths.retain(|path| !FOREIGN.iter().any(|name| path.ends_with(name)));
    paths.sort();
    paths.iter().flat_map(|path| files(path)).collect()
}

#[test]
fn every_citation_resolves() {
    let books = Books::open();
    let (mut wrong, mut count) = (Vec::new(), 0);
    for place in PLACES {
        for file in files(&Path::new(ROOT).join(place)) {
            let Ok(text) = fs::read_to_string(&file) else {
                continue;
            };
            let path = file
                .strip_prefix(ROOT)
                .expect("the file stands in the project");
            // This test contains wrong citations on purpose.
            if !path.starts_with("tests/citations") {
                let (found, cited) = check(path, &text, &books);
                wrong.extend(found);
                count += if path.starts_with("docs") { 0 } else { cited };
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "correct these citations:\n{}",
        wrong.join("\n")
    );
    assert!(
        count >= LEAST,
        "only {count} citations found, at least {LEAST} expected"
    );
}

#[test]
fn links_of_the_documents_resolve() {
    let mut count = 0;
    for place in PLACES {
        for file in files(&Path::new(ROOT).join(place)) {
            if file.extension().is_none_or(|ending| ending != "md") {
                continue;
            }
            let text = fs::read_to_string(&file).expect("the document can be read");
            let links = text
                .split("](")
                .skip(1)
                .filter_map(|rest| rest.split(')').next());
            for link in links.filter(|link| !link.starts_with("http")) {
                let target = file
                    .with_file_name("")
                    .join(link.split('#').next().unwrap_or(link));
                assert!(
                    target.exists(),
                    "{}: the link {link} leads to no file",
                    file.display()
                );
                count += 1;
            }
        }
    }
    assert!(count >= 40, "only {count} links found");
}

/// Returns the positions of the worked examples of a book: words with rows, in lines of a fenced block.
fn examples(book: &str) -> Vec<&str> {
    let examples = book.split("\n## ").find(|part| part.starts_with("11 "));
    let blocks = examples.unwrap_or_default().split("```").skip(1).step_by(2);
    let lines = blocks.flat_map(str::lines).map(|line| {
        let position = line.strip_prefix("position").unwrap_or(line).trim();
        position.split("  ").next().unwrap_or_default()
    });
    let has_rows = |line: &&str| line.split(' ').any(|word| word.matches('/').count() > 1);
    lines.filter(has_rows).collect()
}

#[test]
fn worked_examples_are_in_the_test_data() {
    for path in files(&Path::new(ROOT).join("docs/rules")) {
        let book = fs::read_to_string(&path).expect("the book can be read");
        let slug = path.file_stem().expect("the book has a name");
        let expectations = Path::new(ROOT).join("engine/tests/games").join(slug);
        let lines = files(&expectations)
            .into_iter()
            .map(|file| fs::read_to_string(&file).expect("the expectations can be read"));
        let lines = lines.collect::<String>();
        let positions = examples(&book);
        assert!(
            positions.len() > 20,
            "{}: only {} worked examples found",
            path.display(),
            positions.len()
        );
        for position in positions {
            assert!(
                lines.contains(position),
                "{}: add the worked example {position} to {}",
                path.display(),
                expectations.display()
            );
        }
    }
}

/// Returns the number of complaints about a file with this path and text.
fn complaints(path: &str, text: &str) -> usize {
    check(Path::new(path), text, &Books::open()).0.len()
}

#[test]
fn citations_of_existing_numbers_pass() {
    let kingdom = "engine/src/games/kingdom/rules.rs";
    assert_eq!(complaints(kingdom, "/// A pass. (Reading 21)\n"), 0);
    assert_eq!(
        complaints(kingdom, "//! What is legal. (Rules, 4 to 7)\n"),
        0
    );
    assert_eq!(
        complaints(kingdom, "/// A way. (Sections 4, 5 and 10)\n"),
        0
    );
    assert_eq!(
        complaints("engine/src/games/knights/jumps.rs", "/// (Rules, 5.1.7)\n"),
        0
    );
    assert_eq!(
        complaints("engine/src/games/patrakill/board.rs", "/// (Section 2)\n"),
        0
    );
    assert_eq!(
        complaints("src/route.rs", "//! Addresses (contract, part 3).\n"),
        0
    );
    assert_eq!(
        complaints("engine/src/motion.rs", "/// (guidelines, section 5)\n"),
        0
    );
    assert_eq!(
        complaints(
            "engine/tests/games/gran/rulings.txt",
            "# E24. A point.\n# 23, 24: a seal\n"
        ),
        0
    );
}

#[test]
fn citations_of_missing_numbers_are_reported() {
    let kingdom = "engine/src/games/kingdom/rules.rs";
    assert_eq!(complaints(kingdom, "/// A pass. (Reading 24)\n"), 1);
    assert_eq!(
        complaints(kingdom, "//! What is legal. (Rules, 4 to 13)\n"),
        1
    );
    assert_eq!(
        complaints(kingdom, "/// A way. (Sections 4, 5.1 and\n/// 14)\n"),
        2
    );
    assert_eq!(
        complaints(kingdom, "//! The book is `docs/rules/chess.md`.\n"),
        1
    );
    assert_eq!(
        complaints(kingdom, "//! The book is `rules/kingdom.md`.\n"),
        1
    );
    assert_eq!(
        complaints("engine/src/games/knights/jumps.rs", "/// (Rules, 5.1.8)\n"),
        1
    );
    // The duel has a section 6.6, the game for two to five has none.
    assert_eq!(
        complaints("engine/src/games/patrakill/board.rs", "/// (Section 6.6)\n"),
        1
    );
    assert_eq!(
        complaints("src/route.rs", "//! Addresses (contract, part 7).\n"),
        1
    );
    assert_eq!(
        complaints("src/route.rs", "//! Addresses. (Section 3)\n"),
        1
    );
    assert_eq!(
        complaints("engine/src/motion.rs", "/// (guidelines, section 13)\n"),
        1
    );
    assert_eq!(
        complaints(
            "engine/tests/games/gran/rulings.txt",
            "# E25. A point.\n# 23, 32: a seal\n"
        ),
        2
    );
}
