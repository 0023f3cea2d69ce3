//! The words that all games share.

pub mod board;
pub mod chance;
pub mod contest;
pub mod desk;
pub mod draft;
pub mod effect;
pub mod expectation;
pub mod game;
pub mod options;
pub mod paper;
pub mod piece;
pub mod read;
pub mod scene;
pub mod step;
pub mod words;
