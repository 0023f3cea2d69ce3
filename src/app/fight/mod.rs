//! The fight scene: two sides, two dice, two towers.

pub mod arena;
pub mod caption;
pub mod die;
pub mod numbered_card;
pub mod towers;
