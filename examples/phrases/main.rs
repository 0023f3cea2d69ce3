//! Lists every sentence that a pupil hears, as JSON: what `.ci/voice.mjs` makes clips of.
//!
//!     cargo run --example phrases

#[path = "list.rs"]
mod list;

fn main() {
    let text = serde_json::to_string_pretty(&list::packs()).expect("texts are JSON");
    println!("{text}");
}
