//! Puzzle: an open problem that judges answers.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::fights::{chance_of, count};
use super::judge::Judge;
use super::problem::Problem;
use super::propose::decider;
use super::shortest_path::shortest_path;
use super::stake::stake;
use crate::kernel::game::Game;
use crate::kernel::options::Options;
use crate::kernel::problem::{Ask, Kind};
use crate::kernel::read::ReadError;
use crate::kernel::step::{Place, Seats, Step};
use crate::table::{self, Table};

/// Verdict on an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The problem is solved.
    Solved,
    /// Right so far: the line shows the opponents' reply, then the player continues.
    Right,
    /// Wrong: the line shows the consequence.
    Wrong,
}

/// Refutation of a wrong step, if it has a single reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refutation {
    /// The opponents reach their aim.
    Lost,
    /// A piece of the player is captured.
    Taken,
    /// The aim is reached, but late.
    Late,
}

/// Judgement of an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judgement {
    /// Verdict.
    pub verdict: Verdict,
    /// Following steps, rolls included, in notation; empty if there is nothing to show.
    pub line: Vec<String>,
    /// Refutation, if the answer is wrong and a reason can be named.
    pub refutation: Option<Refutation>,
}

impl Judgement {
    const fn plain(is_right: bool) -> Self {
        Self {
            verdict: if is_right {
                Verdict::Solved
            } else {
                Verdict::Wrong
            },
            line: Vec::new(),
            refutation: None,
        }
    }
}

/// Reason why a problem could not be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum PuzzleError {
    /// The game has no problems of this kind.
    Kind(Kind),
    /// Refused position.
    Position(ReadError),
    /// A word of the options or of the solution has no meaning in this position.
    Word(String),
}

impl fmt::Display for PuzzleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Kind(kind) => write!(f, "the game has no problems of the kind {}", kind.name()),
            Self::Position(error) => write!(f, "position: {error}"),
            Self::Word(word) => write!(f, "{word} means nothing here"),
        }
    }
}

impl core::error::Error for PuzzleError {}

/// Open problem.
///
/// ```
/// use engine::catalogue::GameId;
/// use engine::problems::{Problem, Verdict};
///
/// let line = "take | 1 | - | 6/S5/2t3/6/6/6/6/6/6 c1,x,a9,x P play - - 012/123456/100 0 | a8-a9 | only 1 of 6";
/// let problem = Problem::read(line)?;
/// let puzzle = GameId::Chevaliers.puzzle(&problem)?;
/// let judged = puzzle.judge(&[], "a8-b8").expect("a legal step");
/// assert_eq!(judged.verdict, Verdict::Wrong);
/// let judged = puzzle.judge(&[], "a8-a9").expect("a legal step");
/// assert_eq!(judged.verdict, Verdict::Solved);
/// assert_eq!(puzzle.stake(), Some("princess"));
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
pub trait Puzzle {
    /// Returns a table at the position, for display and play.
    fn table(&self) -> Box<dyn Table>;
    /// Judges an answer: a number, or a step in notation after the steps taken so far (rolls included). `None` if
    /// it is not an answer here.
    fn judge(&self, taken: &[String], answer: &str) -> Option<Judgement>;
    /// Returns the places of the piece after each turn of a shortest path; empty for other kinds.
    fn way(&self) -> Vec<Place>;
    /// Returns the kind of the piece to take or save (a treasure, a knight), if one can be named.
    fn stake(&self) -> Option<&'static str>;
}

/// Opens a problem of the game `G`.
///
/// # Errors
/// Refuses a kind that the game does not have, an invalid position, and words without meaning there.
pub fn open<G: Game>(problem: &Problem) -> Result<Box<dyn Puzzle>, PuzzleError> {
    if !G::PROBLEMS.kinds.contains(&problem.kind) {
        return Err(PuzzleError::Kind(problem.kind));
    }
    let no_game = |_| PuzzleError::Word(problem.position.clone());
    let game = G::new(&Options::default()).map_err(no_game)?;
    let at = game.position(&problem.position);
    let at = at.map_err(PuzzleError::Position)?;
    let puzzle = OpenPuzzle {
        game,
        at,
        problem: problem.clone(),
    };
    match puzzle.meaningless() {
        Some(word) => Err(PuzzleError::Word(word)),
        None => Ok(Box::new(puzzle)),
    }
}

struct OpenPuzzle<G: Game> {
    game: G,
    at: G::Position,
    problem: Problem,
}

impl<G: Game> OpenPuzzle<G> {
    /// Returns the solving side.
    fn side(&self) -> Option<Seats> {
        decider(&self.game, &self.at)
    }

