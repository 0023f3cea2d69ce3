//! The games that are loaded, for every component that opens one.

use engine::catalogue::{CHEVALIERS, GameId, GameSet};
use yew::{hook, use_context};

/// The first game of the shelf. Its rules are in the main program; those of the others in a chunk (`GAMES` in `src/pages/pupil/chunks.rs`).
pub const FIRST_GAME: GameSet = GameSet(&[&CHEVALIERS]);

const _: () = assert!(matches!(FIRST_GAME.0, [first] if matches!(first.id(), GameId::FIRST)));

/// Returns the games whose rules are loaded.
#[hook]
pub fn use_games() -> GameSet {
    use_context::<GameSet>().unwrap_or(GameSet(&[]))
}
