//! Generator of tactical tasks with few right answers, by exhaustive search without evaluation.
//!
//! `cargo run --release --example tactics -- <slug> SEED COUNT [--option k=v]…` prints lines for `tactics.txt`.

use engine::catalogue::{GameId, Visitor};
use engine::kernel::game::Game;
use engine::kernel::options::Options;
use engine::kernel::rng::Rng;
use engine::kernel::step::{Seats, Step, Turn, Verdict};
use engine::search::{ComputerPlayer, PlayerKind};

struct Hunt {
    seed: u64,
    count: usize,
    options: Options,
}

impl Visitor for Hunt {
    type Output = ();

    fn visit<G: Game>(self) {
        let game = G::new(&self.options).expect("the options are known");
        let mut found = 0;
        for number in 0.. {
            if found >= self.count {
                return;
            }
            let kind = number as usize % 3;
            let name = ["wins in one", "wins in two", "only defence"][kind];
            found += usize::from(one(&game, self.seed + number, kind, name));
        }
    }
}

/// Plays greedy and random actions until a task of the kind is found and printed; returns whether one was found.
fn one<G: Game>(game: &G, seed: u64, kind: usize, name: &str) -> bool {
    let mut dice = Rng::seeded(seed);
    let mut at = game.start();
    let players = game.scene(&at, &at).players;
    let (mut actions, mut rolls) = (Vec::new(), Vec::new());
    for _ in 0..3000 {
        match game.turn(&at) {
            Turn::Over(_) => return false,
            Turn::Chance => {
                rolls.clear();
                game.chance_outcomes(&at, &mut rolls);
                let (roll, _) = rolls[dice.below(rolls.len() as u32) as usize];
                game.apply(&mut at, Step::Roll(roll), &mut ());
            }
            Turn::Decision(seat) => {
                actions.clear();
                game.actions(&at, &mut actions);
                let side = players
                    .iter()
                    .find(|player| player.seat == seat)
                    .map(|player| player.side);
                if let Some(side) = side
                    && let Some(right) = right(game, &at, side, &actions, kind)
                {
                    println!("# {name}\n{at} | {}", right.join(" "));
                    return true;
                }
                let who = if dice.below(3) == 0 {
                    PlayerKind::Random
                } else {
                    PlayerKind::Greedy
                };
                let mut player =
                    ComputerPlayer::new(game, &at, who, dice.bits()).expect("a seat decides");
                let action = player.think(1).expect("these do not search");
                game.apply(&mut at, Step::Act(action), &mut ());
            }
        }
    }
    false
}

/// Returns the right actions: at most three, and at most a third of all. A win in two excludes positions with a win
/// in one.
fn right<G: Game>(
    game: &G,
    at: &G::Position,
    side: Seats,
    actions: &[G::Action],
    kind: usize,
) -> Option<Vec<String>> {
    let is_right = |&&action: &&G::Action| {
        let mut after = at.clone();
        game.apply(&mut after, Step::Act(action), &mut ());
        match kind {
            0 => is_forced(game, &after, side, 0, true),
            1 => is_forced(game, &after, side, 3, true),
            _ => !can_lose(game, &after, side, 3),
        }
    };
    if kind == 1
        && actions.iter().any(|action| {
            let mut after = at.clone();
            game.apply(&mut after, Step::Act(*action), &mut ());
            is_forced(game, &after, side, 1, true)
        })
    {
        return None;
    }
    let right: Vec<&G::Action> = actions.iter().filter(is_right).collect();
    let few = !right.is_empty() && right.len() <= 3 && 3 * right.len() <= actions.len();
    few.then(|| right.iter().map(ToString::to_string).collect())
}

/// Checks whether the opponents can force a win against the side.
fn can_lose<G: Game>(game: &G, at: &G::Position, side: Seats, depth: u32) -> bool {
    is_forced(game, at, side, depth, false)
}

/// Checks whether the side certainly wins (loses, if not `wins`) within `depth` actions.
fn is_forced<G: Game>(game: &G, at: &G::Position, side: Seats, depth: u32, wins: bool) -> bool {
    match game.turn(at) {
        Turn::Over(Verdict::Drawn) => false,
        Turn::Over(Verdict::Won(seats)) => seats.iter().any(|seat| side.has(seat)) == wins,
        _ if depth == 0 => false,
        Turn::Chance => {
            let mut rolls = Vec::new();
            game.chance_outcomes(at, &mut rolls);
            rolls.into_iter().all(|(roll, _)| {
                let mut after = at.clone();
                game.apply(&mut after, Step::Roll(roll), &mut ());
                after == *at || is_forced(game, &after, side, depth, wins)
            })
        }
        Turn::Decision(seat) => {
            let mut actions = Vec::new();
            game.actions(at, &mut actions);
            let mut after = actions.into_iter().map(|action| {
                let mut after = at.clone();
                game.apply(&mut after, Step::Act(action), &mut ());
                is_forced(game, &after, side, depth - 1, wins)
            });
            if side.has(seat) == wins {
                after.any(|forced| forced)
            } else {
                after.all(|forced| forced)
            }
        }
    }
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let id = words
        .first()
        .and_then(|slug| GameId::from_slug(slug))
        .expect("a slug");
    let number = |index: usize| words.get(index).and_then(|word| word.parse().ok());
    let pairs = words.iter().filter_map(|word| word.split_once('='));
    let options = pairs.fold(Options::default(), |options, (k, v)| options.with(k, v));
    id.visit(Hunt {
        seed: number(1).unwrap_or(1),
        count: number(2).unwrap_or(12) as usize,
        options,
    });
}
