//! Computer players, written once for all games: iterative-deepening expectimax with alpha-beta windows. Start
//! with [`ComputerPlayer`], then the private module `expectimax`.
//!
//! A player uses only the rules and the evaluation of a game. Budgets are in nodes (positions), not seconds, and
//! all arithmetic is in integers. The same seed and node budget give the same action on every machine.

mod captures;
mod chance_node;
mod computer_player;
mod decision_node;
mod evaluator;
mod expectimax;
mod explainer;
mod friend;
pub(crate) mod hash;
mod history;
mod levels;
mod ordering;
mod player_kind;
mod reason;
mod root;
mod simple;
mod tracks;
mod transposition;
pub mod words;

pub use computer_player::{ComputerPlayer, RatedAction};
pub use friend::HeadToHead;
pub use levels::Level;
pub use player_kind::PlayerKind;
pub use reason::Reason;

pub use crate::kernel::strength::Strength;
