//! Sets of games.

use super::{Entry, GameId};
use crate::table::{FORMAT, OpenError, Opened, Record};

/// Games that a program links; the set is passed to it as a value.
#[derive(Clone, Copy)]
pub struct GameSet(pub &'static [&'static Entry]);

impl PartialEq for GameSet {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl GameSet {
    /// Iterates over the games, in the order of the shelf.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = &'static Entry> {
        self.0.iter().copied()
    }

    /// Returns the entry of a game, if the set contains it.
    pub fn get(self, game: GameId) -> Option<&'static Entry> {
        self.iter().find(|entry| entry.id() == game)
    }

    /// Returns the entry of the game with this slug, if the set contains it.
    pub fn of_slug(self, slug: &str) -> Option<&'static Entry> {
        self.get(GameId::from_slug(slug)?)
    }

    /// Replays a record on a new table. Stops at the first step that cannot be applied and reports it.
    ///
    /// # Examples
    /// ```
    /// use engine::catalogue::{ALL, KINGDOM};
    /// use engine::kernel::options::Options;
    /// use engine::table::Record;
    ///
    /// let mut table = KINGDOM.open(&Options::default(), 7).expect("every option has a default");
    /// let choice = table.choices()[0].clone();
    /// table.play(&choice).expect("a choice of this position");
    ///
    /// let text = table.record().write();
    /// let record = Record::read(&text).expect("it was just written");
    /// let opened = ALL.from_record(&record, 7)?;
    /// assert!(opened.broken.is_none());
    /// assert_eq!(opened.table.position(), table.position());
    /// # Ok::<(), engine::table::OpenError>(())
    /// ```
    ///
    /// # Errors
    /// Refuses a record of another format or of a game outside the set, and options or a first position that the
    /// game refuses.
    pub fn from_record(self, record: &Record, seed: u64) -> Result<Opened, OpenError> {
        if record.format != FORMAT {
            return Err(OpenError::Format(record.format.clone()));
        }
        let entry = self.of_slug(&record.game);
        let entry = entry.ok_or_else(|| OpenError::Game(record.game.clone()))?;
        entry.replay(record, seed)
    }
}
