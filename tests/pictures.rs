//! Pictures for pupils who cannot read: every spoken sentence has a picture beside it, and every picture is drawn.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use table_ronde::phrases::{contexts, list, screens, tables};

const ROOT: &str = env!("CARGO_MANIFEST_DIR");
/// The list of pictures itself, which draws nothing.
const LIST: &str = "src/phrases";

/// Returns all texts of the files with this extension below a folder, without the list.
fn texts(folder: &str, ending: &str) -> String {
    let (mut folders, mut all) = (vec![Path::new(ROOT).join(folder)], String::new());
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() && !path.ends_with(LIST) {
                folders.push(path);
            } else if path.extension().is_some_and(|found| found == ending) {
                all += &fs::read_to_string(&path).expect("a text");
            }
        }
    }
    all
}

/// Returns the string literals of a Rust source, without comments.
fn quoted(source: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut rest = source;
    while let Some(at) = rest.find(['"', '/', '\'']) {
        let begun = &rest[at..];
        if begun.starts_with("//") {
            rest = begun.split_once('\n').map_or("", |(_, after)| after);
        } else if let Some(after) = begun.strip_prefix("'\"'") {
            rest = after;
        } else if let Some(inside) = begun.strip_prefix('"') {
            let mut text = String::new();
            let mut chars = inside.char_indices();
            rest = "";
            while let Some((at, sign)) = chars.next() {
                match sign {
                    '"' => {
                        rest = &inside[at + 1..];
                        break;
                    }
                    '\\' => text.extend(chars.next().map(|(_, escaped)| escaped)),
                    sign => text.push(sign),
                }
            }
            found.push(text);
        } else {
            rest = &begun[1..];
        }
    }
    found
}

fn is_class(word: &str) -> bool {
    let is_sign = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    word.starts_with(|c: char| c.is_ascii_lowercase()) && word.chars().all(is_sign)
}

/// Returns the CSS classes that a Rust source assigns: the words of `class="…"` in markup, and of strings that hold
/// only classes and placeholders.
fn given(source: &str) -> BTreeSet<String> {
    let mut classes = BTreeSet::new();
    for text in quoted(source) {
        let in_markup = text.split("class=\"").skip(1);
        let markup = in_markup.filter_map(|after| after.split('"').next());
        let is_alone = text
            .split_whitespace()
            .all(|word| is_class(word) || word.contains('{'));
        let lists = markup.chain(is_alone.then_some(text.as_str()));
        let words = lists.flat_map(str::split_whitespace);
        classes.extend(words.filter(|word| is_class(word)).map(str::to_owned));
    }
    classes
}

/// Returns the classes in the selectors of a style sheet.
fn styled(sheet: &str) -> BTreeSet<String> {
    let selectors = sheet.split('}').filter_map(|rule| {
        let (before, _) = rule.rsplit_once('{')?;
        before.split("*/").last()
    });
    let named = selectors.flat_map(|selector| selector.split('.').skip(1));
    let ends = |c: char| !(c.is_ascii_alphanumeric() || c == '-');
    named
        .filter_map(|after| after.split(ends).next().map(str::to_owned))
        .collect()
}

/// Everything drawn: the symbols of the SVG sheets and the classes of shapes.
struct Drawn {
    symbols: String,
    source: String,
    given: BTreeSet<String>,
    styled: BTreeSet<String>,
}

impl Drawn {
    fn read() -> Self {
        let source = texts("src", "rs");
        Self {
            symbols: texts("assets", "svg"),
            given: given(&source),
            styled: styled(&texts("styles", "css")),
            source,
        }
    }

    /// Returns whether a picture is drawn. `#name` is a symbol. `.name` is a class that is assigned and styled, or
    /// assigned to a symbol, which brings its own look.
    fn has(&self, picture: &str) -> bool {
        if let Some(name) = picture.strip_prefix('#') {
            return self.symbols.contains(&format!("<symbol id=\"{name}\""));
        }
        picture.strip_prefix('.').is_some_and(|name| {
            let holds_symbol = || self.source.contains(&format!("draw.symbol(\"{name}\", "));
            self.given.contains(name) && (self.styled.contains(name) || holds_symbol())
        })
    }
}

#[test]
fn undrawn_pictures_are_found() {
    let drawn = Drawn::read();
    for picture in ["#icon-die", ".die-button", ".towers", ".ground-symbol"] {
        assert!(drawn.has(picture), "{picture}");
    }
    for nonsense in [
        "#icon-nonsense",
        ".nonsense",
        ".session",
        ".pages",
        ".the",
        "towers",
        ".",
    ] {
        assert!(!drawn.has(nonsense), "{nonsense}");
    }
    let source = "mod fight; // \"comment\"\nhtml! { <i class=\"dot here\" title=\"A text.\">{'\"'}</i> }                   let svg = \"<svg class=\\\"numeral\\\">\"; format!(\"cell {camp}\")";
    let found = given(source);
    assert!(
        found.iter().eq(["cell", "dot", "here", "numeral"]),
        "{found:?}"
    );
    let found = styled("/* .not */ .one,.two>.three:hover{a:.5s} @media (x){.four-5{b:c.d}}");
    assert!(
        found.iter().eq(["four-5", "one", "three", "two"]),
        "{found:?}"
    );
}

#[test]
fn every_clip_has_a_picture_and_every_picture_is_drawn() {
    let mut book = contexts::Book::default();
    tables::note_games(&mut book);
    screens::note_screens(&mut book);
    let drawn = Drawn::read();
    let (mut bare, mut counts) = (Vec::new(), BTreeMap::<_, usize>::new());
    let (mut pictures, mut clips) = (BTreeSet::new(), 0);
    for (pack, texts) in list::packs() {
        for text in texts {
            clips += 1;
            let Some(places) = book.of(&text) else {
                bare.push(format!("{pack}: {text}"));
                continue;
            };
            for (place, beside) in places {
                *counts.entry(*place).or_default() += 1;
                pictures.extend(beside.iter().cloned());
            }
        }
    }
    println!("{clips} clips, {} pictures, {counts:?}", pictures.len());
    assert!(clips > 500 && pictures.len() > 100, "too few are listed");
    assert_eq!(
        bare,
        Vec::<String>::new(),
        "sentences without a picture: add one in src/phrases"
    );
    let missing: Vec<_> = pictures.iter().filter(|one| !drawn.has(one)).collect();
    assert_eq!(
        missing,
        Vec::<&String>::new(),
        "pictures of src/phrases that neither a sheet nor a style draws"
    );
}
