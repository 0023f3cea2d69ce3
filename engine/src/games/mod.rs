//! Rules of the games, one folder each, with the same file names. Start with the `rules.rs` of a game.

pub mod chevaliers;
pub mod gran;
pub mod kingdom;
pub mod knights;
pub mod patrakill;
pub mod vatrakill;
pub mod vatrankill;
