//! The rules, one folder per game, the same file names in each.

pub mod chevaliers;
pub mod gran;
pub mod kingdom;
pub mod knights;
pub mod patrakill;
pub mod vatrakill;
pub mod vatrankill;
