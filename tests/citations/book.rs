//! The documents that can be cited, and their numbered content.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use crate::{ROOT, files};

/// The folder that two games share: its citations must hold in both books.
const SHARED: (&str, [&str; 2]) = ("patrakill", ["vatrankill", "vatrakill"]);

/// The citable numbers of a document.
#[derive(Default)]
pub struct Book {
    pub sections: BTreeSet<String>,
    pub readings: BTreeSet<String>,
    pub examples: BTreeSet<String>,
}

impl Book {
    /// Reads the numbers of headings and of the items below them, of the table of readings, and of the examples.
    fn of(text: &str) -> Self {
        let (mut book, mut section) = (Self::default(), String::new());
        for line in unfenced(text).lines() {
            let first = |rest: &str| number(rest.split(' ').next().unwrap_or_default());
            let title = line.trim_start_matches(['#', '*']).trim_start();
            if title.len() < line.len() {
                let named = title.split([' ', '*']).next().unwrap_or_default();
                if let Some(number) = first(title) {
                    book.sections.insert(number.clone());
                    section = number;
                } else if is_example(named.trim_end_matches('.')) {
                    book.examples.insert(named.trim_end_matches('.').to_owned());
                }
            } else if let Some(row) = line.strip_prefix("| ") {
                book.readings.extend(first(row).filter(|_| section == "9"));
            } else if let Some(item) = first(line) {
                book.sections.insert(format!("{section}.{item}"));
            }
        }
        book
    }
}

/// The citable documents of the project.
pub struct Books {
    pub rules: BTreeMap<String, Book>,
    pub contract: Book,
    pub guidelines: Book,
}

impl Books {
    pub fn open() -> Self {
        let book = |path: &Path| Book::of(&fs::read_to_string(path).expect("the book can be read"));
        let docs = Path::new(ROOT).join("docs");
        let rules = files(&docs.join("rules")).into_iter().map(|path| {
            let slug = path.file_stem().expect("the file has a name");
            (slug.to_string_lossy().into_owned(), book(&path))
        });
        Self {
            rules: rules.collect(),
            contract: book(&docs.join("contract.md")),
            guidelines: book(&docs.join("guidelines.md")),
        }
    }

    /// Returns the documents that a sentence of a file refers to.
    pub fn meant(&self, path: &Path, sentence: &str) -> Vec<&Book> {
        let has = |word: &str| sentence.to_lowercase().contains(word);
        let named = |slug: &&String| sentence.contains(&format!("rules/{slug}.md"));
        let stem = path.file_stem().filter(|_| is_book(path));
        let folders = path.parent().into_iter().flatten().chain(stem);
        let is_of = |slug: &&String| {
            folders.clone().any(|part| {
                let part = part.to_string_lossy();
                part == slug.as_str() || part == SHARED.0 && SHARED.1.contains(&slug.as_str())
            })
        };
        if has("guidelines") || path.ends_with("docs/guidelines.md") {
            return vec![&self.guidelines];
        }
        if has("contract,") || path.ends_with("docs/contract.md") {
            return vec![&self.contract];
        }
        let slugs = || self.rules.keys();
        let of = |slugs: Vec<&String>| slugs.into_iter().map(|slug| &self.rules[slug]).collect();
        if slugs().any(|slug| named(&slug)) {
            return of(slugs().filter(named).collect());
        }
        if slugs().any(|slug| is_of(&slug)) {
            return of(slugs().filter(is_of).collect());
        }
        if has("rules") || has("rule book") {
            return self.rules.values().collect();
        }
        Vec::new()
    }
}

/// Returns whether the file is a rule book.
pub fn is_book(path: &Path) -> bool {
    path.parent()
        .is_some_and(|folder| folder.ends_with("docs/rules"))
}

/// Returns a dotted number without surrounding punctuation.
pub fn number(word: &str) -> Option<String> {
    let word = word.trim_matches(|c: char| "().,;:*`…".contains(c));
    let is_number = word.starts_with(|c: char| c.is_ascii_digit())
        && word.split('.').all(|part| part.parse::<u8>().is_ok());
    is_number.then(|| word.to_owned())
}

pub fn is_example(word: &str) -> bool {
    let rest = word.strip_prefix(['E', 'F']);
    rest.is_some_and(|rest| number(rest).is_some_and(|number| number == rest))
}

/// Returns the text with fenced blocks emptied, so line numbers stay the same.
pub fn unfenced(text: &str) -> String {
    let mut is_fenced = false;
    let lines = text.lines().map(|line| {
        let is_fence = line.starts_with("```");
        is_fenced ^= is_fence;
        if is_fenced || is_fence { "" } else { line }
    });
    lines.collect::<Vec<_>>().join("\n")
}
