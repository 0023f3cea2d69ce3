//! Computer players, written once for all games: iterative-deepening expectimax with alpha-beta windows.
//!
//! They know a game through its rules and its evaluation alone. What they may spend is counted in nodes (positions
//! looked at), never in seconds, and all arithmetic is in whole numbers: the same seed and node budget give the
//! same action on every machine.

mod captures;
mod chance_node;
mod computer_player;
mod decision_node;
mod evaluator;
mod expectimax;
mod explainer;
mod friend;
pub(crate) mod hash;
mod levels;
mod ordering;
mod player_kind;
mod reason;
mod root;
mod simple;
mod tracks;
mod transposition;
pub mod words;

pub use computer_player::{ComputerPlayer, Hint};
pub use friend::HeadToHead;
pub use levels::Level;
pub use player_kind::PlayerKind;
pub use reason::Reason;

pub use crate::kernel::strength::Strength;
