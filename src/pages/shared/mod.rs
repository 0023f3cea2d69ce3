//! Parts that the pages of pupils and teacher share. They import neither of them.

pub mod best_moves;
pub mod chunk;
pub mod clock;
pub mod frame;
pub mod idle;
pub mod message;
pub mod problem_files;
pub mod recovery;
pub mod saved_slots;
pub mod skill_stats;
pub mod steps;
pub mod trash;
