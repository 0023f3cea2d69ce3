//! Problems: positions with one right answer, each with a proof, and the judging of answers.
//!
//! A problem is a line of text ([`Problem`]), interpreted by the rules of its game. [`Forced`] solves taking and
//! saving, [`chance_of`] and [`count`] solve fights, and [`shortest_path`] finds paths. [`open`] turns it into a
//! [`Puzzle`], which judges answers. [`prover()`] finds the problem in a position. Each game declares its
//! [`ProblemFacts`](crate::kernel::problem).

mod fights;
mod forced;
mod grade;
mod judge;
mod missed_chances;
mod problem;
mod proof;
mod propose;
mod prover;
mod puzzle;
pub mod reasons;
mod shape;
mod shortest_path;
mod stake;

pub use fights::{chance_of, count};
pub use forced::{CERTAIN, Dice, Forced, Horizon, Known};
pub use grade::{Grader, is_played, times};
pub use missed_chances::missed_chance;
pub use problem::{MOST_BYTES, MOST_WORDS, Problem};
pub use proof::{Proof, Share};
pub use propose::{Proposal, propose, search_of};
pub use prover::{Finding, NoProblem, Prover, prover};
pub use puzzle::{Judgement, Puzzle, PuzzleError, Refutation, Verdict, is_walk, open};
pub use shape::shape;
pub use shortest_path::{restart, shortest_path};
