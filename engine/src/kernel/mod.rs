//! Vocabulary that all games share: positions, steps, events, boards, scenes, texts.
//!
//! Start with [`rules`] and [`step`], then [`view`]; [`evaluate`] and [`edition`] complete a [`game`].

pub mod board;
pub mod chronicle;
pub mod counting;
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
pub mod narration;
pub mod odds;
pub mod options;
pub mod paper;
pub mod piece;
pub mod problem;
pub mod random;
pub mod read;
pub mod reader;
pub mod reasons;
pub mod rng;
pub mod rules;
pub mod sayings;
pub mod scene;
pub mod set;
pub mod side;
pub mod step;
pub mod strength;
pub mod template;
pub mod view;
pub mod words;
pub mod writer;
