//! Plain English: comments do not begin with words that hide their subject, the main documents have short sentences, and
//! decision records have a fixed form.

use std::fs;
use std::path::{Path, PathBuf};

const ROOT: &str = env!("CARGO_MANIFEST_DIR");
/// Places with comments to read.
const PLACES: [&str; 9] = [
    "engine", "src", "shell", "tools", "tests", "examples", "styles", "run", "check",
];
/// Documents with short sentences.
const DOCUMENTS: [&str; 3] = ["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md"];
/// Maximum number of words in a sentence of these documents.
const WORDS: usize = 30;
/// Maximum number of lines of a decision record.
const RECORD_LINES: usize = 60;
/// Parts that every decision record has.
const RECORD_PARTS: [&str; 3] = ["Context", "Decision", "Consequences"];
/// Words that hide the subject at the head of a comment.
const HEADS: [&str; 6] = [
    "What ", "Who ", "Whoever ", "Whose ", "So many ", "So long ",
];
/// Files that are exempt, one a line with the reason behind `: `.
const EXCEPTIONS: &str = include_str!("prose-exceptions.txt");

/// Collects files below a place, without build output.
fn collect(place: PathBuf, files: &mut Vec<PathBuf>) {
    if place.ends_with("target") {
        return;
    }
    if !place.is_dir() {
        files.push(place);
        return;
    }
    for entry in fs::read_dir(place).expect("a folder") {
        collect(entry.expect("an entry").path(), files);
    }
}

/// Returns the text of a line that is a comment.
fn comment(line: &str) -> Option<&str> {
    let line = line.trim_start();
    let marks = ["//!", "///", "//", "/**", "/*", "*", "# "];
    let mark = marks.into_iter().find(|mark| line.starts_with(mark))?;
    Some(line[mark.len()..].trim_start())
}

/// Returns the sentences of the running text of a document: no code, tables or headings.
fn sentences(document: &str) -> Vec<String> {
    let mut text = String::new();
    for line in document.lines() {
        let is_prose = !line.starts_with("    ") && !line.trim_start().starts_with(['|', '#', '!']);
        let line = line.trim();
        let is_item = line.starts_with("- ") || line.chars().next().is_some_and(char::is_numeric);
        if !is_prose || line.is_empty() || is_item {
            text.push_str(". ");
        }
        if is_prose {
            text.push_str(line);
            text.push(' ');
        }
    }
    let ends = |end: char| ['.', '!', '?', ':'].contains(&end);
    let mut all = vec![String::new()];
    for word in text.split_whitespace() {
        let last = all.last_mut().expect("a sentence");
        last.push_str(word);
        last.push(' ');
        if word.trim_end_matches([')', '*', '`', ']']).ends_with(ends) {
            all.push(String::new());
        }
    }
    all
}

#[test]
fn comments_begin_with_their_subject() {
    let mut files = Vec::new();
    for place in PLACES {
        collect(Path::new(ROOT).join(place), &mut files);
    }
    let exempt: Vec<&str> = EXCEPTIONS
        .lines()
        .filter_map(|line| Some(line.split_once(": ")?.0))
        .collect();
    let (mut wrong, mut comments) = (Vec::new(), 0);
    for path in files {
        let name = path.strip_prefix(ROOT).expect("a path below the root");
        let name = name.display().to_string();
        let Ok(text) = fs::read_to_string(&path) else {
            continue;
        };
        for (number, line) in text.lines().enumerate() {
            let Some(comment) = comment(line) else {
                continue;
            };
            comments += 1;
            if HEADS.iter().any(|head| comment.starts_with(head)) && !exempt.contains(&&*name) {
                wrong.push(format!("{name}:{}: {comment}", number + 1));
            }
        }
    }
    assert!(comments > 5000, "only {comments} comments found");
    assert!(
        wrong.is_empty(),
        "start these comments with the thing itself and its technical name:\n{}",
        wrong.join("\n")
    );
    for name in exempt {
        assert!(
            Path::new(ROOT).join(name).exists(),
            "prose-exceptions.txt: {name} is gone"
        );
    }
}

#[test]
fn main_documents_have_short_sentences() {
    for name in DOCUMENTS {
        let text = fs::read_to_string(Path::new(ROOT).join(name)).expect("a document");
        let all = sentences(&text);
        assert!(all.len() > 20, "{name}: only {} sentences found", all.len());
        for sentence in all {
            let count = sentence.split_whitespace().count();
            assert!(
                count <= WORDS,
                "{name}: {count} words, split it: {sentence}"
            );
        }
    }
}

#[test]
fn decision_records_have_consecutive_numbers_and_a_fixed_form() {
    let folder = Path::new(ROOT).join("docs/decisions");
    let read = |name: &str| fs::read_to_string(folder.join(name)).expect("a document");
    let mut files = Vec::new();
    collect(folder.clone(), &mut files);
    let names = files.iter().filter_map(|path| path.file_name()?.to_str());
    let mut names: Vec<&str> = names.filter(|name| *name != "README.md").collect();
    names.sort_unstable();
    assert!(names.len() > 80, "only {} records found", names.len());
    let index = read("README.md");
    for (number, name) in (1..).zip(names) {
        let (text, at) = (read(name), format!("docs/decisions/{name}"));
        let is_next = name.starts_with(&format!("{number:03}-"));
        assert!(is_next, "{at}: the next number is {number:03}");
        let has_title = text.starts_with(&format!("# {number:03} "));
        assert!(has_title, "{at}: begin the title with {number:03}");
        let lines = text.lines().count();
        assert!(
            lines <= RECORD_LINES,
            "{at}: shorten {lines} lines to {RECORD_LINES}"
        );
        for part in RECORD_PARTS {
            assert!(text.contains(&format!("**{part}.**")), "{at} lacks {part}");
        }
        let is_listed = index.contains(&format!("]({name})"));
        assert!(is_listed, "docs/decisions/README.md does not list {name}");
    }
}
