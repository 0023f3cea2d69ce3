//! Record: the saved form of a game.

use alloc::string::String;
use alloc::vec::Vec;

use serde::{Deserialize, Serialize};

use super::json::Json;
use crate::kernel::options::Options;
use crate::kernel::read::ReadError;

/// Format that this version writes and reads.
pub const FORMAT: &str = "partie/1";

/// Maximum number of steps in a record that is read; real games stay far below.
pub const MOST_ACTIONS: usize = 5_000;
/// Maximum number of options in a record that is read; no game has as many.
pub const MOST_OPTIONS: usize = 32;

/// Names of the fields, sorted.
const FIELDS: [&str; 5] = ["actions", "format", "game", "options", "start"];

/// Saved game: the options, the first position and every step since, in notation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Record {
    /// All steps in order, rolls included.
    pub actions: Vec<String>,
    /// Format: [`FORMAT`].
    pub format: String,
    /// Slug of the game.
    pub game: String,
    /// Options of the game.
    pub options: Options,
    /// First position.
    pub start: String,
}

/// Reason why a text is not a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordError {
    /// The text is not JSON.
    Text(ReadError),
    /// This field is missing or has the wrong type.
    Field(&'static str),
    /// A newer version wrote it, in this format.
    Newer(String),
    /// It has more steps or options than any game.
    TooLong,
}

impl Record {
    /// Parses a record. The table checks later whether its game, options, start and steps can be played.
    ///
    /// # Errors
    /// The position of a syntax error, the invalid field, the newer format, or excessive length.
    pub fn read(text: &str) -> Result<Self, RecordError> {
        let json = Json::read(text).map_err(RecordError::Text)?;
        if is_too_long(&json) {
            return Err(RecordError::TooLong);
        }
        Self::of_json(&json)
    }

    /// Writes the record, with sorted keys.
    pub fn write(&self) -> String {
        self.to_json().write()
    }

    /// Reads a record of any length from a JSON value: records saved on this device are trusted.
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

    /// Converts the record to a JSON value.
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

/// Checks whether a record has more steps or options than any game.
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

/// Converts options to a JSON object.
pub fn json_of(options: &Options) -> Json {
    let field = |(name, value): (&str, &str)| (String::from(name), Json::Text(String::from(value)));
    Json::Object(options.iter().map(field).collect())
}

/// Reads options from a JSON object of strings.
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
