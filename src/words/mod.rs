//! The app's own phrases, in French: one catalogue. The games have their own; translations are in `assets/words`.

pub mod animals;
pub mod arena;
pub mod classroom;
pub mod council;
pub mod crests;
pub mod desk;
pub mod fight;
pub mod handbook;
pub mod home;
pub mod install;
pub mod lesson;
pub mod letters;
pub mod message;
pub mod moves;
pub mod pages;
pub mod paper;
pub mod play;
pub mod problem_desk;
pub mod problems;
pub mod punctuation;
pub mod saving;
pub mod vocabulary;
