//! Generator of problems: searches until there are enough of each kind and grade.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use engine::catalogue::{GameId, Visitor};
use engine::kernel::game::Game;
use engine::kernel::options::Options;
use engine::kernel::problem::Kind;
use engine::kernel::rng::Rng;
use engine::kernel::step::{Step, Turn};
use engine::problems::{Problem, restart, shape};

use crate::propose::propose;
use crate::second::{BARE, idle};
use crate::strip::stripped;
use crate::{candidates, grade, store};

/// Returns the target number of problems of a kind, by grade.
pub fn wanted(kind: Kind, is_first: bool) -> [usize; 5] {
    match (kind, is_first) {
        (Kind::Take, true) => [60, 20, 10, 10, 10],
        (Kind::Save, true) => [15, 15, 15, 10, 5],
        (Kind::Fight, true) => [25, 20, 20, 10, 0],
        (Kind::Count, true) => [25, 25, 15, 0, 0],
        (Kind::Path, true) => [25, 15, 10, 10, 0],
        (Kind::Two, true) => [5, 10, 25, 12, 8],
        (Kind::Three, true) => [2, 4, 8, 8, 8],
        (Kind::Take, false) => [12, 10, 8, 6, 4],
        (Kind::Save, false) => [8, 10, 10, 8, 6],
        (Kind::Path, false) => [14, 12, 12, 8, 0],
        (Kind::Two, false) => [2, 5, 8, 8, 6],
        (Kind::Three, false) => [0, 0, 2, 4, 4],
        (Kind::Fight | Kind::Count, false) => [10, 10, 10, 6, 0],
    }
}

/// Searches for missing problems of one kind, or of all, for a given time, and stores the result.
pub fn make(game: GameId, kind: Option<Kind>, time: Duration) {
    let kept = store::read(game);
    let is_first = game == GameId::FIRST;
    let found = game.visit(Maker {
        kept,
        kind,
        is_first,
        end: Instant::now() + time,
    });
    println!("{}: {} problems", game.slug(), found.len());
    store::write(game, &found);
}

/// Grades the stored problems of a game again. Drops those without a grade, and easy ones with an idle piece.
pub fn regrade(game: GameId) {
    let kept = store::read(game);
    let before = kept.len();
    let found = game.visit(Regrade(kept));
    println!("{}: {} of {before} problems", game.slug(), found.len());
    store::write(game, &found);
}

struct Regrade(Vec<Problem>);

impl Visitor for Regrade {
    type Output = Vec<Problem>;

    fn visit<G: Game>(self) -> Vec<Problem> {
        let game = G::new(&Options::default()).expect("every option has a default");
        let graded = self.0.into_iter().filter_map(|problem| {
            let grade = grade::grade::<G>(&problem)?;
            let problem = Problem { grade, ..problem };
            (grade > BARE || idle(&game, &problem).is_none()).then_some(problem)
        });
        graded.collect()
    }
}

struct Maker {
    kept: Vec<Problem>,
    kind: Option<Kind>,
    is_first: bool,
    end: Instant,
}

impl Visitor for Maker {
    type Output = Vec<Problem>;

    fn visit<G: Game>(self) -> Vec<Problem> {
        let game = G::new(&Options::default()).expect("every option has a default");
        let (mut kept, mut shapes) = (self.kept, BTreeSet::new());
        kept.retain(|kept| shape(&game, kept).is_some_and(|shape| shapes.insert(shape)));
        let mut search = Search {
            shapes,
            kept,
            is_first: self.is_first,
            dice: Rng::seeded(0),
            game,
        };
        // The seed depends on the number of stored problems, so that each run tries new candidates.
        search.dice = Rng::at(
            2012,
            search.kept.len() as u64 * 8 + self.kind.map_or(7, |kind| kind as u64),
        );
        let kinds = G::PROBLEMS.kinds.iter().copied();
        let kinds: Vec<Kind> = kinds
            .filter(|kind| self.kind.is_none_or(|only| only == *kind))
            .collect();
        while Instant::now() < self.end && kinds.iter().any(|kind| search.lacks(*kind)) {
            for &kind in &kinds {
                if search.lacks(kind) {
                    search.some(kind);
                }
            }
        }
        search.kept
    }
}

