//! All tests of the engine from outside, in one program: the generic code of the games is compiled once.

mod bounds;
mod contract;
mod episodes;
mod expectations;
mod friend;
mod moves;
mod names;
mod parsers;
mod perft;
mod players;
mod problems;
mod prompts;
mod reasons;
mod records;
mod replays;
mod rulings;
mod seventh;
mod support;
mod tactics;
mod texts;
mod truth;
