//! Problem files of the games, loaded on demand.

use engine::catalogue::GameId;
use engine::problems::Problem;

use crate::shell::chunk_loading;

/// Loads the problems of a game. Returns `None` if the file cannot be loaded or does not parse.
pub async fn load(game: GameId) -> Option<Vec<Problem>> {
    let text = chunk_loading::text(&format!("problems/{}.txt", game.slug())).await?;
    Problem::read_all(&text).ok()
}
