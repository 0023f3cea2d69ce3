//! Problems: positions with one right answer, each with its proof, and what is said of an answer that a player tries.
//!
//! A problem is a line of text ([`Problem`]). What it means is said by the rules of its game: [`Forced`] for what is to
//! be taken or saved, [`chance_of`] and [`count`] for fights, [`shortest`] for ways. [`open`] makes a [`Puzzle`] of it,
//! which judges answers; [`prover`] finds out which problem a position is. What a game brings stands with the game ([`ProblemFacts`](crate::kernel::problem)).

mod duel;
mod forced;
mod grade;
mod judge;
mod missed;
mod problem;
mod proof;
mod propose;
mod prover;
mod puzzle;
pub mod reasons;
mod shape;
mod stake;
mod way;

pub use duel::{chance_of, count};
pub use forced::{CERTAIN, Dice, Forced, Known, Stage};
pub use grade::{Grader, is_played, times};
pub use missed::missed;
pub use problem::{MOST_BYTES, MOST_WORDS, Problem};
pub use proof::{Proof, Share};
pub use propose::{Proposal, propose, search_of};
pub use prover::{Finding, NoProblem, Prover, prover};
pub use puzzle::{Judgement, Puzzle, PuzzleError, Refutation, Verdict, open};
pub use shape::shape;
pub use way::{restart, shortest};
