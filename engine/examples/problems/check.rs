//! Command `check`: proves every stored problem from its text alone.

use std::collections::{BTreeMap, BTreeSet};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use engine::catalogue::{GameId, Visitor};
use engine::kernel::game::Game;
use engine::kernel::options::Options;
use engine::kernel::problem::Kind;
use engine::problems::{Problem, Verdict, shape};

use crate::second::{BARE, idle, prove};
use crate::store;

/// Proves the problems of these games and prints the counts by game, kind and grade.
pub fn check(games: &[GameId]) -> ExitCode {
    let mut wrong = 0;
    for &game in games {
        let begin = Instant::now();
        let problems = store::read(game);
        let mut errors = game.visit(Check(&problems));
        let mut slowest = Duration::ZERO;
        for problem in &problems {
            let begin = Instant::now();
            if let Err(error) = judged(game, problem) {
                errors.push((problem.to_string(), error));
            }
            slowest = slowest.max(begin.elapsed());
        }
        for (line, error) in &errors {
            println!("{}: {line}\n    {error}", game.slug());
        }
        wrong += errors.len();
        let seconds = begin.elapsed().as_secs_f32();
        println!(
            "{}: {} problems, {seconds:.1} s; the slowest answer was judged in {} ms",
            game.slug(),
            problems.len(),
            slowest.as_millis()
        );
        let mut counts: BTreeMap<Kind, [usize; 5]> = BTreeMap::new();
        for problem in &problems {
            counts.entry(problem.kind).or_default()[usize::from(problem.grade) - 1] += 1;
        }
        for (kind, grades) in &counts {
            let all: usize = grades.iter().sum();
            println!("    {:6} {all:4}   by grade {grades:?}", kind.name());
        }
    }
    println!("{wrong} are not proven");
    ExitCode::from(u8::from(wrong > 0))
}

/// Checks that the puzzle of a problem accepts the solution.
fn judged(game: GameId, problem: &Problem) -> Result<(), String> {
    let puzzle = game.puzzle(problem).map_err(|error| error.to_string())?;
    match puzzle.judge(&[], &problem.solution[0]) {
        Some(judged) if judged.verdict != Verdict::Wrong => Ok(()),
        Some(_) => Err("the solution is judged to be wrong".into()),
        None => Err("the solution is no answer".into()),
    }
}

struct Check<'a>(&'a [Problem]);

impl Visitor for Check<'_> {
    type Output = Vec<(String, String)>;

    fn visit<G: Game>(self) -> Self::Output {
        let game = G::new(&Options::default()).expect("every option has a default");
        let (mut errors, mut shapes) = (Vec::new(), BTreeSet::new());
        for problem in self.0 {
            let mut tell = |error: String| errors.push((problem.to_string(), error));
            if let Err(error) = prove(&game, problem) {
                tell(error);
            }
            match shape(&game, problem).map(|shape| shapes.insert(shape)) {
                Some(true) => {}
                Some(false) => tell("another one has its shape".into()),
                None => tell("it has no shape".into()),
            }
            if problem.grade <= BARE
                && let Some(place) = idle(&game, problem)
            {
                tell(format!("what stands on {place} is idle"));
            }
        }
        errors
    }
}
