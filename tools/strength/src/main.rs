//! Plays a level against UCT and against a greedy player, both without the project's evaluation.
//!
//! `strength LEVEL GAMES [slug] [rollouts=N] [steps=N] [ms=N]` prints a table with 95 % Wilson intervals.

mod greedy;
mod uct;

use std::collections::BTreeMap;
use std::time::Duration;

use engine::catalogue::{GameId, Visitor};
use engine::kernel::game::Game;
use engine::kernel::options::Options;
use engine::kernel::rng::Rng;
use engine::kernel::step::{Seat, Step, Turn, Verdict};
use engine::search::{ComputerPlayer, PlayerKind};

use uct::Budget;

/// Number of occurrences of a position at which the game is a draw, as at the table.
const REPEATS: u32 = 3;
/// Maximum length of a game, in steps.
const LONGEST: u32 = 3000;
const SEED: u64 = 2026;

#[derive(Clone, Copy)]
enum Opponent {
    Uct,
    Greedy,
}

/// Level against one kind of opponent in the shortest mode of a game, on all seats in turn.
struct Series {
    level: PlayerKind,
    opponent: Opponent,
    budget: Budget,
    games: u32,
}

#[derive(Default)]
struct Tally {
    games: u32,
    score: f64,
    draws: u32,
    steps: u64,
}

impl Visitor for Series {
    type Output = Tally;

    fn visit<G: Game>(self) -> Tally {
        let options: Options = G::INFO.modes[0].ready.iter().copied().collect();
        let game = G::new(&options).expect("the modes of a card are playable");
        let start = game.start();
        let players = game.scene(&start, &start).players;
        let mut tally = Tally::default();
        for number in 0..self.games {
            let seat = players[number as usize % players.len()].seat;
            let dice = Rng::at(SEED, number.into());
            let (verdict, steps) = self.one_game(&game, seat, dice);
            tally.games += 1;
            tally.steps += u64::from(steps);
            tally.score += match verdict {
                Verdict::Drawn => {
                    tally.draws += 1;
                    1.0 / players.len() as f64
                }
                Verdict::Won(seats) if seats.has(seat) => 1.0 / seats.iter().count() as f64,
                Verdict::Won(_) => 0.0,
            };
        }
        tally
    }
}

impl Series {
    fn one_game<G: Game>(&self, game: &G, own: Seat, mut dice: Rng) -> (Verdict, u32) {
        let mut at = game.start();
        let mut seen: BTreeMap<G::Position, u32> = BTreeMap::new();
        for made in 0..LONGEST {
            let step = match game.turn(&at) {
                Turn::Over(verdict) => return (verdict, made),
                Turn::Chance => uct::random_step(game, &at, &mut dice).expect("some roll falls"),
                Turn::Decision(seat) => {
                    let times = seen.entry(game.without_clock(&at)).or_default();
                    *times += 1;
                    if *times >= REPEATS {
                        return (Verdict::Drawn, made);
                    }
                    let seed = dice.bits();
                    Step::Act(match self.opponent {
                        _ if seat == own => level(game, &at, self.level, seed),
                        Opponent::Uct => uct::Uct::choose(game, &at, self.budget, seed),
                        Opponent::Greedy => greedy::choose(game, &at, seed),
                    })
                }
            };
            game.apply(&mut at, step, &mut ());
        }
        (Verdict::Drawn, LONGEST)
    }
}

fn level<G: Game>(game: &G, at: &G::Position, kind: PlayerKind, seed: u64) -> G::Action {
    let mut player = ComputerPlayer::new(game, at, kind, seed).expect("a seat decides");
    loop {
        if let Some(action) = player.think(u32::MAX) {
            return action;
        }
    }
}

/// Returns a share with its 95 % Wilson interval, in per cent.
fn wilson(score: f64, games: u32) -> (f64, f64, f64) {
    let (n, z) = (f64::from(games), 1.96_f64);
    let share = score / n;
    let middle = share + z * z / (2.0 * n);
    let spread = z * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    let whole = 1.0 + z * z / n;
    let percent = |value: f64| 100.0 * value;
    (
        percent(share),
        percent(((middle - spread) / whole).max(0.0)),
        percent((middle + spread) / whole),
    )
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let value = |name: &str| {
        let word = words.iter().find_map(|word| word.strip_prefix(name));
        word.and_then(|word| word.parse::<u64>().ok())
    };
    let level = words.first().and_then(|word| PlayerKind::named(word));
    let level = level.expect("usage: strength LEVEL GAMES [slug] [rollouts=N] [steps=N] [ms=N]");
    let games = words
        .get(1)
        .and_then(|word| word.parse().ok())
        .unwrap_or(12);
    let slug = words.get(2).filter(|word| !word.contains('='));
    let budget = Budget {
        rollouts: value("rollouts=").map_or(u32::MAX, |rollouts| rollouts as u32),
        steps: value("steps=").unwrap_or(100_000),
        time: value("ms=").map(Duration::from_millis),
    };
    println!("| game | level | against | games | share | draws | steps a game |");
    println!("|---|---|---|---|---|---|---|");
    for id in GameId::ALL {
        if slug.is_some_and(|slug| slug != id.slug()) {
            continue;
        }
        for (opponent, name) in [(Opponent::Uct, "UCT"), (Opponent::Greedy, "greedy")] {
            let tally = id.visit(Series {
                level,
                opponent,
                budget,
                games,
            });
            let (share, low, high) = wilson(tally.score, tally.games);
            println!(
                "| {} | {level} | {name} | {} | {share:.0} % ({low:.0}–{high:.0}) | {} | {} |",
                id.slug(),
                tally.games,
                tally.draws,
                tally.steps / u64::from(tally.games.max(1)),
            );
        }
    }
}
