//! The grade of a problem: what must be seen, held against what the five levels of the computer solve.

use engine::kernel::game::Game;
use engine::kernel::problem::{Ask, Kind};
use engine::problems::{Problem, Proof, Share};
use engine::search::{ComputerPlayer, Level, PlayerKind};

/// How often a level is asked: its blunders fall by chance.
pub const SEEDS: u64 = 4;

/// Whether the levels can be asked: a player takes steps, it says no numbers and chooses among all steps.
pub const fn is_played(kind: Kind) -> bool {
    matches!(kind, Kind::Take | Kind::Save | Kind::Two | Kind::Three)
}

/// How often a level takes the first step of the solution, of so many times.
pub fn solved<G: Game>(game: &G, problem: &Problem, level: Level, seeds: u64) -> u64 {
    let Ok(at) = game.position(&problem.position) else {
        return 0;
    };
    let is_right = |seed: &u64| {
        let player = ComputerPlayer::new(game, &at, PlayerKind::Level(level), *seed);
        let action = player.and_then(|mut player| player.think(u32::MAX));
        action.is_some_and(|action| action.to_string() == problem.solution[0])
    };
    (1..=seeds).filter(is_right).count() as u64
}

/// The grade that a problem has if the best level solves it too; nothing for one that all but it miss and it as well.
pub fn grade<G: Game>(game: &G, problem: &Problem) -> u8 {
    let seen = seen(game, problem);
    if !is_played(problem.kind) {
        return seen;
    }
    // The least level from which on all solve it more often than not.
    let mut least = Level::Five.number();
    for level in Level::ALL.into_iter().rev().skip(1) {
        if 2 * solved(game, problem, level, SEEDS) <= SEEDS {
            break;
        }
        least = level.number();
    }
    seen.clamp(least, (least + 1).min(5))
}

/// Whether the best level solves a problem: it takes its time and hardly blunders, so that it is asked once.
pub fn is_solved_by_the_best<G: Game>(game: &G, problem: &Problem) -> bool {
    !is_played(problem.kind) || solved(game, problem, Level::Five, 1) == 1
}

/// How much must be seen, from 1 to 5: turns, choices and what tempts.
fn seen<G: Game>(game: &G, problem: &Problem) -> u8 {
    let choices = match game.position(&problem.position) {
        Ok(at) => game.steps(&at).len(),
        Err(_) => 0,
    };
    let many = |limit: usize| u8::from(choices > limit);
    match problem.kind {
        Kind::Take => (problem.solution.len() as u8 + many(18) + many(40)).min(5),
        Kind::Save => 2 + many(12) + many(30),
        Kind::Two => 3 + many(20),
        Kind::Three => 4 + many(12),
        Kind::Fight => fight(problem),
        Kind::Count => {
            let ask = problem.options.last().and_then(|ask| Ask::named(ask));
            let small = problem.number().is_some_and(|number| number <= 6);
            match ask {
                Some(Ask::Attacker | Ask::Defender) => 2 - u8::from(small),
                Some(Ask::More | Ask::Least) | None => 2 + u8::from(!small),
            }
        }
        Kind::Path => match problem.number() {
            Some(0..=3) => 1,
            Some(4) => 2,
            Some(5) => 3,
            _ => 4,
        },
    }
}

/// Two fights that differ much are seen at once; more of them, or nearer ones, are weighed.
fn fight(problem: &Problem) -> u8 {
    let Proof::Against(Share(best), Share(next)) = problem.proof else {
        return 1;
    };
    let is_near = u8::from(best - next < 160);
    let more = problem.options.len().saturating_sub(2) as u8;
    (1 + is_near + more).min(4)
}
