//! Entry: one game behind functions without generic types.

use alloc::boxed::Box;

use super::GameId;
use crate::kernel::counting::Counting;
use crate::kernel::desk::Desk;
use crate::kernel::game::Game;
use crate::kernel::info::GameInfo;
use crate::kernel::options::{Options, OptionsError};
use crate::table::{self, OpenError, Opened, PositionEditor, Record, Table};

type Opener = fn(&Options, u64) -> Result<Box<dyn Table>, OptionsError>;
type PositionOpener = fn(&Options, &str, u64) -> Result<Box<dyn Table>, OpenError>;
type Replayer = fn(&Record, u64) -> Result<Opened, OpenError>;
type EditorOpener = fn(&Options, &str) -> Result<Box<dyn PositionEditor>, OpenError>;

/// Playable game; games that a program does not name are not linked into it.
///
/// Data that is only read or printed ([`GameId::course`], [`GameId::tale`], [`GameId::paper`]) is separate, so
/// that a program for playing does not link it.
pub struct Entry {
    id: GameId,
    counting: Option<&'static Counting>,
    desk: &'static Desk,
    open: Opener,
    at_position: PositionOpener,
    replay: Replayer,
    edit: EditorOpener,
}

impl PartialEq for Entry {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Entry {
    /// Creates the entry of the game `G`.
    pub const fn of<G: Game>(id: GameId) -> Self {
        Self {
            id,
            counting: G::COUNTING,
            desk: G::DESK,
            open: table::open::<G>,
            at_position: table::at_position::<G>,
            replay: table::replay::<G>,
            edit: table::edit::<G>,
        }
    }

    /// Returns the identifier of the game.
    pub const fn id(&self) -> GameId {
        self.id
    }

    /// Returns the facts about the game.
    pub const fn info(&self) -> &'static GameInfo {
        self.id.info()
    }

    /// Returns the phrases for an early count, if the game supports one.
    pub const fn counting(&self) -> Option<&'static Counting> {
        self.counting
    }

    /// Returns the teacher settings of the game.
    pub const fn desk(&self) -> &'static Desk {
        self.desk
    }

    /// Opens a table at the first position of the game under these options.
    ///
    /// # Examples
    /// ```
    /// use engine::catalogue::GameId;
    /// use engine::kernel::options::Options;
    ///
    /// for game in GameId::ALL {
    ///     let mut table = game.entry().open(&Options::default(), 7)?;
    ///     let choices = table.choices();
    ///     table.play(&choices[0]).expect("a choice of this position");
    ///     assert_eq!(table.steps(), [choices[0].text()]);
    /// }
    /// # Ok::<(), engine::kernel::options::OptionsError>(())
    /// ```
    ///
    /// # Errors
    /// Refuses options that the game refuses.
    pub fn open(&self, options: &Options, seed: u64) -> Result<Box<dyn Table>, OptionsError> {
        (self.open)(options, seed)
    }

    /// Opens a table at a position.
    ///
    /// # Examples
    /// ```
    /// use engine::catalogue::GameId;
    /// use engine::kernel::options::Options;
    ///
    /// let kingdom = GameId::Kingdom.entry();
    /// let text = "d3m4/9/9/3a5/4M4/9/9/9/9 w play on/0 0";
    /// let table = kingdom.at_position(&Options::default(), text, 7)?;
    /// assert_eq!(table.position(), text);
    /// assert!(kingdom.at_position(&Options::default(), "d3m4", 7).is_err());
    /// # Ok::<(), engine::table::OpenError>(())
    /// ```
    ///
    /// # Errors
    /// Refuses options or a position that the game refuses.
    pub fn at_position(
        &self,
        options: &Options,
        position: &str,
        seed: u64,
    ) -> Result<Box<dyn Table>, OpenError> {
        (self.at_position)(options, position, seed)
    }

    /// Replays a record of this game. Stops at the first step that cannot be applied and reports it.
    ///
    /// # Errors
    /// Refuses a record whose options or first position the game refuses.
    pub fn replay(&self, record: &Record, seed: u64) -> Result<Opened, OpenError> {
        (self.replay)(record, seed)
    }

    /// Opens a position in the board editor.
    ///
    /// # Errors
    /// Refuses options or a position that the game refuses.
    pub fn edit(
        &self,
        options: &Options,
        position: &str,
    ) -> Result<Box<dyn PositionEditor>, OpenError> {
        (self.edit)(options, position)
    }

    /// Removes the options that the game refuses.
    pub fn sanitize(&self, mut options: Options) -> Options {
        while let Err(refused) = self.open(&options, 0) {
            let fewer = options.clone().without(&refused.option);
            if fewer == options {
                return Options::default();
            }
            options = fewer;
        }
        options
    }
}
