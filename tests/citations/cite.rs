//! What a file says to its reader, and what that cites.

use std::path::Path;

use crate::book::{is_book, is_example, number, unfenced};

/// A kind of thing that is cited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Section,
    Reading,
    Example,
    Part,
}

/// The numbers that follow one another from here: `3`, `3 and 8`, `4 to 7`, `9, 10, 12`.
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

/// A citation: what kind of thing, by which numbers, and where in the text.
pub struct Citation {
    pub kind: Kind,
    pub numbers: Vec<String>,
    pub at: usize,
}

impl Citation {
    /// The citation that a word of the text begins, if numbers follow it.
    fn at(text: &str, word: &str, kind: Kind, numbers: Vec<String>) -> Option<Self> {
        let at = word.as_ptr() as usize - text.as_ptr() as usize;
        let citation = Self { kind, numbers, at };
        (!citation.numbers.is_empty()).then_some(citation)
    }
}

/// What a text cites.
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
                // In its own book a section needs no word: (6.2).
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

/// What a heading of expectations cites: `12: a knight takes …` a reading, `E3. Capture` an example.
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

/// The sentence around a place of a text.
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

/// What a file says to its reader: its comments, or all of it. Each line stays where it was.
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
