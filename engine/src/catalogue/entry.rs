//! A game as a program holds it: its rules behind functions that name no type.

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

/// A game that can be played: what a program does not name is not linked into it.
///
/// What is only read or printed of a game ([`GameId::rules`], [`GameId::course`], [`GameId::tale`],
/// [`GameId::paper`]) is plain data that stands apart, so that who plays a game does not carry its books.
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
    /// The entry of the game `G`.
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

    /// Which game it is.
    pub const fn id(&self) -> GameId {
        self.id
    }

    /// The introduction of the game.
    pub const fn info(&self) -> &'static GameInfo {
        self.id.info()
    }

    /// How the game is counted when the time is over, where that makes sense.
    pub const fn counting(&self) -> Option<&'static Counting> {
        self.counting
    }

    /// What the teacher's desk shows of the game.
    pub const fn desk(&self) -> &'static Desk {
        self.desk
    }

    /// A table at the first position of the game under these options.
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

    /// A table at a position.
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

    /// A table after the steps of a record of this game. A step that cannot be taken ends the reading and is told.
    ///
    /// # Errors
    /// Refuses a record whose options or first position the game refuses.
    pub fn replay(&self, record: &Record, seed: u64) -> Result<Opened, OpenError> {
        (self.replay)(record, seed)
    }

    /// Takes up a position to change it by hand.
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

    /// Those of the options that the game takes: what it refuses is left out.
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
