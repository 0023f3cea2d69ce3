//! Missed moments of a played game, to be tried again.

use engine::catalogue::{GameId, GameSet, compact};
use engine::kernel::step::{Seat, Turn};
use engine::problems::Problem;
use engine::table::Table;

use crate::shell::storage;
use crate::state::saved::Saved;

/// Maximum number of moments, the latest ones.
const MOST: usize = 3;

/// Search for missed moments, from the end of the game backwards.
pub struct Moments {
    game: GameId,
    table: Box<dyn Table>,
    /// Names of the players by seat index.
    players: Vec<String>,
    found: Vec<(usize, Problem)>,
}

impl Moments {
    /// Starts the search in the game of a link. `None` if the link holds no game of this kind.
    pub fn of(game: GameId, games: GameSet, word: &str) -> Option<Self> {
        let record = compact::read(games, word).ok()?;
        let table = games.from_record(&record, 0).ok()?.table;
        if table.info().slug != game.slug() {
            return None;
        }
        let saved = storage::load_if_readable::<Saved>(storage::GAME);
        let players = saved.filter(|saved| saved.record == record);
        Some(Self {
            game,
            table,
            players: players.map_or_else(Vec::new, |saved| saved.players),
            found: Vec::new(),
        })
    }

    /// Searches one step further back. Returns whether the search is finished.
    pub fn look(&mut self) -> bool {
        let Some(taken) = self.table.steps().pop() else {
            return true;
        };
        self.table.undo();
        // If the saved game names its players, only moments of children count.
        let is_childs = |seat: Seat| {
            let player = self.players.get(usize::from(seat.0));
            player.is_none_or(String::is_empty)
        };
        if matches!(self.table.turn(), Turn::Decision(seat) if is_childs(seat)) {
            let missed = self.game.missed_chance(&self.table.position(), &taken);
            let step = self.table.steps().len();
            self.found.extend(missed.map(|missed| (step, missed)));
        }
        self.found.len() == MOST
    }

    /// Returns the problems found so far in the order of the game, each with the number of steps before it.
    pub fn found(&self) -> Vec<(usize, Problem)> {
        self.found.iter().rev().cloned().collect()
    }

    /// Finishes the search and returns all problems.
    pub fn all(mut self) -> Vec<(usize, Problem)> {
        while !self.look() {}
        self.found()
    }
}
