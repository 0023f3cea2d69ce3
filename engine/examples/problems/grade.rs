//! The grade of a problem, and what the five levels of the computer solve of it.

use std::ops::Range;

use engine::kernel::game::Game;
use engine::kernel::options::Options;
use engine::problems::{Grader, Problem, times};
use engine::search::{ComputerPlayer, Level, PlayerKind};
use engine::table;

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

/// The grade of a problem, as the engine finds it. Nothing where there is no such grade.
pub fn grade<G: Game>(problem: &Problem) -> Option<u8> {
    let at = table::at_position::<G>(&Options::default(), &problem.position, 1).ok()?;
    let mut grader = Grader::new(at, problem.clone());
    loop {
        if let Some(grade) = grader.work(u32::MAX) {
            return grade;
        }
    }
}
