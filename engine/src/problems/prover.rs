//! Prover: finds which problem a user's position is, in slices, or why it is none.

use alloc::boxed::Box;

use super::forced::Known;
use super::grade::Grader;
use super::problem::Problem;
use super::propose::{Proposal, decider, propose, search_of};
use crate::kernel::game::Game;
use crate::kernel::options::Options;
use crate::kernel::problem::Kind;
use crate::kernel::step::Seats;
use crate::table;

/// Kinds in the order of the search; the most immediate wins.
const KINDS: [Kind; 5] = [Kind::Take, Kind::Two, Kind::Three, Kind::Save, Kind::Fight];
/// Maximum number of known positions before a kind is given up.
const MOST: usize = 200_000;
/// Cost of one position of a proof, in player nodes.
const NODES: u32 = 10;
/// Minimum number of new positions per slice, because a resumed search first revisits known ones.
const LEAST: u32 = 24;

/// Reason why a position is not a problem.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoProblem {
    /// No seat is to decide.
    NobodysTurn,
    /// There are too few choices.
    Forced,
    /// Several steps are right.
    Several,
    /// Nothing can be taken in one to three turns, nothing must be saved, and no fight is better than the others.
    Nothing,
    /// The proof takes too long.
    TooLong,
}

/// Result of a prover.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Finding {
    /// Problem with its grade.
    Problem(Problem),
    /// No problem.
    NoProblem(NoProblem),
}

/// Finds which problem a position is.
///
/// ```
/// use engine::catalogue::GameId;
/// use engine::problems::Finding;
///
/// let position = "6/S5/2t3/6/6/6/6/6/6 c1,x,a9,x P play - - 012/123456/100 0";
/// let mut prover = GameId::Chevaliers.prover(position).expect("a position");
/// let found = loop {
///     if let Some(found) = prover.work(1_000) {
///         break found;
///     }
/// };
/// let Finding::Problem(problem) = found else { panic!("{found:?}") };
/// assert_eq!(problem.to_string(), format!("take | 1 | - | {position} | a8-a9 | only 1 of 6"));
/// ```
pub trait Prover {
    /// Searches about `nodes` more nodes, and returns the result when it is known.
    fn work(&mut self, nodes: u32) -> Option<Finding>;
}

/// Starts proving a position of the game `G`; `None` if the text is not a position.
pub fn prover<G: Game>(position: &str) -> Option<Box<dyn Prover>> {
    let game = G::new(&Options::default()).ok()?;
    let at = game.position(position).ok()?;
    let side = decider(&game, &at);
    Some(Box::new(Inspection::<G> {
        side,
        game,
        at,
        kind: 0,
        known: Known::new(),
        is_given_up: false,
        grader: None,
    }))
}

/// Position with the progress of its proof.
struct Inspection<G: Game> {
    game: G,
    at: G::Position,
    side: Option<Seats>,
    /// Index of the kind being searched.
    kind: usize,
    /// Memo table of the search under way.
    known: Known<G::Position>,
    /// Whether a kind was given up.
    is_given_up: bool,
    grader: Option<Grader>,
}

impl<G: Game> Inspection<G> {
    /// Continues the search for the current kind.
    fn look(&mut self, kind: Kind, side: Seats, nodes: u32) -> Option<Finding> {
        let known = core::mem::take(&mut self.known);
        let search = search_of(&self.game, kind, side, u64::from(nodes));
        let mut search = search.knowing(known);
        let proposal = propose(&self.game, &self.at, kind, &mut search);
        self.known = search.known();
        match proposal {
            None if self.known.len() < MOST => return None,
            None => self.is_given_up = true,
            Some(Proposal::Problem(problem)) => {
                let options = Options::default();
                let table = table::at_position::<G>(&options, &problem.position, 1).ok()?;
                self.grader = Some(Grader::new(table, problem));
                self.known = Known::new();
                return None;
            }
            Some(Proposal::Several) => return Some(Finding::NoProblem(NoProblem::Several)),
            Some(Proposal::Forced) => return Some(Finding::NoProblem(NoProblem::Forced)),
            Some(Proposal::Nothing) => {}
        }
        self.kind += 1;
        // Two and three turns share one search; the other kinds start afresh.
        if kind != Kind::Two {
            self.known = Known::new();
        }
        None
    }
}

impl<G: Game> Prover for Inspection<G> {
    fn work(&mut self, nodes: u32) -> Option<Finding> {
        if let Some(grader) = &mut self.grader {
            let grade = grader.work(nodes)?;
            // The author wants this problem: if no grade fits the levels, use the perceived difficulty.
            let grade = grade.unwrap_or_else(|| grader.seen());
            let problem = grader.problem().clone();
            return Some(Finding::Problem(Problem { grade, ..problem }));
        }
        let Some(side) = self.side else {
            return Some(Finding::NoProblem(NoProblem::NobodysTurn));
        };
        match KINDS.get(self.kind) {
            Some(&kind) if G::PROBLEMS.kinds.contains(&kind) => {
                self.look(kind, side, (nodes / NODES).max(LEAST))
            }
            Some(_) => {
                self.kind += 1;
                None
            }
            None if self.is_given_up => Some(Finding::NoProblem(NoProblem::TooLong)),
            None => Some(Finding::NoProblem(NoProblem::Nothing)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Finding, NoProblem};
    use crate::catalogue::GameId;

    fn found(game: GameId, position: &str) -> Finding {
        let mut prover = game.prover(position).expect("a position");
        loop {
            if let Some(found) = prover.work(500) {
                return found;
            }
        }
    }

    #[test]
    fn prover_gives_the_reason_why_a_position_is_no_problem() {
        let first = |game: GameId| {
            let table = game.entry().open(&Default::default(), 0).expect("a game");
            table.position()
        };
        // At the start of a game with dice nothing is in reach, and three turns are too many to search.
        let found_of = |game| match found(game, &first(game)) {
            Finding::NoProblem(why) => why,
            Finding::Problem(problem) => panic!("{problem}"),
        };
        let why = found_of(GameId::Kingdom);
        assert!(
            matches!(why, NoProblem::Nothing | NoProblem::TooLong),
            "{why:?}"
        );
        assert!(GameId::Chevaliers.prover("nonsense").is_none());
        // Two soldiers beside a goal.
        let two = "1S4/S5/2t3/6/6/6/6/6/6 c1,x,a9,x P play - - 012/123456/100 0";
        let why = found(GameId::Chevaliers, two);
        assert_eq!(why, Finding::NoProblem(NoProblem::Several));
    }
}
