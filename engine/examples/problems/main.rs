//! Problem tools: `cargo run --release --example problems -- COMMAND`.
//!
//! - `check [slug]` proves every stored problem from its text alone, by exhaustive search, and prints the counts.
//! - `make SECONDS [slug [kind]]` generates missing problems and writes `assets/problems/<slug>.txt`.
//! - `regrade [slug]` grades the stored problems again.
//! - `levels` writes `docs/problems.md`: the success rate of the five levels by grade.

mod candidates;
mod check;
mod exhaustive;
mod grade;
mod make;
mod propose;
mod report;
mod second;
mod store;
mod strip;

use std::process::ExitCode;
use std::time::Duration;

use engine::catalogue::GameId;
use engine::kernel::problem::Kind;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |index: usize| words.get(index).map(String::as_str);
    let games = |index: usize| -> Vec<GameId> {
        let asked = word(index).and_then(GameId::from_slug);
        asked.map_or_else(|| GameId::ALL.to_vec(), |game| vec![game])
    };
    match word(0) {
        Some("check") => check::check(&games(1)),
        Some("make") => {
            let seconds = word(1).and_then(|word| word.parse().ok()).unwrap_or(60);
            let kind = word(3).and_then(Kind::named);
            for game in games(2) {
                make::make(game, kind, Duration::from_secs(seconds));
            }
            ExitCode::SUCCESS
        }
        Some("regrade") => {
            games(1).into_iter().for_each(make::regrade);
            ExitCode::SUCCESS
        }
        Some("levels") => report::write(),
        _ => {
            eprintln!(
                "problems check [slug] | make SECONDS [slug [kind]] | regrade [slug] | levels"
            );
            ExitCode::FAILURE
        }
    }
}