    /// Returns the first word without meaning in the position.
    fn meaningless(&self) -> Option<String> {
        let is_step = |at: &G::Position, word: &str| {
            let step = self.game.step(at, word).ok();
            step.is_some_and(|step| self.game.allows(at, step))
        };
        let words = self.problem.options.iter();
        match self.problem.kind {
            Kind::Fight => words
                .into_iter()
                .find(|word| !is_step(&self.at, word))
                .cloned(),
            Kind::Count => self
                .number()
                .is_none()
                .then(|| self.problem.position.clone()),
            Kind::Path => {
                let board = self.game.board(&self.at);
                words
                    .into_iter()
                    .find(|word| board.place(word).is_none())
                    .cloned()
            }
            Kind::Take | Kind::Save | Kind::Two | Kind::Three => {
                let first = self.problem.solution.first();
                first.filter(|word| !is_step(&self.at, word)).cloned()
            }
        }
    }

    /// Returns the number that a counting problem asks for.
    fn number(&self) -> Option<u8> {
        let (ask, roll) = self.problem.options.split_last()?;
        let roll = match roll.first() {
            Some(word) => match self.game.step(&self.at, word).ok()? {
                step @ Step::Roll(roll) if self.game.allows(&self.at, step) => Some(roll),
                Step::Roll(_) | Step::Act(_) => return None,
            },
            None => None,
        };
        let ask = Ask::named(ask).filter(|ask| G::PROBLEMS.asks.contains(ask))?;
        count(&self.game, &self.at, roll, ask).map(|(number, _)| number)
    }

    /// Checks that no offered fight has better odds than this one.
    fn is_best(&self, answer: &str) -> Option<bool> {
        let chance = |word: &String| {
            let step = self.game.step(&self.at, word).ok()?;
            chance_of(&self.game, &self.at, step)
        };
        let mut words = self.problem.options.iter();
        let chosen = words.find(|word| *word == answer)?;
        let best = self.problem.options.iter().filter_map(chance).max()?;
        Some(chance(chosen)? == best)
    }
}

impl<G: Game> Puzzle for OpenPuzzle<G> {
    fn table(&self) -> Box<dyn Table> {
        let table = table::at_position::<G>(&Options::default(), &self.problem.position, 1);
        table.unwrap_or_else(|_| unreachable!("the position was read when the problem was opened"))
    }

    fn judge(&self, taken: &[String], answer: &str) -> Option<Judgement> {
        match self.problem.kind {
            Kind::Fight => self.is_best(answer).map(Judgement::plain),
            Kind::Count => {
                let number = crate::kernel::reader::number(answer)?;
                Some(Judgement::plain(
                    self.number()? == u8::try_from(number).ok()?,
                ))
            }
            Kind::Path => {
                let number = crate::kernel::reader::number(answer)?;
                let turns = u32::try_from(self.way().len()).ok()?;
                Some(Judgement::plain(number == turns))
            }
            Kind::Take | Kind::Save | Kind::Two | Kind::Three => {
                let mut at = self.at.clone();
                let mut steps = Vec::new();
                for word in taken {
                    let step = self.game.step(&at, word).ok()?;
                    if !self.game.play(&mut at, step, &mut ()) {
                        return None;
                    }
                    steps.push(step);
                }
                let step = self.game.step(&at, answer).ok()?;
                let mut judge = Judge::new(&self.game, self.problem.kind, self.side()?);
                judge.judge(&self.at, &steps, step)
            }
        }
    }

    fn way(&self) -> Vec<Place> {
        let board = self.game.board(&self.at);
        let [from, to] = &self.problem.options[..] else {
            return Vec::new();
        };
        match (self.problem.kind, board.place(from), board.place(to)) {
            (Kind::Path, Some(from), Some(to)) => {
                shortest_path(&self.game, &self.at, from, to).unwrap_or_default()
            }
            _ => Vec::new(),
        }
    }

    fn stake(&self) -> Option<&'static str> {
        stake(&self.game, &self.at, &self.problem, self.side()?)
    }
}

/// Checks whether each turn of a path problem leads to a neighbouring cell, so that its turns are steps.
pub fn is_walk(problem: &Problem, puzzle: &dyn Puzzle) -> bool {
    if problem.kind != Kind::Path {
        return false;
    }
    let board = puzzle.table().board();
    let from = problem.options.first().and_then(|word| board.place(word));
    let places: Vec<Place> = from.into_iter().chain(puzzle.way()).collect();
    places.windows(2).all(|pair| {
        let [one, other] = [pair[0], pair[1]].map(|place| board.place_info(place));
        one.column
            .abs_diff(other.column)
            .max(one.row.abs_diff(other.row))
            == 1
    })
}
