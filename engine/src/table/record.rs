//! What is saved of a game.

use alloc::string::String;
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use super::json::Json;
use crate::kernel::options::Options;
use crate::kernel::read::ReadError;

/// The format that this version writes and reads.
pub const FORMAT: &str = "partie/1";

/// The most steps of a record that is read: no game of the shelf has come near it.
pub const MOST_ACTIONS: usize = 5_000;
/// The most options of a record that is read: no game has as many.
pub const MOST_OPTIONS: usize = 32;

/// The names of the fields, sorted.
const FIELDS: [&str; 5] = ["actions", "format", "game", "options", "start"];

/// A saved game: the options, the first position and every step since, in notation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Record {
    /// Every step, in order; the rolls stand where they fell.
    pub actions: Vec<String>,
    /// The format: [`FORMAT`].
    pub format: String,
    /// The slug of the game.
    pub game: String,
    /// The options of the game.
    pub options: Options,
    /// The first position.
    pub start: String,
}

/// Why a text is no record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordError {
    /// It is not JSON.
    Text(ReadError),
    /// It is JSON, but this field is missing or holds something else than it should.
    Field(&'static str),
    /// It was written by a newer version, in this format.
    Newer(String),
    /// It has more steps or options than any game.
    TooLong,
}

impl Record {
    /// Reads the text of a record. Whether its game, options, start and steps can be played is for the table to
    /// say.
    ///
    /// # Errors
    /// The place where the text breaks off, the field that is wrong, the newer format, or that it is too long.
    pub fn read(text: &str) -> Result<Self, RecordError> {
        let json = Json::read(text).map_err(RecordError::Text)?;
        if is_too_long(&json) {
            return Err(RecordError::TooLong);
        }
        Self::of_json(&json)
    }

    /// Writes the record, its keys sorted.
    pub fn write(&self) -> String {
        self.to_json().write()
    }

    /// The record in a JSON value, however long: what this device kept is read again.
    ///
    /// # Errors
    /// As [`Record::read`].
    pub fn of_json(json: &Json) -> Result<Self, RecordError> {
        let field = |name: &'static str| json.get(name).ok_or(RecordError::Field(name));
        let text = |name: &'static str| {
            let text = field(name)?.text().ok_or(RecordError::Field(name))?;
            Ok(String::from(text))
        };
        let [actions, format, game, options, start] = FIELDS;
        let written = text(format)?;
        if written != FORMAT {
            return Err(RecordError::Newer(written));
        }
        Ok(Self {
            actions: field(actions)?.texts().ok_or(RecordError::Field(actions))?,
            format: written,
            game: text(game)?,
            options: options_of(field(options)?).ok_or(RecordError::Field(options))?,
            start: text(start)?,
        })
    }

    /// The record as a JSON value.
    pub fn to_json(&self) -> Json {
        let text = |text: &String| Json::Text(text.clone());
        Json::of_fields([
            (FIELDS[0], Json::of_texts(&self.actions)),
            (FIELDS[1], text(&self.format)),
            (FIELDS[2], text(&self.game)),
            (FIELDS[3], json_of(&self.options)),
            (FIELDS[4], text(&self.start)),
        ])
    }
}

/// Whether a record has more steps or options than any game.
fn is_too_long(json: &Json) -> bool {
    let [actions, _, _, options, _] = FIELDS;
    let actions = match json.get(actions) {
        Some(Json::List(actions)) => actions.len(),
        _ => 0,
    };
    let options = match json.get(options) {
        Some(Json::Object(options)) => options.len(),
        _ => 0,
    };
    actions > MOST_ACTIONS || options > MOST_OPTIONS
}

/// Options as a JSON object.
pub fn json_of(options: &Options) -> Json {
    let field = |(name, value): (&str, &str)| (String::from(name), Json::Text(String::from(value)));
    Json::Object(options.iter().map(field).collect())
}

/// Options in a JSON object of texts.
pub fn options_of(json: &Json) -> Option<Options> {
    let Json::Object(fields) = json else {
        return None;
    };
    fields
        .iter()
        .try_fold(Options::default(), |options, (name, value)| {
            Some(options.with(name, value.text()?))
        })
}
