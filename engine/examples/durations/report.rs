//! Report of the durations, as Markdown.

use std::fmt::Write;

use engine::kernel::info::{DiceUse, GameInfo};
use engine::kernel::words::Language;

use crate::sitting::{ASKED, COUNTING, Child, HOUR, SHOWN, Sitting, TOUCH};

/// Row of the report: the games of one kind of child.
pub struct Row {
    pub game: &'static GameInfo,
    pub child: Child,
    /// Set if an unfinished game can be scored.
    pub can_count: bool,
    pub sittings: Vec<Sitting>,
}

/// Targets, in minutes: maximum mean duration, and duration that at most one game in ten exceeds.
const MEAN: f64 = 15.0;
const TENTH: f64 = 25.0;

/// Hand-written remarks at the end of the report.
const NOTES: &str = include_str!("notes.md");

/// Returns the mean and the 90th percentile.
fn of_all(mut values: Vec<f64>) -> (f64, f64) {
    values.sort_by(f64::total_cmp);
    let mean = values.iter().sum::<f64>() / values.len() as f64;
    let tenth = values[(values.len() * 9).div_ceil(10).min(values.len()) - 1];
    (mean, tenth)
}

/// Returns the report.
pub fn report(rows: &[Row], games: u32) -> String {
    let seconds = |milliseconds: u64| milliseconds / 1000;
    let mut out = format!(
        "# Duration of games\n\n\
         Simulated duration of the shortest edition of each game, for four kinds of children ({games} games each, the same on every seat).\n\
         Repeat: `cargo run --release --example durations -- {games}`.\n\n\
         A tap takes {} s, voice included. A fight takes two more taps (the dice) and {} s where it shows the sums. Where it asks for\n\
         them, it takes up to seven taps and {} s. A game ends after {} minutes of taps at the latest. Target: a mean of {MEAN}\n\
         minutes, and at most one game in ten over {TENTH}. Where a game can be counted, the last column has its duration with a time\n\
         limit of {HOUR} minutes: the running turn is finished, then the treasures are counted in {} s.\n",
        seconds(TOUCH),
        seconds(SHOWN),
        seconds(ASKED),
        180,
        seconds(COUNTING),
    );
    for of_game in rows.chunk_by(|one, other| one.game.slug == other.game.slug) {
        let card = of_game[0].game;
        let mode = &card.modes[0];
        let _ = writeln!(
            out,
            "\n## {}: {}\n",
            card.name.text(Language::FRENCH),
            mode.name.text(Language::FRENCH)
        );
        out.push_str(
            "| child | touches | steps | draws | mean min | nine of ten below | asked | with all questions | counted at 15 min; with all questions |\n\
             |---|---|---|---|---|---|---|---|---|\n",
        );
        of_game.iter().for_each(|row| line(&mut out, row));
    }
    out.push('\n');
    out.push_str(NOTES);
    out
}

fn line(out: &mut String, row: &Row) {
    let all = &row.sittings;
    let count = all.len() as u64;
    let each = |of: fn(&Sitting) -> u64| all.iter().map(of).sum::<u64>() / count;
    let (mean, tenth) = of_all(all.iter().map(|one| one.minutes(false)).collect());
    let sign = if mean <= MEAN && tenth <= TENTH {
        '✓'
    } else {
        '✗'
    };
    let child = match row.child {
        Child::Touches => "touches anything".to_owned(),
        Child::Plays(who) => format!("level {who}"),
    };
    let asks = match row.game.dice_use {
        DiceUse::None => String::new(),
        _ => {
            let (mean, tenth) = of_all(all.iter().map(|one| one.minutes(true)).collect());
            format!("{mean:.1}, {tenth:.1}")
        }
    };
    let counted = |asks| {
        let (mean, tenth) = of_all(all.iter().map(|one| one.minutes_counted(asks)).collect());
        format!("{mean:.1}, {tenth:.1}")
    };
    let counted = match row.can_count {
        true => format!("{}; {}", counted(false), counted(true)),
        false => String::new(),
    };
    let draws = 100 * all.iter().filter(|one| one.drawn).count() as u64 / count;
    let _ = writeln!(
        out,
        "| {child} | {} | {} | {draws} % | {mean:.1} | {tenth:.1} | {sign} | {asks} | {counted} |",
        each(|one| one.touches),
        each(|one| one.steps),
    );
}
