//! The rules, one folder per game, the same file names in each.

pub mod chevaliers;
pub mod gran;
