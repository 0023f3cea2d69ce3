//! The fight scene: two sides, two dice, two towers, and questions for the pupils.

pub mod answers;
pub mod arena;
pub mod caption;
pub mod die;
pub mod faces_pad;
pub mod fighter;
pub mod halves;
pub mod hands;
pub mod numbered_card;
pub mod numeral;
pub mod towers;
pub mod votes;
