//! A child who cannot read: every sentence that is spoken has a picture beside it, and every picture is drawn.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use table_ronde::phrases::{book, list, screens, tables};

const ROOT: &str = env!("CARGO_MANIFEST_DIR");

/// All texts of the files with that ending below a folder.
fn texts(folder: &str, ending: &str) -> String {
    let (mut folders, mut all) = (vec![Path::new(ROOT).join(folder)], String::new());
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|found| found == ending) {
                all += &fs::read_to_string(&path).expect("a text");
            }
        }
    }
    all
}

#[test]
fn every_clip_has_a_picture_and_every_picture_is_drawn() {
    let mut book = book::Book::default();
    tables::note_games(&mut book);
    screens::note_screens(&mut book);
    let sheets = texts("assets", "svg");
    let classes = texts("src/app", "rs") + &texts("styles", "css");
    let is_drawn = |picture: &String| match picture.strip_prefix('#') {
        Some(name) => sheets.contains(&format!("<symbol id=\"{name}\"")),
        None => {
            let mut words = classes.split(|c: char| !(c.is_alphanumeric() || c == '-' || c == '_'));
            words.any(|word| word == &picture[1..])
        }
    };
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
    assert_eq!(bare, Vec::<String>::new(), "said without a picture");
    let missing: Vec<_> = pictures.iter().filter(|one| !is_drawn(one)).collect();
    assert_eq!(missing, Vec::<&String>::new(), "pictures that nobody draws");
}
