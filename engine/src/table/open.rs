//! Opening a table from a position or a record.

use alloc::boxed::Box;
use alloc::string::String;

use core::fmt;

use super::record::{FORMAT, Record};
use super::{Match, Table};
use crate::kernel::game::Game;
use crate::kernel::options::{Options, OptionsError};
use crate::kernel::read::ReadError;

/// Reason why a table could not be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OpenError {
    /// Unknown slug.
    Game(String),
    /// Record with a format other than [`FORMAT`].
    Format(String),
    /// Refused options.
    Options(OptionsError),
    /// Refused first position.
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

/// Step of a record that could not be applied.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayError {
    /// Number of the step, from 1.
    pub number: usize,
    /// Text of the step.
    pub step: String,
    /// Parse error; `None` if the step parses but is not legal there.
    pub reason: Option<ReadError>,
}

/// Table opened from a record.
pub struct Opened {
    /// Table at the end of the record, or at the last legal position before `broken`.
    pub table: Box<dyn Table>,
    /// First step that could not be applied.
    pub broken: Option<ReplayError>,
}

/// Opens a table at the first position of the game `G` under these options.
///
/// # Errors
/// Refuses options that the game refuses.
pub fn open<G: Game>(options: &Options, seed: u64) -> Result<Box<dyn Table>, OptionsError> {
    let game = G::new(options)?;
    let start = game.start();
    Ok(Box::new(Match::new(game, options.clone(), start, seed)))
}

/// Opens a table at a position of the game `G`.
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

/// Replays a record on a table of the game `G`, ignoring the record's format and game. Stops at the first step
/// that cannot be applied and reports it.
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
