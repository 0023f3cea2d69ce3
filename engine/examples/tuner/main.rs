//! Tuner: measures candidate strengths of level 1 against the child and against level 2.
//!
//! `cargo run --release -p engine --example tuner -- GAMES [slug [STRENGTH…]]` prints a Markdown table. Without a
//! strength it measures the present level 1. Seeds are fixed, so the same command prints the same table.

#[path = "../rules/bout.rs"]
#[expect(dead_code, reason = "the command `play` uses the rest")]
mod bout;

use std::collections::BTreeMap;

use engine::catalogue::{GameId, Visitor};
use engine::kernel::game::Game;
use engine::kernel::options::Options;
use engine::kernel::strength::Strength;
use engine::search::{Level, PlayerKind};

use bout::{Bout, interval};

/// Child that looks at one decision in three and touches anything in the others.
const CHILD: PlayerKind = PlayerKind::Measured(Strength::new(400, 1, 700, 2000));
/// Range of the child's wins against level 1, in per cent.
const CHILD_WINS: (f64, f64) = (35.0, 60.0);
/// Maximum number of decisions of the child in a mean game: 20 minutes at 12 seconds.
const CHILD_DECISIONS: f64 = 100.0;
/// Minimum wins of a level against the level below, in per cent.
const STEP_UP: f64 = 60.0;
const SEED: u64 = 41;

/// Measured games of one player against opponents of one kind, on all seats in turn.
struct Measured {
    games: u32,
    wins: f64,
    draws: u32,
    decisions: u64,
    by_seat: Vec<String>,
}

impl Measured {
    /// Returns the score in per cent, where a draw counts as a fair share.
    fn score(&self, fair: f64) -> f64 {
        let (share, ..) = interval(self.wins + fair * f64::from(self.draws), self.games);
        share
    }
}

fn measure<G: Game>(game: &G, one: PlayerKind, others: PlayerKind, games: u32) -> Measured {
    let start = game.start();
    let seats = game.scene(&start, &start).players.len();
    let mut sum = Measured {
        games: 0,
        wins: 0.0,
        draws: 0,
        decisions: 0,
        by_seat: Vec::new(),
    };
    for seat in 0..seats {
        let who = |index: usize| if index == seat { one } else { others };
        let seating: BTreeMap<usize, PlayerKind> =
            (0..seats).map(|index| (index, who(index))).collect();
        let mut bout = Bout::new(game, &seating).expect("all seats exist");
        let each = games.div_ceil(seats as u32);
        let outcome = bout.play(SEED + seat as u64, 0..each);
        sum.games += each;
        sum.wins += outcome.wins[seat];
        sum.draws += outcome.draws;
        sum.decisions += outcome.efforts[seat].moves;
        let share = 100.0 * outcome.wins[seat] / f64::from(each);
        sum.by_seat.push(format!("{share:.0}"));
    }
    sum
}

/// Prints a row for each candidate of one game, in its shortest mode.
struct Candidates<'a> {
    games: u32,
    strengths: &'a [Strength],
}

impl Visitor for Candidates<'_> {
    type Output = ();

    fn visit<G: Game>(self) {
        let options: Options = G::INFO.modes[0].ready.iter().copied().collect();
        let game = G::new(&options).expect("the modes of a card are playable");
        let start = game.start();
        let fair = 1.0 / game.scene(&start, &start).players.len() as f64;
        let present = [G::LADDER[0]];
        let strengths = if self.strengths.is_empty() {
            &present[..]
        } else {
            self.strengths
        };
        for &strength in strengths {
            let candidate = PlayerKind::Measured(strength);
            let child = measure(&game, CHILD, candidate, self.games);
            let above = measure(&game, PlayerKind::Level(Level::Two), candidate, self.games);
            let (wins, low, high) = interval(child.wins, child.games);
            let decisions = child.decisions as f64 / f64::from(child.games);
            let step = above.score(fair);
            let fits = wins >= CHILD_WINS.0
                && wins <= CHILD_WINS.1
                && decisions <= CHILD_DECISIONS
                && step >= STEP_UP;
            println!(
                "| {} | {strength} | {wins:.0} % ({low:.0}–{high:.0}) | {} | {} | {decisions:.0} | {step:.0} % | {} |",
                G::INFO.slug,
                child.by_seat.join(" / "),
                child.draws,
                if fits { "✓" } else { "" },
            );
        }
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let games = words.first().and_then(|word| word.parse().ok());
    let games = games.unwrap_or(100);
    let strengths: Vec<Strength> = words
        .iter()
        .skip(2)
        .map(|word| Strength::read(word).expect("a strength: NODES,PLIES,PERMILLE,MARGIN"))
        .collect();
    println!(
        "| game | level 1 | child wins | by seat | draws | decisions of the child | level 2 wins | fits |\n|---|---|---|---|---|---|---|---|"
    );
    for id in GameId::ALL {
        if words.get(1).is_none_or(|slug| slug == id.slug()) {
            id.visit(Candidates {
                games,
                strengths: &strengths,
            });
        }
    }
}
