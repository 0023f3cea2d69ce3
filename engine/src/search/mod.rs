//! Computer players, written once for all games.
//!
//! They know the rules through [`Game`](crate::kernel::game::Game) alone. Effort is counted in positions, never in
//! seconds, and all arithmetic is in whole numbers: the same seed and effort give the same action on every machine.

mod depth;
mod expectimax;
mod fates;
mod fingerprint;
mod frame;
mod friend;
mod gains;
mod judge;
mod levels;
mod memory;
mod mind;
mod odds;
mod order;
mod reasons;
mod root;
mod simple;
mod walk;
mod who;
pub mod words;

pub use friend::Standing;
pub use levels::{Level, Strength};
pub use mind::{Advice, Mind};
pub use who::PlayerKind;
