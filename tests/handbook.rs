//! Handbook: the texts of `assets/handbook` are complete and in the same order in each language. French is the source,
//! but no compiler checks it, so this test finds missing, surplus and reordered texts.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use engine::catalogue::GameId;
use engine::kernel::edition::Edition;
use engine::table::json::Json;
use seventh::Tour;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");
/// Languages with a complete handbook.
const WHOLE: [&str; 2] = ["en", "es"];
/// Parts that belong to no game.
const COMMON: [&str; 2] = ["credits", "data"];
/// The last entries of a session plan.
const LEVELS: [&str; 3] = ["EASIER", "PLANNED", "RICHER"];
/// French spaces that must be non-breaking.
const BROKEN: [&str; 7] = [" !", " ?", " :", " ;", " »", "« ", " %"];

type Texts = Vec<(String, String)>;

/// Returns the texts of a language with their keys in file order, and the note about the file.
fn handbook(tag: &str) -> (Texts, Option<String>) {
    let path = Path::new(ROOT).join(format!("assets/handbook/{tag}.json"));
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{tag}: {error}"));
    let Ok(Json::Object(entries)) = Json::read(&text) else {
        panic!("{tag}: no list of texts");
    };
    let rows = text.lines().filter(|line| line.starts_with("  \"")).count();
    let keys: BTreeSet<_> = entries.iter().map(|(key, _)| key).collect();
    assert_eq!(rows, keys.len(), "{tag}: one entry a line, and each once");
    let read = |(key, text): (String, Json)| {
        let text = text.text().unwrap_or_else(|| panic!("{tag}: {key}"));
        (key, text.to_owned())
    };
    let (heads, texts): (Texts, Texts) = entries
        .into_iter()
        .map(read)
        .partition(|(key, _)| key.starts_with('@'));
    let note = heads.into_iter().find(|(key, _)| key == "@note");
    (texts, note.map(|(_, note)| note))
}

/// Returns the languages other than French.
fn tags() -> Vec<String> {
    let files = fs::read_dir(Path::new(ROOT).join("assets/words")).expect("the languages");
    let name = |file: std::io::Result<fs::DirEntry>| {
        let name = file.expect("a file").file_name();
        let name = name.to_string_lossy().into_owned();
        name.strip_suffix(".json").expect("a language").to_owned()
    };
    files.map(name).collect()
}

/// Returns the names of a part, in order.
fn names<'a>(texts: &'a Texts, part: &str) -> Vec<&'a str> {
    let name = |(key, _): &'a (String, String)| key.strip_prefix(part)?.strip_prefix('.');
    texts.iter().filter_map(name).collect()
}

/// Returns the fault of a part's chapters: each needs a heading and a paragraph.
fn broken_chapters(texts: &Texts, part: &str) -> Option<String> {
    let names = names(texts, part);
    let is_title = |name: &&str| name.ends_with("_TITLE");
    let titles = names.iter().filter(|name| is_title(name)).count();
    let begins = names.first().is_some_and(is_title);
    let ends = names.last().is_some_and(|name| !is_title(name));
    let is_empty = names
        .windows(2)
        .any(|two| is_title(&two[0]) && is_title(&two[1]));
    (titles < 4 || !begins || !ends || is_empty).then(|| format!("{part} has no chapters"))
}

/// Returns the fault of a session plan: audience, steps, points to watch, three levels.
fn broken_plan(texts: &Texts, part: &str) -> Option<String> {
    let names = names(texts, part);
    let (first, rest) = names.split_first().unwrap_or((&"", &[]));
    let middle = rest.strip_suffix(&LEVELS);
    let is_plan = middle.is_some_and(|middle| {
        let steps = middle.iter().take_while(|name| name.starts_with("STEP_"));
        let (steps, watch) = middle.split_at(steps.count());
        let watches = !watch.is_empty() && watch.iter().all(|name| name.starts_with("WATCH_"));
        *first == "FRAME" && steps.len() > 1 && watches
    });
    (!is_plan).then(|| format!("{part} has no plan"))
}

