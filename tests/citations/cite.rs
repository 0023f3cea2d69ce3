//! Finds the citations in the comments of a file.

use std::path::Path;

use crate::book::{is_book, is_example, number, unfenced};

/// The kind of a cited entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Section,
    Reading,
    Example,
    Part,
}

/// Returns the consecutive numbers from here: `3`, `3 and 8`, `4 to 7`, `9, 10, 12`.
fn row<'a>(words: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut found = Vec::new();
    for word in words {
        if ["and", "to", "or"].contains(&word) && !found.is_empty() {
            continue;
        }
        let parts: Option<Vec<String>> = word.split('–').map(number).collect();
        let Some(parts) = parts else { break };
        found.extend(parts);
        if word.ends_with([')', '.', ';', ':']) {
            break;
        }
    }
    found
}

/// A citation: its kind, its numbers and its byte offset in the text.
pub struct Citation {
    pub kind: Kind,
    pub numbers: Vec<String>,
    pub at: usize,
}

impl Citation {
    /// Returns the citation that begins at a word, if numbers follow.
    fn at(text: &str, word: &str, kind: Kind, numbers: Vec<String>) -> Option<Self> {
        let at = word.as_ptr() as usize - text.as_ptr() as usize;
        let citation = Self { kind, numbers, at };
        (!citation.numbers.is_empty()).then_some(citation)
    }
}

/// Returns the citations in a text.
pub fn citations(path: &Path, text: &str) -> Vec<Citation> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let mut found = Vec::new();
    for (index, word) in words.iter().enumerate() {
        let bare = word.trim_matches(|c: char| !c.is_alphanumeric());
        let after = || row(words[index + 1..].iter().copied());
        let (kind, numbers) = match bare.to_lowercase().as_str() {
            "section" | "sections" => (Kind::Section, after()),
            "rules" if word.starts_with('(') && word.ends_with(',') => (Kind::Section, after()),
            "reading" | "readings" => (Kind::Reading, after()),
            "part" | "parts" => (Kind::Part, after()),
            _ => match word.split_once('§') {
                Some((_, number)) => (Kind::Section, row([number].into_iter())),
                // A rule book cites its own sections by number alone: (6.2).
                None if is_book(path) && word.starts_with('(') && bare.contains('.') => {
                    (Kind::Section, row([*word].into_iter()))
                }
                None => continue,
            },
        };
        found.extend(Citation::at(text, word, kind, numbers));
    }
    if path.extension().is_some_and(|end| end == "txt") {
        found.extend(text.lines().filter_map(|line| heading(text, line)));
    }
    found
}

/// Returns the citation in a heading of a test data file: `12: a knight takes …` is a reading, `E3. Capture` an
/// example.
fn heading(text: &str, line: &str) -> Option<Citation> {
    let first = line.split(' ').next()?.trim_end_matches([':', '.']);
    if is_example(first) {
        return Citation::at(text, line, Kind::Example, vec![first.to_owned()]);
    }
    let (head, _) = line.split_once(": ")?;
    let numbers = head.split(", ").map(number).collect::<Option<Vec<_>>>()?;
    let kind = if head.contains('.') {
        Kind::Section
    } else {
        Kind::Reading
    };
    Citation::at(text, line, kind, numbers)
}

/// Returns the sentence around a byte offset.
pub fn sentence(text: &str, at: usize) -> &str {
    let ends = |from: &str| {
        from.find(". ")
            .into_iter()
            .chain(from.find(".\n"))
            .chain(from.find("\n\n"))
            .min()
    };
    let before = [". ", ".\n", "\n\n"]
        .iter()
        .filter_map(|end| text[..at].rfind(end))
        .max();
    let start = before.map_or(0, |end| end + 2);
    &text[start..ends(&text[at..]).map_or(text.len(), |end| at + end)]
}

/// Returns the comments of a source file, or the whole text of a document. Line numbers stay the same.
pub fn spoken(path: &Path, text: &str) -> String {
    let ending = path
        .extension()
        .map(|ending| ending.to_string_lossy().into_owned());
    let mut is_open = false;
    let said = |line: &str| -> String {
        match ending.as_deref() {
            Some("rs" | "js" | "mjs" | "css") => {
                let is_inside = is_open;
                if let Some((_, rest)) = line.split_once("/*") {
                    is_open = !rest.contains("*/");
                    return rest.trim_end_matches("*/").to_owned();
                }
                is_open &= !line.contains("*/");
                let after = line.find("//").filter(|&at| !line[..at].ends_with(':'));
                let comment =
                    after.map(|at| line[at..].trim_start_matches(['/', '!']).trim_start());
                let inside = is_inside.then_some(line.trim_start_matches([' ', '*']));
                comment.or(inside).unwrap_or_default().to_owned()
            }
            _ => line
                .strip_prefix('#')
                .map_or("", str::trim_start)
                .to_owned(),
        }
    };
    match ending.as_deref() {
        Some("md") => unfenced(text),
        _ => text.lines().map(said).collect::<Vec<_>>().join("\n"),
    }
}
