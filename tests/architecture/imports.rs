//! Reads the imports of a package from its sources.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// A file of a package: its path below `src` and its text.
pub type Source = (PathBuf, String);

/// An import that leaves its room, and the file that contains it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Arrow {
    pub from: String,
    pub to: String,
    pub file: PathBuf,
}

/// Returns all sources below a folder without unit tests, which may import anything.
pub fn sources(src: &Path) -> Vec<Source> {
    let (mut folders, mut found) = (vec![src.to_owned()], Vec::new());
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("the folder can be read") {
            let path = entry.expect("the entry can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let text = fs::read_to_string(&path).expect("the file can be read");
                let path = path.strip_prefix(src).expect("the file stands below");
                found.push((path.to_owned(), text));
            }
        }
    }
    let tests: BTreeSet<PathBuf> = found.iter().flat_map(tests_of).collect();
    found.retain(|(path, _)| !tests.contains(path));
    found.sort();
    found
}

/// Returns the files that a module includes only for its unit tests.
fn tests_of((path, text): &Source) -> Vec<PathBuf> {
    let folder = path.with_file_name("");
    let lines: Vec<&str> = text.lines().collect();
    let pairs = lines.windows(2).filter(|pair| pair[0] == "#[cfg(test)]");
    let names = pairs.filter_map(|pair| pair[1].strip_prefix("mod ")?.strip_suffix(';'));
    names
        .map(|name| folder.join(name).with_extension("rs"))
        .collect()
}

/// Returns the arrows of a package that uses these other packages.
pub fn arrows(sources: &[Source], packages: &[&str]) -> BTreeSet<Arrow> {
    let mut found = BTreeSet::new();
    for (path, text) in sources {
        let module = module(path);
        let from = room(&module);
        for import in imports(&code(text), &module, packages) {
            let to = room(&import);
            if to != from {
                let (from, file) = (from.clone(), path.clone());
                found.insert(Arrow { from, to, file });
            }
        }
    }
    found
}

/// Returns the module path of a file.
fn module(path: &Path) -> Vec<String> {
    let path = path.with_extension("");
    let parts = path.iter().map(|part| part.to_string_lossy().into_owned());
    parts
        .filter(|part| !["mod", "lib"].contains(&part.as_str()))
        .collect()
}

/// Folders of the pages that are rooms of their own. The dispatcher above them is the room `pages`.
const PAGES: [&str; 3] = ["pupil", "shared", "teacher"];

/// Returns the room of a module: the first segment of its path. Each game, each folder of the pages and each room of
/// another package counts as its own.
fn room(path: &[String]) -> String {
    let is_deep = match path {
        [first, second, ..] if first == "pages" => PAGES.contains(&second.as_str()),
        [first, _, ..] => ["games", "engine", "bin"].contains(&first.as_str()),
        _ => false,
    };
    path[..path.len().min(if is_deep { 2 } else { 1 })].join("/")
}

/// Returns the text without comments and unit tests.
pub fn code(text: &str) -> String {
    let (mut code, mut lines) = (String::new(), text.lines());
    while let Some(line) = lines.next() {
        if line.trim() == "#[cfg(test)]" {
            let indent = &line[..line.len() - line.trim_start().len()];
            let end = [format!("{indent}}}"), format!("{indent}}};")];
            let mut item = lines
                .by_ref()
                .skip_while(|line| line.trim().starts_with("#["));
            if item.next().is_some_and(|line| !line.ends_with(';')) {
                item.find(|line| end.iter().any(|end| end == line));
            }
        } else {
            code.push_str(line.split("//").next().unwrap_or_default());
            code.push('\n');
        }
    }
    code
}

/// Returns the paths that a module imports from the root, from `super`, or from another package.
fn imports(code: &str, module: &[String], packages: &[&str]) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    for (at, _) in code.match_indices("::") {
        let head = &code[..at];
        let word = &head[head.trim_end_matches(is_name).len()..];
        if head[..head.len() - word.len()].ends_with("::") {
            continue;
        }
        let (base, rest) = match word {
            "crate" => (Vec::new(), &code[at + 2..]),
            "super" => {
                let supers = code[at + 2..]
                    .split("::")
                    .take_while(|part| *part == "super")
                    .count();
                let depth = module.len().saturating_sub(1 + supers);
                (
                    module[..depth].to_vec(),
                    &code[at + 2 + supers * "super::".len()..],
                )
            }
            _ if packages.contains(&word) => (vec![word.to_owned()], &code[at + 2..]),
            _ => continue,
        };
        expand(rest, &base, &mut found);
    }
    found.retain(|path| !path.is_empty());
    found
}

/// Collects the first two names of each path of an import tree: `a::b`, `{a, b::c}`, `a::{b, c}`.
fn expand(tree: &str, base: &[String], found: &mut Vec<Vec<String>>) {
    let is_name = |c: char| c.is_alphanumeric() || c == '_';
    if let Some(group) = tree.strip_prefix('{') {
        for branch in branches(group) {
            expand(branch, base, found);
        }
        return;
    }
    let rest = tree.trim_start_matches(is_name);
    let name = &tree[..tree.len() - rest.len()];
    // A macro of the package is at its root; the kernel has the only one.
    let name = if rest.starts_with('!') {
        "kernel"
    } else {
        name
    };
    let mut path = base.to_vec();
    path.extend((!name.is_empty()).then(|| name.to_owned()));
    match rest.strip_prefix("::") {
        Some(rest) if path.len() < 2 => expand(rest, &path, found),
        _ => found.push(path),
    }
}

/// Returns the branches of a group, up to its closing brace.
fn branches(group: &str) -> Vec<&str> {
    let (mut depth, mut start, mut found) = (0, 0, Vec::new());
    for (at, sign) in group.char_indices() {
        match sign {
            '{' => depth += 1,
            '}' if depth > 0 => depth -= 1,
            ',' if depth > 0 => {}
            ',' | '}' => {
                found.push(group[start..at].trim());
                start = at + 1;
                if sign == '}' {
                    break;
                }
            }
            _ => {}
        }
    }
    found.retain(|branch| !branch.is_empty());
    found
}
