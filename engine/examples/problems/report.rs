//! Report on the success rate of the five levels by grade: `docs/problems.md`.

use std::fmt::Write as _;
use std::process::ExitCode;

use engine::catalogue::{GameId, Visitor};
use engine::kernel::game::Game;
use engine::kernel::options::Options;
use engine::kernel::problem::Kind;
use engine::kernel::words::Language;
use engine::problems::Problem;
use engine::search::Level;

use crate::{grade, store};

const REPORT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/problems.md");

/// Runs the levels on all problems and writes the report.
pub fn write() -> ExitCode {
    let mut out = String::from(
        "# Problems: number and success rate of the levels\n\n\
         Number of stored problems by kind and grade, and the share that each level of computer player solves.\n\
         Repeat: `cargo run --release --example problems -- levels`; `-- check` proves every problem again by exhaustive search.\n\n\
         Kinds and grades are defined in [decision 055](decisions/055-problem-proofs.md). Levels 1 to 3 have 16 tries at a problem, level\n\
         4 has 8 and level 5 two, with other seeds than in grading. The share covers the kinds in which steps are chosen (take, save,\n\
         two, three). Fights, counting and paths are not tested against levels.\n",
    );
    for &game in GameId::ALL {
        let problems = store::read(game);
        game.visit(Report {
            problems: &problems,
            out: &mut out,
        });
    }
    println!("{out}");
    match std::fs::write(REPORT, out) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{REPORT}: {error}");
            ExitCode::FAILURE
        }
    }
}

struct Report<'a> {
    problems: &'a [Problem],
    out: &'a mut String,
}

impl Visitor for Report<'_> {
    type Output = ();

    fn visit<G: Game>(self) {
        let game = G::new(&Options::default()).expect("every option has a default");
        let out = self.out;
        let name = G::INFO.name.text(Language::FRENCH);
        let _ = writeln!(out, "\n## {name}: {} problems\n", self.problems.len());
        let used = |kind: &&Kind| self.problems.iter().any(|problem| problem.kind == **kind);
        let kinds: Vec<Kind> = Kind::ALL.iter().filter(used).copied().collect();
        let _ = write!(out, "| grade |");
        kinds.iter().for_each(|kind| {
            let _ = write!(out, " {} |", kind.name());
        });
        out.push_str(" level 1 | level 2 | level 3 | level 4 | level 5 |\n|---|");
        out.push_str(&"---|".repeat(kinds.len() + 5));
        out.push('\n');
        for number in 1..=5 {
            let of_grade: Vec<&Problem> = self
                .problems
                .iter()
                .filter(|problem| problem.grade == number)
                .collect();
            let _ = write!(out, "| {number} |");
            for kind in &kinds {
                let count = of_grade.iter().filter(|problem| problem.kind == *kind);
                let _ = write!(out, " {} |", count.count());
            }
            let played = of_grade
                .iter()
                .filter(|problem| engine::problems::is_played(problem.kind));
            let played: Vec<&&Problem> = played.collect();
            for level in Level::ALL {
                let seeds = grade::fresh_seeds(level);
                let times = seeds.end - seeds.start;
                let solved =
                    |problem: &&&Problem| grade::solved(&game, problem, level, seeds.clone());
                let solved: u64 = played.iter().map(solved).sum();
                let asked = played.len() as u64 * times;
                let _ = match (100 * solved + asked / 2).checked_div(asked) {
                    Some(share) => write!(out, " {share} % |"),
                    None => write!(out, " – |"),
                };
            }
            out.push('\n');
        }
    }
}
