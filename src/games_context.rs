//! The games that the program holds, for every component that opens one.

use engine::catalogue::{GameId, GameSet};
use yew::{hook, use_context};

/// The games of the first program: what a class opens first, and therefore few.
pub const FIRST_GAMES: GameSet = GameSet(&[&engine::catalogue::CHEVALIERS]);

/// The games that this program holds.
#[hook]
pub fn use_games() -> GameSet {
    use_context::<GameSet>().unwrap_or(GameSet(&[]))
}

const _: () = assert!(matches!(FIRST_GAMES.0, [first] if matches!(first.id(), GameId::FIRST)));
