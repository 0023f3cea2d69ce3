//! Opening a table from a position or from a record.

use alloc::boxed::Box;
use alloc::string::String;

use core::fmt;

use super::record::{FORMAT, Record};
use super::{Match, Table};
use crate::catalogue::{GameId, Visitor};
use crate::kernel::game::Game;
use crate::kernel::options::{Options, OptionsError};
use crate::kernel::read::ReadError;

/// Why nothing could be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenError {
    /// No game has this slug.
    Game(String),
    /// The record has another format than [`FORMAT`].
    Format(String),
    /// The options are refused.
    Options(OptionsError),
    /// The first position is refused.
    Position(ReadError),
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(slug) => write!(f, "no game is called {slug}"),
            Self::Format(format) => write!(f, "the format {format} is not {FORMAT}"),
            Self::Options(error) => error.fmt(f),
            Self::Position(error) => write!(f, "position: {error}"),
        }
    }
}

impl core::error::Error for OpenError {}

/// The step of a record that could not be taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayError {
    /// Its number, from 1.
    pub number: usize,
    /// Its text.
    pub step: String,
    /// Why its text does not read; absent where it reads but is not legal there.
    pub reason: Option<ReadError>,
}

/// A table opened from a record.
pub struct Opened {
    /// The table, at the end of the record or at the last legal position before `broken`.
    pub table: Box<dyn Table>,
    /// The first step that could not be taken.
    pub broken: Option<ReplayError>,
}

/// Opens a table at a position.
///
/// # Errors
/// Refuses options or a position that the game refuses.
pub fn at_position(
    game: GameId,
    options: &Options,
    position: &str,
    seed: u64,
) -> Result<Box<dyn Table>, OpenError> {
    game.visit(AtPosition {
        options,
        position,
        seed,
    })
}

/// Opens a table from a record and takes its steps. A step that cannot be taken ends the reading and is told.
///
/// # Errors
/// Refuses a record of an unknown game or format, or whose options or first position the game refuses.
pub fn from_record(record: &Record, seed: u64) -> Result<Opened, OpenError> {
    if record.format != FORMAT {
        return Err(OpenError::Format(record.format.clone()));
    }
    let known = GameId::from_slug(&record.game).filter(|game| game.is_playable());
    let game = known.ok_or_else(|| OpenError::Game(record.game.clone()))?;
    game.visit(FromRecord { record, seed })
}

struct AtPosition<'a> {
    options: &'a Options,
    position: &'a str,
    seed: u64,
}

impl Visitor for AtPosition<'_> {
    type Output = Result<Box<dyn Table>, OpenError>;

    fn visit<G: Game>(self) -> Self::Output {
        let playing = open::<G>(self.options, self.position, self.seed)?;
        Ok(Box::new(playing))
    }
}

struct FromRecord<'a> {
    record: &'a Record,
    seed: u64,
}

impl Visitor for FromRecord<'_> {
    type Output = Result<Opened, OpenError>;

    fn visit<G: Game>(self) -> Self::Output {
        let record = self.record;
        let mut playing = open::<G>(&record.options, &record.start, self.seed)?;
        let broken = record.actions.iter().enumerate().find_map(|(index, step)| {
            let reason = playing.take(step).err()?;
            Some(ReplayError {
                number: index + 1,
                step: step.clone(),
                reason,
            })
        });
        Ok(Opened {
            table: Box::new(playing),
            broken,
        })
    }
}

fn open<G: Game>(options: &Options, position: &str, seed: u64) -> Result<Match<G>, OpenError> {
    let game = G::new(options).map_err(OpenError::Options)?;
    let start = game.position(position).map_err(OpenError::Position)?;
    Ok(Match::new(game, options.clone(), start, seed))
}
