//! Tournaments between the computer players, as a report: `cargo run --release --example arena -- 400 > docs/players.md`.
//! A second word names one game, a third one the number of one of its modes.

#[path = "../rules/bout.rs"]
#[expect(dead_code, reason = "the command `play` uses the rest")]
mod bout;
mod pairings;

use std::process::ExitCode;

use engine::catalogue::GameId;
use pairings::Tournament;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let games = words
        .first()
        .and_then(|word| word.parse().ok())
        .unwrap_or(40);
    let only = words.get(1).map(String::as_str);
    let mode = words.get(2).and_then(|word| word.parse().ok());
    println!("# Computer players: measured strength\n");
    println!(
        "Made by `cargo run --release --example arena -- {games}`. Every pairing is played {games} times, seats in"
    );
    println!(
        "turn; the first four decisions of a game are random, lest games without dice repeat. A share counts a"
    );
    println!(
        "draw as half a win; in brackets its 95 % interval (Wilson). Times are of one native core.\n"
    );
    for &id in GameId::ALL {
        if only.is_none_or(|slug| slug == id.slug()) {
            id.visit(Tournament { games, mode });
        }
    }
    ExitCode::SUCCESS
}
