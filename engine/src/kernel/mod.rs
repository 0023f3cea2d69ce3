//! The words that all games share.

pub mod board;
pub mod course;
pub mod desk;
pub mod edit;
pub mod edition;
pub mod evaluate;
pub mod event;
pub mod game;
pub mod info;
pub mod input;
pub mod logistic;
pub mod odds;
pub mod options;
pub mod paper;
pub mod piece;
pub mod read;
pub mod reader;
pub mod reasons;
pub mod rng;
pub mod rules;
pub mod scene;
pub mod set;
pub mod step;
pub mod view;
pub mod words;
pub mod writer;
