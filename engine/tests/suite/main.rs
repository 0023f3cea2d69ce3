//! Integration tests of the engine, in one binary, so that the generic code of the games is compiled once.

mod bounds;
mod clocks;
mod contract;
mod episodes;
mod expectations;
mod friend;
mod moves;
mod names;
mod narration;
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
