//! Report of the arena, as Markdown.

use std::fmt::Write;

use engine::catalogue::{GameId, Visitor};
use engine::kernel::game::Game;
use engine::kernel::info::DiceUse;
use engine::kernel::words::Language;
use engine::search::PlayerKind;

use crate::bout::interval;
use crate::counts::{Count, Counts};
use crate::pairings::Pairing;
use crate::tournament::OPENING;

/// Maximum share of draws of « Copain », in per cent.
const MOST_DRAWS: f64 = 15.0;
/// Hand-written remarks at the end of the report.
const NOTES: &str = include_str!("notes.md");

/// Returns the report.
pub fn report(pairings: &[Pairing], counts: &Counts) -> String {
    let mut out = format!(
        "# Computer players: measured strength\n\n\
         Strength of the computer players: share of wins in tournaments of up to 400 games a pairing, and time per move.\n\
         Repeat: `cargo run --release --example arena` plays the missing games; with the argument `0` it only writes this report.\n\n\
         Results are saved in `players.csv`, so a tournament can be stopped and resumed. The arena plays the pairing with the least\n\
         time spent so far: cheap pairings have all their games, expensive ones as many as time allowed.\n\n\
         Seats take turns. The first {OPENING} decisions of a game are random, so that games without dice do not repeat. A draw is a win\n\
         that all sides share: it counts 1/2 among two sides, 1/3 among three. The 95 % interval (Wilson) stands in brackets.\n\
         `asked` is the target: ✓ reached, ≈ missed by less than the interval, ✗ missed. Times are processor times of one native core.\n"
    );
    for &id in GameId::ALL {
        let rows = (0..pairings.len()).filter(|&index| pairings[index].game == id);
        let rows: Vec<usize> = rows.collect();
        id.visit(OfGame {
            rows: &rows,
            pairings,
            counts,
            out: &mut out,
        });
    }
    draws(&mut out, pairings, counts);
    out.push('\n');
    out.push_str(NOTES);
    out
}

/// Writes the draws of each pairing that has any, by the side of the player.
fn draws(out: &mut String, pairings: &[Pairing], counts: &Counts) {
    let _ = writeln!(
        out,
        "\n## Draws by game and side\n\n\
         Share of draws in per cent, by the side that the player of the second column has. Pairings without a draw are left out;\n\
         `asked` is at most {MOST_DRAWS:.0} % for « Copain » on each side.\n\n\
         | game | player | against | draws by side | asked |\n|---|---|---|---|---|"
    );
    for (index, pairing) in pairings.iter().enumerate() {
        let played = counts.of(index).iter().filter(|count| count.games > 0);
        let shares: Vec<f64> = played
            .map(|count| 100.0 * f64::from(count.draws) / f64::from(count.games))
            .collect();
        if shares.iter().all(|share| *share == 0.0) {
            continue;
        }
        let by_side: Vec<String> = shares.iter().map(|share| format!("{share:.0}")).collect();
        let sign = match pairing.one {
            PlayerKind::Friend(_) if shares.iter().all(|share| *share <= MOST_DRAWS) => "✓",
            PlayerKind::Friend(_) => "✗",
            _ => "",
        };
        let mode = pairing.game.visit(ModeName(pairing.mode));
        let (one, others) = (pairing.one, pairing.others);
        let by_side = by_side.join(" / ");
        let _ = writeln!(out, "| {mode} | {one} | {others} | {by_side} | {sign} |");
    }
}

/// Returns the names of a game and its mode.
struct ModeName(usize);

impl Visitor for ModeName {
    type Output = String;

    fn visit<G: Game>(self) -> String {
        let mode = G::INFO.modes[self.0].name.text(Language::FRENCH);
        format!("{}, {mode}", G::INFO.name.text(Language::FRENCH))
    }
}

struct OfGame<'a> {
    rows: &'a [usize],
    pairings: &'a [Pairing],
    counts: &'a Counts,
    out: &'a mut String,
}

impl Visitor for OfGame<'_> {
    type Output = ();

    fn visit<G: Game>(self) {
        let out = self.out;
        let _ = writeln!(out, "\n## {}", G::INFO.name.text(Language::FRENCH));
        for (number, mode) in G::INFO.modes.iter().enumerate() {
            let of_mode = |&&row: &&usize| self.pairings[row].mode == number;
            let rows: Vec<usize> = self.rows.iter().filter(of_mode).copied().collect();
            let played = |&&row: &&usize| self.counts.of(row).iter().any(|count| count.games > 0);
            if !rows.iter().any(|row| played(&row)) {
                continue;
            }
            let given: Vec<String> = mode.ready.iter().map(|(k, v)| format!("{k}={v}")).collect();
            let name = mode.name.text(Language::FRENCH);
            let _ = writeln!(out, "\n### {name} ({})\n", given.join(" "));
            let sides = self.pairings[rows[0]].sides.len();
            if sides > 2 {
                let fair = 100 / sides;
                let _ = writeln!(
                    out,
                    "One player among others of one kind; a fair share is {fair} %.\n"
                );
            }
            out.push_str(
                "| player | against | games | share | asked | by side | draws | steps | mean ms | greatest ms | positions/s | looks ahead |\n\
                 |---|---|---|---|---|---|---|---|---|---|---|---|\n",
            );
            for row in rows.iter().filter(played) {
                let dice_use = G::INFO.dice_use != DiceUse::None;
                line(out, &self.pairings[*row], self.counts.of(*row), dice_use);
            }
        }
    }
}

fn line(out: &mut String, pairing: &Pairing, counts: &[Count], dice_use: bool) {
    let mut all = Count::default();
    counts.iter().for_each(|count| all.add(count));
    // Sides have equal weight, regardless of their number of games.
    let played = counts.iter().filter(|count| count.games > 0);
    let shares: Vec<f64> = played
        .map(|count| count.score(counts.len()) / f64::from(count.games))
        .collect();
    let share = shares.iter().sum::<f64>() / shares.len() as f64;
    let (share, low, high) = interval(share * f64::from(all.games), all.games);
    let by_side: Vec<String> = shares
        .iter()
        .map(|share| format!("{:.0}", 100.0 * share))
        .collect();
    let asked = pairing
        .asked(dice_use)
        .map_or_else(String::new, |(least, most)| {
            let sign = if share >= least && share <= most {
                '✓'
            } else if high >= least && low <= most {
                '≈'
            } else {
                '✗'
            };
            let range = if most < 100.0 {
                format!("{least:.0}–{most:.0}")
            } else {
                format!("{least:.0}")
            };
            format!("{range} {sign}")
        });
    let moves = all.moves.max(1) as f64;
    // Mean number of steps of a game, rolls included, if they were counted.
    let steps = match all.steps {
        0 => String::new(),
        steps => format!("{:.0}", steps as f64 / f64::from(all.games)),
    };
    let _ = writeln!(
        out,
        "| {} | {} | {} | {share:.1} % ({low:.0}–{high:.0}) | {asked} | {} | {} | {steps} | {:.1} | {:.0} | {:.1} M | {:.1} |",
        pairing.one,
        pairing.others,
        all.games,
        by_side.join(" / "),
        all.draws,
        all.ms / moves,
        all.longest,
        all.positions as f64 / all.ms.max(1e-3) / 1e3,
        all.ahead as f64 / moves,
    );
}