/// Returns the faults of a game's texts.
fn broken(texts: &Texts, slug: &str) -> Vec<String> {
    let rules = broken_chapters(texts, &format!("{slug}.rules"));
    let plan = broken_plan(texts, &format!("{slug}.session"));
    rules.into_iter().chain(plan).collect()
}

#[test]
fn french_handbook_has_rules_and_session_of_every_game() {
    let (french, _) = handbook("fr");
    for game in GameId::ALL {
        let missed = broken(&french, game.slug());
        assert!(missed.is_empty(), "assets/handbook/fr.json: {missed:?}");
    }
    assert_eq!(broken_chapters(&french, "credits"), None);
    assert!(!names(&french, "data").is_empty());
}

#[test]
fn missing_handbook_parts_of_a_new_game_are_named() {
    let (french, _) = handbook("fr");
    let missed = broken(&french, Tour::INFO.slug);
    assert_eq!(
        missed,
        ["tour.rules has no chapters", "tour.session has no plan"]
    );
}

#[test]
fn handbook_parts_follow_the_order_of_the_catalogue() {
    let (french, _) = handbook("fr");
    let of_games = GameId::ALL.iter().flat_map(|game| {
        ["rules", "session", "readings"].map(|part| format!("{}.{part}", game.slug()))
    });
    let parts: Vec<_> = of_games.chain(COMMON.map(str::to_owned)).collect();
    let mut found: Vec<_> = french
        .iter()
        .map(|(key, _)| key.rsplit_once('.').expect("a part and a name").0)
        .collect();
    found.dedup();
    assert_eq!(found, parts);
}

#[test]
fn every_language_has_sessions_and_complete_languages_have_all_texts() {
    let (french, _) = handbook("fr");
    let keys: Vec<&String> = french.iter().map(|(key, _)| key).collect();
    let tags = tags();
    assert!(
        WHOLE
            .iter()
            .all(|tag| tags.iter().any(|known| known == tag))
    );
    for tag in tags {
        let (texts, note) = handbook(&tag);
        assert!(note.is_some(), "assets/handbook/{tag}.json lacks @note");
        let own: BTreeSet<&String> = texts.iter().map(|(key, _)| key).collect();
        let is_wanted = |key: &&&String| WHOLE.contains(&&*tag) || key.contains(".session.");
        let missing: Vec<_> = keys.iter().filter(is_wanted).collect();
        let missing: Vec<_> = missing.iter().filter(|key| !own.contains(**key)).collect();
        assert!(missing.is_empty(), "{tag} lacks {missing:#?}");
        let surplus: Vec<_> = own.iter().filter(|key| !keys.contains(key)).collect();
        assert!(
            surplus.is_empty(),
            "assets/handbook/{tag}.json has keys that fr.json lacks, remove them: {surplus:#?}"
        );
        let order = keys.iter().filter(|key| own.contains(**key));
        assert!(
            order.copied().eq(texts.iter().map(|(key, _)| key)),
            "assets/handbook/{tag}.json: put the texts into the order of fr.json"
        );
    }
}

#[test]
fn handbook_texts_are_not_empty_and_have_no_placeholder() {
    let all = tags().into_iter().chain(["fr".to_owned()]);
    for (tag, texts) in all.map(|tag| (tag.clone(), handbook(&tag).0)) {
        for (key, text) in texts {
            assert!(!text.trim().is_empty(), "{tag}: {key} is empty");
            assert!(
                !text.contains(['{', '}']),
                "{tag}: {key} has a placeholder, but handbook texts are not filled"
            );
        }
    }
}

#[test]
fn french_handbook_has_non_breaking_spaces() {
    for (key, text) in handbook("fr").0 {
        for mark in BROKEN {
            assert!(
                !text.contains(mark),
                "assets/handbook/fr.json: {key} needs a non-breaking space at « {mark} »: {text}"
            );
        }
    }
}
