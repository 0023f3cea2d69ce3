//! The moments of a game that was played in which something was missed, to be tried again.

use engine::catalogue::{GameId, GameSet, compact};
use engine::kernel::step::{Seat, Turn};
use engine::problems::Problem;

use crate::browser::storage;
use crate::state::saved::Saved;

/// So many moments are shown, the latest ones.
const MOST: usize = 3;

/// The problems that were missed in the game of a link, in the order of the game: those of children, where it is the kept game
/// and tells who played. Nothing if the word is no game of this kind.
pub fn moments(game: GameId, games: GameSet, word: &str) -> Option<Vec<Problem>> {
    let record = compact::read(games, word).ok()?;
    let mut table = games.from_record(&record, 0).ok()?.table;
    if table.info().slug != game.slug() {
        return None;
    }
    let kept = storage::load_if_readable::<Saved>(storage::GAME);
    let players = kept.filter(|kept| kept.partie == record);
    let players = players.map_or_else(Vec::new, |kept| kept.players);
    let is_childs = |seat: Seat| {
        let player = players.get(usize::from(seat.0));
        player.is_none_or(String::is_empty)
    };
    let mut found = Vec::new();
    for taken in table.steps().iter().rev() {
        table.undo();
        if matches!(table.turn(), Turn::Decision(seat) if is_childs(seat)) {
            found.extend(game.missed(&table.position(), taken));
        }
        if found.len() == MOST {
            break;
        }
    }
    found.reverse();
    Some(found)
}
