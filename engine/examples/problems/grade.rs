//! The grade of a problem: what must be seen, held against what the five levels of the computer solve.

use std::ops::Range;

use engine::kernel::game::Game;
use engine::kernel::problem::{Ask, Kind};
use engine::problems::{Problem, Proof, Share};
use engine::search::{ComputerPlayer, Level, PlayerKind};

/// Whether the levels can be asked: a player takes steps, it says no numbers and chooses among all steps.
pub const fn is_played(kind: Kind) -> bool {
    matches!(kind, Kind::Take | Kind::Save | Kind::Two | Kind::Three)
}

/// How often a level is asked: its blunders fall by chance; the higher ones think longer and blunder less.
const fn times(level: Level) -> u64 {
    match level {
        Level::One | Level::Two | Level::Three => 16,
        Level::Four => 8,
        Level::Five => 2,
    }
}

/// The seeds with which a level is asked for the report: others than those by which problems are graded.
pub const fn fresh_seeds(level: Level) -> Range<u64> {
    100..100 + times(level)
}

/// How often a level takes the first step of the solution, of as many times as there are seeds.
pub fn solved<G: Game>(game: &G, problem: &Problem, level: Level, seeds: Range<u64>) -> u64 {
    let Ok(at) = game.position(&problem.position) else {
        return 0;
    };
    let is_right = |seed: &u64| {
        let player = ComputerPlayer::new(game, &at, PlayerKind::Level(level), *seed);
        let action = player.and_then(|mut player| player.think(u32::MAX));
        action.is_some_and(|action| action.to_string() == problem.solution[0])
    };
    seeds.filter(is_right).count() as u64
}

/// The grade of a problem, as near to what must be seen as the levels allow: the level of that number and all above solve
/// it more often than not, and those two and more below mostly miss it. Nothing where there is no such grade.
pub fn grade<G: Game>(game: &G, problem: &Problem) -> Option<u8> {
    let seen = seen(game, problem);
    if !is_played(problem.kind) {
        return Some(seen);
    }
    let mut shares = Vec::new();
    for level in Level::ALL {
        // The best level takes its time: it is asked last, where the others leave a grade open.
        if level == Level::Five && (1..=5).all(|grade| !is_missed_below(&shares, grade)) {
            return None;
        }
        let times = times(level);
        shares.push(solved(game, problem, level, 1..1 + times) as f64 / times as f64);
    }
    let is_solved = |grade: u8| {
        shares[usize::from(grade) - 1..]
            .iter()
            .all(|share| *share > 0.5)
    };
    let fits = |grade: &u8| is_solved(*grade) && is_missed_below(&shares, *grade);
    (1..=5)
        .filter(fits)
        .min_by_key(|grade| grade.abs_diff(seen))
}

/// Whether the levels two and more below a grade mostly miss what has these shares.
fn is_missed_below(shares: &[f64], grade: u8) -> bool {
    let below = &shares[..usize::from(grade).saturating_sub(2).min(shares.len())];
    below.is_empty() || below.iter().sum::<f64>() < 0.5 * below.len() as f64
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
