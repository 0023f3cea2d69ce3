//! Prints every sentence that a pupil hears, as JSON, from which `tools/voice/make.mjs` makes the clips. With
//! `pictures`, prints where each sentence is shown and the pictures there.
//!
//!     cargo run --package table-ronde --example phrases
//!     cargo run --release --package table-ronde --example phrases -- pictures

use std::collections::BTreeMap;

use table_ronde::phrases::{contexts, list, screens, tables};

fn main() {
    let packs = list::packs();
    let text = if std::env::args().nth(1).as_deref() == Some("pictures") {
        let mut book = contexts::Book::default();
        tables::note_games(&mut book);
        screens::note_screens(&mut book);
        let texts = packs.values().flatten();
        let shown = texts.map(|text| (list::key(text), book.of(text)));
        serde_json::to_string_pretty(&shown.collect::<BTreeMap<_, _>>())
    } else {
        serde_json::to_string_pretty(&packs)
    };
    println!("{}", text.expect("texts are JSON"));
}
