//! The app's own phrases: one catalogue, both languages side by side. The games bring their own.

pub mod animals;
pub mod classroom;
pub mod desk;
pub mod fight;
pub mod install;
pub mod kept;
pub mod lesson;
pub mod letters;
pub mod message;
pub mod moves;
pub mod pages;
pub mod paper;
pub mod play;
pub mod problem_desk;
pub mod problems;
pub mod vocabulary;
