//! Arena: tournaments between the computer players.
//!
//! `cargo run --release --example arena -- GAMES [slug [mode]]` plays the games that are missing to `GAMES` of every
//! pairing. It writes the results to `docs/players.csv` and the report to `docs/players.md` after each batch, so it can
//! be stopped at any time. With 0 it only writes the report.

#[path = "../rules/bout.rs"]
#[expect(dead_code, reason = "the command `play` uses the rest")]
mod bout;
mod counts;
mod pairings;
mod report;
mod tournament;

use std::io;
use std::path::Path;
use std::thread;

use counts::Counts;
use pairings::{Pairing, pairings};
use tournament::Tournament;

const DATA: &str = "docs/players.csv";
const REPORT: &str = "docs/players.md";

fn main() -> io::Result<()> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |index: usize| words.get(index).and_then(|word| word.parse().ok());
    let games: u32 = number(0).unwrap_or(400);
    let mode = number(2);
    let is_asked = |pairing: &Pairing| {
        let slug = words.get(1);
        slug.is_none_or(|slug| slug == pairing.game.slug())
            && mode.is_none_or(|mode| mode == pairing.mode as u32)
    };
    let all = pairings();
    let counts = Counts::read(Path::new(DATA), &all)?;
    let asked = (0..all.len())
        .filter(|&index| is_asked(&all[index]))
        .collect();
    let tournament = Tournament::new(all, counts, asked, games);
    let save = |tournament: &Tournament| {
        let (all, counts) = tournament.results();
        counts.write(Path::new(DATA), all)?;
        std::fs::write(REPORT, report::report(all, &counts))
    };
    save(&tournament)?;
    let helpers = std::env::var("ARENA_THREADS").ok();
    let helpers = helpers.and_then(|count| count.parse().ok()).unwrap_or(1);
    thread::scope(|scope| {
        let work = || -> io::Result<()> {
            while tournament.play_some() {
                save(&tournament)?;
            }
            Ok(())
        };
        let workers: Vec<_> = (0..helpers).map(|_| scope.spawn(work)).collect();
        workers
            .into_iter()
            .try_for_each(|worker| worker.join().expect("a worker does not panic"))
    })?;
    save(&tournament)
}
