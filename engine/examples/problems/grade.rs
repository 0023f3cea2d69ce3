//! Grade of a problem, and success rate of the five levels.

use std::ops::Range;

use engine::kernel::game::Game;
use engine::kernel::options::Options;
use engine::problems::{Grader, Problem, times};
use engine::search::{ComputerPlayer, Level, PlayerKind};
use engine::table;

/// Returns the seeds for the report; grading uses others.
pub const fn fresh_seeds(level: Level) -> Range<u64> {
    100..100 + times(level)
}

/// Returns the number of seeds with which a level chooses the first step of the solution.
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

/// Grades a problem with the engine's grader; `None` if it has no grade.
pub fn grade<G: Game>(problem: &Problem) -> Option<u8> {
    let at = table::at_position::<G>(&Options::default(), &problem.position, 1).ok()?;
    let mut grader = Grader::new(at, problem.clone());
    loop {
        if let Some(grade) = grader.work(u32::MAX) {
            return grade;
        }
    }
}
