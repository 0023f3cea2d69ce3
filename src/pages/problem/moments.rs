//! The moments of a game that was played in which something was missed, to be tried again.

use engine::catalogue::{GameId, GameSet, compact};
use engine::kernel::step::{Seat, Turn};
use engine::problems::Problem;
use engine::table::Table;

use crate::browser::storage;
use crate::state::saved::Saved;

/// So many moments are shown, the latest ones.
const MOST: usize = 3;

/// What was missed in a game, looked for from its end on.
pub struct Moments {
    game: GameId,
    table: Box<dyn Table>,
    /// Who played the seats.
    players: Vec<String>,
    found: Vec<(usize, Problem)>,
}

impl Moments {
    /// Begins to look at the game of a link. Nothing if the word is no game of this kind.
    pub fn of(game: GameId, games: GameSet, word: &str) -> Option<Self> {
        let record = compact::read(games, word).ok()?;
        let table = games.from_record(&record, 0).ok()?.table;
        if table.info().slug != game.slug() {
            return None;
        }
        let kept = storage::load_if_readable::<Saved>(storage::GAME);
        let players = kept.filter(|kept| kept.partie == record);
        Some(Self {
            game,
            table,
            players: players.map_or_else(Vec::new, |kept| kept.players),
            found: Vec::new(),
        })
    }

    /// Looks one step further back; tells whether all is known.
    pub fn look(&mut self) -> bool {
        let Some(taken) = self.table.steps().pop() else {
            return true;
        };
        self.table.undo();
        // Where the kept game tells who played, only what children missed counts.
        let is_childs = |seat: Seat| {
            let player = self.players.get(usize::from(seat.0));
            player.is_none_or(String::is_empty)
        };
        if matches!(self.table.turn(), Turn::Decision(seat) if is_childs(seat)) {
            let missed = self.game.missed(&self.table.position(), &taken);
            let step = self.table.steps().len();
            self.found.extend(missed.map(|missed| (step, missed)));
        }
        self.found.len() == MOST
    }

    /// The problems found so far in the order of the game, each with the number of steps before it.
    pub fn found(&self) -> Vec<(usize, Problem)> {
        self.found.iter().rev().cloned().collect()
    }

    /// All of them.
    pub fn all(mut self) -> Vec<(usize, Problem)> {
        while !self.look() {}
        self.found()
    }
}
