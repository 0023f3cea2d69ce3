//! Fuzz targets (libFuzzer) of every parser, in one binary: the environment variable `TARGET` selects one.
#![no_main]

use std::env;
use std::sync::OnceLock;

use libfuzzer_sys::fuzz_target;
use table_ronde::readers::Persist;

mod targets {
    pub mod addresses;
    pub mod files;
    pub mod links;
    pub mod observations;
    pub mod problems;
    pub mod rules;
    pub mod saved;
    pub mod settings;
}

/// Fuzz target: consumes one input.
type Target = fn(&[u8]);

static TARGET: OnceLock<Target> = OnceLock::new();

/// Returns the target selected by `TARGET`.
///
/// # Panics
/// If it is missing or unknown.
fn named() -> Target {
    use targets::*;
    let name = env::var("TARGET").expect("TARGET names what is fuzzed");
    match name.as_str() {
        "addresses" => addresses::read,
        "files" => files::read,
        "links" => links::read,
        "observations" => observations::read,
        "problems" => problems::read,
        "rules" => rules::read,
        "saved" => saved::read,
        "settings" => settings::read,
        other => panic!("no target is called {other}"),
    }
}

fuzz_target!(|data: &[u8]| TARGET.get_or_init(named)(data));

/// Parses a text and checks that a parsed value round-trips.
///
/// # Panics
/// If it does not.
pub fn again<T: Persist>(text: &str) -> Option<T> {
    let value = T::read(text)?;
    let written = value.to_json().write();
    let next = T::read(&written).expect("what was written reads");
    assert_eq!(next.to_json().write(), written);
    Some(value)
}