struct Search<G: Game> {
    game: G,
    kept: Vec<Problem>,
    shapes: BTreeSet<String>,
    is_first: bool,
    dice: Rng,
}

impl<G: Game> Search<G> {
    fn missing(&self, kind: Kind, grade: u8) -> bool {
        let index = usize::from(grade) - 1;
        let is_such = |kept: &&Problem| kept.kind == kind && kept.grade == grade;
        self.kept.iter().filter(is_such).count() < wanted(kind, self.is_first)[index]
    }

    fn lacks(&self, kind: Kind) -> bool {
        (1..=5).any(|grade| self.missing(kind, grade))
    }

    /// Tries a batch of candidates for a kind, for about 4 seconds.
    fn some(&mut self, kind: Kind) {
        let positions = if self.dice.below(8) > 0 {
            let dice = &mut self.dice;
            let most = match kind {
                Kind::Two | Kind::Three => 2,
                Kind::Save => 4,
                _ => 8,
            };
            (0..200)
                .filter_map(|_| candidates::composed(&self.game, most, dice))
                .collect()
        } else {
            let mut all = candidates::played(&self.game, &mut self.dice);
            self.dice.shuffle(&mut all);
            all.truncate(60);
            all
        };
        let end = Instant::now() + Duration::from_secs(4);
        for at in positions {
            if Instant::now() > end {
                return;
            }
            self.one(&at, kind);
        }
    }

    fn one(&mut self, at: &G::Position, kind: Kind) {
        let mut at = at.clone();
        let wants_chance = kind == Kind::Count || kind == Kind::Fight && self.is_chosen_by_roll();
        if wants_chance {
            let Some(thrown) = self.thrown(&at) else {
                return;
            };
            at = thrown;
        } else {
            let Turn::Decision(seat) = self.game.turn(&at) else {
                return;
            };
            let Some(fresh) = restart(&self.game, &at, seat) else {
                return;
            };
            // In the middle of a turn the position cannot be reduced.
            if fresh != at
                && engine::problems::is_played(kind)
                && let Some(whole) = propose(&self.game, &at, kind, &mut self.dice)
                && self.keep(whole)
            {
                return;
            }
            at = fresh;
        }
        let Some(whole) = propose(&self.game, &at, kind, &mut self.dice) else {
            return;
        };
        let bare = stripped(&self.game, &at, &whole, &mut self.dice);
        if !self.keep(bare) && kind != Kind::Count {
            // The unreduced problem may have another grade.
            self.keep(whole);
        }
    }

    /// Returns a position of a fight before a roll. If two rolls follow each other (card, then die), the first one may
    /// already be done.
    fn thrown(&mut self, at: &G::Position) -> Option<G::Position> {
        let thrown = candidates::fought(&self.game, at, &mut self.dice)?;
        let mut rolls = Vec::new();
        self.game.chance_outcomes(&thrown, &mut rolls);
        let (roll, _) = *rolls.get(self.dice.below(rolls.len() as u32) as usize)?;
        let mut next = thrown.clone();
        self.game.apply(&mut next, Step::Roll(roll), &mut ());
        let goes_on = self.game.turn(&next) == Turn::Chance && next != thrown;
        Some(if goes_on && self.dice.below(2) == 0 {
            next
        } else {
            thrown
        })
    }

    /// Checks whether fights of the game differ by the roll and not by the action.
    fn is_chosen_by_roll(&self) -> bool {
        G::PROBLEMS
            .asks
            .contains(&engine::kernel::problem::Ask::Least)
    }

    /// Stores a problem if its shape is new and its grade still wanted.
    fn keep(&mut self, mut problem: Problem) -> bool {
        let Some(shape) = shape(&self.game, &problem) else {
            return false;
        };
        if self.shapes.contains(&shape) {
            return false;
        }
        let Some(grade) = grade::grade::<G>(&problem) else {
            return false;
        };
        if !self.missing(problem.kind, grade) || grade <= BARE && !self.is_bare(&problem) {
            return false;
        }
        problem.grade = grade;
        self.shapes.insert(shape);
        self.kept.push(problem);
        true
    }

    fn is_bare(&self, problem: &Problem) -> bool {
        idle(&self.game, problem).is_none()
    }
}
