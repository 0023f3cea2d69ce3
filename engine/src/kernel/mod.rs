//! The words that all games share.

pub mod board;
pub mod desk;
pub mod edit;
pub mod event;
pub mod game;
pub mod logistic;
pub mod odds;
pub mod options;
pub mod paper;
pub mod piece;
pub mod read;
pub mod rng;
pub mod scene;
pub mod step;
pub mod words;
