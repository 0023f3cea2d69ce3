//! Grading of problems: the perceived difficulty, checked against the success of the five levels.

use alloc::boxed::Box;
use alloc::vec::Vec;

use super::problem::Problem;
use super::proof::{Proof, Share};
use crate::kernel::problem::{Ask, Kind};
use crate::search::{Level, PlayerKind};
use crate::table::{Bot, Table};

/// Checks whether the levels can attempt a kind. A computer player chooses among all steps and gives no numbers.
pub const fn is_played(kind: Kind) -> bool {
    matches!(kind, Kind::Take | Kind::Save | Kind::Two | Kind::Three)
}

/// Returns the number of attempts of a level. Blunders are random; higher levels search longer and blunder less.
pub const fn times(level: Level) -> u64 {
    match level {
        Level::One | Level::Two | Level::Three => 16,
        Level::Four => 8,
        Level::Five => 2,
    }
}

/// Grades a problem in slices: as near to the perceived difficulty as the levels allow. Levels from the grade
/// upwards solve the problem more often than not; those two or more below mostly miss it.
pub struct Grader {
    table: Box<dyn Table>,
    problem: Problem,
    /// Success rates of the levels tested so far, in percent.
    shares: Vec<u64>,
    /// Attempts and successes of the level being tested.
    asked: u64,
    solved: u64,
    bot: Option<Box<dyn Bot>>,
}

impl Grader {
    /// Starts grading a problem on a table at its position.
    pub fn new(table: Box<dyn Table>, problem: Problem) -> Self {
        Self {
            table,
            problem,
            shares: Vec::new(),
            asked: 0,
            solved: 0,
            bot: None,
        }
    }

    /// Returns the problem being graded.
    pub const fn problem(&self) -> &Problem {
        &self.problem
    }

    /// Searches about `nodes` more nodes. Returns the grade when finished, or `Some(None)` if no grade fits the
    /// levels.
    pub fn work(&mut self, nodes: u32) -> Option<Option<u8>> {
        if !is_played(self.problem.kind) {
            return Some(Some(self.seen()));
        }
        let Some(&level) = Level::ALL.get(self.shares.len()) else {
            return Some(self.fitting());
        };
        // The best level is slow: it is tested last, and only if a grade is still possible.
        let is_last = self.shares.len() + 1 == Level::ALL.len();
        if is_last && (1..=5).all(|grade| !self.is_missed_below(grade)) {
            return Some(None);
        }
        let bot = self.bot.get_or_insert_with(|| {
            let kind = PlayerKind::Level(level);
            self.table.bot(kind, 1 + self.asked)
        });
        let choice = bot.think(nodes)?;
        self.bot = None;
        self.asked += 1;
        self.solved += u64::from(choice.text() == self.problem.solution[0]);
        if self.asked == times(level) {
            self.shares.push(100 * self.solved / self.asked);
            (self.asked, self.solved) = (0, 0);
        }
        None
    }

    /// Returns the grade that fits the levels and is nearest to the perceived difficulty.
    fn fitting(&self) -> Option<u8> {
        let is_solved = |grade: u8| {
            let own = &self.shares[usize::from(grade) - 1..];
            own.iter().all(|share| *share > 50)
        };
        let fits = |grade: &u8| is_solved(*grade) && self.is_missed_below(*grade);
        let seen = self.seen();
        (1..=5)
            .filter(fits)
            .min_by_key(|grade| grade.abs_diff(seen))
    }

    /// Checks whether the levels two or more below a grade mostly miss the problem.
    fn is_missed_below(&self, grade: u8) -> bool {
        let below = usize::from(grade).saturating_sub(2);
        let below = &self.shares[..below.min(self.shares.len())];
        below.is_empty() || below.iter().sum::<u64>() < 50 * below.len() as u64
    }

    /// Returns the perceived difficulty, from 1 to 5: turns, number of choices, and distractors.
    pub fn seen(&self) -> u8 {
        let problem = &self.problem;
        let choices = self.table.choices().len();
        let many = |limit: usize| u8::from(choices > limit);
        match problem.kind {
            Kind::Take => {
                let steps = u8::try_from(problem.solution.len()).unwrap_or(5);
                (steps.min(5) + many(18) + many(40)).min(5)
            }
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
}

/// Returns the difficulty of a fight problem: more options and closer odds are harder.
fn fight(problem: &Problem) -> u8 {
    let Proof::Against(Share(best), Share(next)) = problem.proof else {
        return 1;
    };
    let is_near = u8::from(best.saturating_sub(next) < 160);
    let more = u8::try_from(problem.options.len().saturating_sub(2)).unwrap_or(4);
    (1 + is_near + more.min(4)).min(4)
}
