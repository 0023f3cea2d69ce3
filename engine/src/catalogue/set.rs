//! The games that a program holds.

use super::{Entry, GameId};
use crate::table::{FORMAT, OpenError, Opened, Record};

/// The games that a program holds: a value that is handed to it.
#[derive(Clone, Copy)]
pub struct GameSet(pub &'static [&'static Entry]);

impl PartialEq for GameSet {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl GameSet {
    /// The games, in the order of the shelf.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = &'static Entry> {
        self.0.iter().copied()
    }

    /// The entry of a game, if the program holds it.
    pub fn get(self, game: GameId) -> Option<&'static Entry> {
        self.iter().find(|entry| entry.id() == game)
    }

    /// The entry of the game of that slug, if the program holds it.
    pub fn of_slug(self, slug: &str) -> Option<&'static Entry> {
        self.get(GameId::from_slug(slug)?)
    }

    /// Opens a table from a record and takes its steps. A step that cannot be taken ends the reading and is told.
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
    /// Refuses a record of another format, or of a game that is not among these, or whose options or first position
    /// the game refuses.
    pub fn from_record(self, record: &Record, seed: u64) -> Result<Opened, OpenError> {
        if record.format != FORMAT {
            return Err(OpenError::Format(record.format.clone()));
        }
        let entry = self.of_slug(&record.game);
        let entry = entry.ok_or_else(|| OpenError::Game(record.game.clone()))?;
        entry.replay(record, seed)
    }
}
