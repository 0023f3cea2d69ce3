//! Opening a table from a position or from a record.

use alloc::boxed::Box;
use alloc::string::String;

use core::fmt;

use super::record::{FORMAT, Record};
use super::{Match, Table};
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

/// A table at the first position of the game `G` under these options.
///
/// # Errors
/// Refuses options that the game refuses.
pub fn open<G: Game>(options: &Options, seed: u64) -> Result<Box<dyn Table>, OptionsError> {
    let game = G::new(options)?;
    let start = game.start();
    Ok(Box::new(Match::new(game, options.clone(), start, seed)))
}

/// A table at a position of the game `G`.
///
/// # Errors
/// Refuses options or a position that the game refuses.
pub fn at_position<G: Game>(
    options: &Options,
    position: &str,
    seed: u64,
) -> Result<Box<dyn Table>, OpenError> {
    Ok(Box::new(started::<G>(options, position, seed)?))
}

/// A table of the game `G` after the steps of a record, whose format and game are not looked at. A step that cannot
/// be taken ends the reading and is told.
///
/// # Errors
/// Refuses a record whose options or first position the game refuses.
pub fn replay<G: Game>(record: &Record, seed: u64) -> Result<Opened, OpenError> {
    let mut playing = started::<G>(&record.options, &record.start, seed)?;
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

fn started<G: Game>(options: &Options, position: &str, seed: u64) -> Result<Match<G>, OpenError> {
    let game = G::new(options).map_err(OpenError::Options)?;
    let start = game.position(position).map_err(OpenError::Position)?;
    Ok(Match::new(game, options.clone(), start, seed))
}
