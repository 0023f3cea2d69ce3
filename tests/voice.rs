//! Voice: every sentence that a pupil hears has a short clip that says it, with the start times of its words.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use serde_json::Value;
use seventh::{Tour, words};

use engine::kernel::edition::Edition;
use table_ronde::phrases::list;

const ROOT: &str = env!("CARGO_MANIFEST_DIR");
/// Files of `src/words` that only adults read.
const SILENT: [&str; 14] = [
    "animals.rs",
    "classroom.rs",
    "desk.rs",
    "handbook.rs",
    "home.rs",
    "install.rs",
    "saving.rs",
    "lesson.rs",
    "message.rs",
    "mod.rs",
    "moves.rs",
    "paper.rs",
    "problem_desk.rs",
    "punctuation.rs",
];
/// Phrase files of the engine: first those that pupils hear, then those that only adults read.
const GAME_FILES: [&str; 13] = [
    "words.rs",
    "chronicle.rs",
    "companion.rs",
    "counting.rs",
    "course.rs",
    "narration.rs",
    "tale.rs",
    "reasons.rs",
    "desk.rs",
    "paper.rs",
    "sets.rs",
    "subjects.rs",
    "json.rs",
];
/// Maximum size of all clips together, in bytes.
const MOST: u64 = 3_430_000;
/// Maximum length of a clip, in milliseconds.
const LONGEST: u64 = 4000;
/// A frame of an MP3 at 24 kbit/s and 16 kHz, mono: bytes, milliseconds, first bytes.
const FRAME: (u64, u64, [u8; 2]) = (108, 36, [0xFF, 0xF3]);

fn index() -> Value {
    let text = fs::read_to_string(Path::new(ROOT).join("assets/voice/index.json"));
    serde_json::from_str(&text.expect("assets/voice/index.json")).expect("the index is JSON")
}

fn number(clip: &Value, field: &str) -> u64 {
    clip[field].as_u64().expect("a whole number")
}

/// Returns the 64-bit FNV-1a hash of the recipe and a text.
fn hash(recipe: &str, text: &str) -> String {
    let bytes = recipe.bytes().chain([b'\n']).chain(text.bytes());
    let sum = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{sum:016x}")
}

/// The texts of each pack.
type Packs<'a> = BTreeMap<&'a str, Vec<String>>;

/// Returns the phrases without a clip, each with its pack.
fn unsaid(recorded: &Packs, wanted: &Packs) -> Vec<String> {
    let is_said =
        |pack: &str, text: &String| recorded.get(pack).is_some_and(|all| all.contains(text));
    let texts = wanted
        .iter()
        .flat_map(|(pack, texts)| texts.iter().map(move |text| (*pack, text)));
    texts
        .filter(|(pack, text)| !is_said(pack, text))
        .map(|(pack, text)| format!("{pack}: {text}"))
        .collect()
}

#[test]
fn clips_match_the_listed_phrases() {
    let index = index();
    let recipe = index["recipe"].as_str().expect("the recipe");
    let mut recorded = Packs::new();
    for (pack, clips) in index["packs"].as_object().expect("packs") {
        for clip in clips.as_array().expect("clips") {
            let text = clip["text"].as_str().expect("a text");
            assert_eq!(
                clip["hash"],
                hash(recipe, text),
                "outdated clip, run tools/voice/make.sh: {text}"
            );
            recorded.entry(pack).or_default().push(text.to_owned());
        }
    }
    let wanted = list::packs();
    let unsaid = unsaid(&recorded, &wanted);
    assert!(
        unsaid.is_empty(),
        "no clips, run tools/voice/make.sh: {unsaid:#?}"
    );
    assert_eq!(
        recorded, wanted,
        "clips that no list names, run tools/voice/make.sh"
    );
}

#[test]
fn missing_clips_of_a_new_game_are_listed() {
    let wanted = list::packs_with(Tour::SPOKEN);
    let all = words::ALL.iter().map(|phrase| phrase.fr.to_owned());
    assert_eq!(wanted["tour"], all.collect::<Vec<_>>());
    let own = wanted["tour"].iter().map(|text| format!("tour: {text}"));
    assert_eq!(unsaid(&list::packs(), &wanted), own.collect::<Vec<_>>());
}

#[test]
fn clips_have_valid_lengths_frames_and_word_starts() {
    let index = index();
    let mut total = 0;
    for (pack, clips) in index["packs"].as_object().expect("packs") {
        let path = Path::new(ROOT).join(format!("assets/voice/{pack}.mp3"));
        let bytes = fs::read(&path).expect("the pack");
        total += bytes.len() as u64;
        let mut end = 0;
        for clip in clips.as_array().expect("clips") {
            let text = clip["text"].as_str().expect("a text");
            let (at, length, ms) = (
                number(clip, "at"),
                number(clip, "length"),
                number(clip, "ms"),
            );
            assert_eq!(at, end, "{text}: clips follow each other");
            end = at + length;
            let (frame, long, sync) = FRAME;
            assert_eq!(length % frame, 0, "{text}: whole frames");
            assert_eq!(length / frame * long, ms, "{text}: its length");
            assert!((200..LONGEST).contains(&ms), "{text}: {ms} ms");
            for at in (at..end).step_by(frame as usize) {
                assert_eq!(bytes[at as usize..][..2], sync, "{text}: a frame at {at}");
            }
            let starts: Vec<u64> = clip["words"]
                .as_array()
                .expect("beginnings of words")
                .iter()
                .map(|start| start.as_u64().expect("a whole number"))
                .collect();
            let words = list::key(text).split(' ').count();
            assert_eq!(starts.len(), words, "{text}: a beginning for each word");
            assert!(
                starts.is_sorted() && starts.iter().all(|start| *start < ms),
                "{text}"
            );
        }
        assert_eq!(
            end,
            bytes.len() as u64,
            "{pack}: nothing after the last clip"
        );
    }
    assert!(
        total <= MOST,
        "the clips have {total} bytes, at most {MOST}: shorten texts"
    );
}

#[test]
fn every_phrase_file_is_listed_as_spoken_or_silent() {
    let folder = Path::new(ROOT).join("src/words");
    let known: BTreeSet<&str> = list::SPOKEN.into_iter().chain(SILENT).collect();
    for entry in fs::read_dir(folder).expect("the words of the app") {
        let path = entry.expect("a file").path();
        let text = fs::read_to_string(&path).expect("a text");
        let name = path.file_name().and_then(|name| name.to_str());
        let name = name.expect("a name");
        assert!(
            known.contains(name) || !text.contains("phrases! {"),
            "add {name} to SPOKEN in src/phrases/list.rs if pupils hear it, else to SILENT here"
        );
    }
    let games = ["engine/src", "engine/tests/seventh/src"];
    let mut folders = games.map(|folder| Path::new(ROOT).join(folder)).to_vec();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder of the engine") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = fs::read_to_string(&path).expect("a text");
            let name = path.file_name().and_then(|name| name.to_str());
            let is_known = name.is_some_and(|name| GAME_FILES.contains(&name));
            assert!(
                !text.contains("::phrases! {") || is_known,
                "{}: add its name to GAME_FILES, and to src/phrases/list.rs if pupils hear it",
                path.display()
            );
        }
    }
}
