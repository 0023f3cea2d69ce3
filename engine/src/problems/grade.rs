//! The grade of a problem: what must be seen, held against what the five levels of the computer solve.

use alloc::boxed::Box;
use alloc::vec::Vec;

use super::problem::Problem;
use super::proof::{Proof, Share};
use crate::kernel::problem::{Ask, Kind};
use crate::search::{Level, PlayerKind};
use crate::table::{Bot, Table};

/// Whether the levels can be asked: a player takes steps, it says no numbers and chooses among all steps.
pub const fn is_played(kind: Kind) -> bool {
    matches!(kind, Kind::Take | Kind::Save | Kind::Two | Kind::Three)
}

/// How often a level is asked: its blunders fall by chance; the higher ones think longer and blunder less.
pub const fn times(level: Level) -> u64 {
    match level {
        Level::One | Level::Two | Level::Three => 16,
        Level::Four => 8,
        Level::Five => 2,
    }
}

/// Finds the grade, part by part: as near to what must be seen as the levels allow. The level of that number and all
/// above solve the problem more often than not, and those two and more below mostly miss it.
pub struct Grader {
    table: Box<dyn Table>,
    problem: Problem,
    /// How many of a hundred times the levels asked so far solve it.
    shares: Vec<u64>,
    /// How often the level that is being asked was asked, and solved it.
    asked: u64,
    solved: u64,
    bot: Option<Box<dyn Bot>>,
}

impl Grader {
    /// Begins to grade a problem on a table at its position.
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

    /// The problem that is graded.
    pub const fn problem(&self) -> &Problem {
        &self.problem
    }

    /// Goes on for about so many nodes; once all is known the grade, or nothing where no grade fits what the levels do.
    pub fn work(&mut self, nodes: u32) -> Option<Option<u8>> {
        if !is_played(self.problem.kind) {
            return Some(Some(self.seen()));
        }
        let Some(&level) = Level::ALL.get(self.shares.len()) else {
            return Some(self.fitting());
        };
        // The best level takes its time: it is asked last, where the others leave a grade open.
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

    /// The grade that fits the levels and is nearest to what must be seen.
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

    /// Whether the levels two and more below a grade mostly miss it.
    fn is_missed_below(&self, grade: u8) -> bool {
        let below = usize::from(grade).saturating_sub(2);
        let below = &self.shares[..below.min(self.shares.len())];
        below.is_empty() || below.iter().sum::<u64>() < 50 * below.len() as u64
    }

    /// How much must be seen, from 1 to 5: turns, choices and what tempts.
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

/// Two fights that differ much are seen at once; more of them, or nearer ones, are weighed.
fn fight(problem: &Problem) -> u8 {
    let Proof::Against(Share(best), Share(next)) = problem.proof else {
        return 1;
    };
    let is_near = u8::from(best.saturating_sub(next) < 160);
    let more = u8::try_from(problem.options.len().saturating_sub(2)).unwrap_or(4);
    (1 + is_near + more.min(4)).min(4)
}
