//! The words that all games share.

pub mod board;
pub mod chance;
pub mod contest;
pub mod draft;
pub mod effect;
pub mod game;
pub mod options;
pub mod piece;
pub mod read;
pub mod scene;
pub mod step;
pub mod words;
