//! The options under which a game is opened.

use alloc::collections::BTreeMap;
use alloc::string::String;
use core::fmt;

use serde::{Deserialize, Serialize};

use super::words::Phrase;

/// Named options of a game, as in section 8 of its rules; an absent one has its default.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Options(BTreeMap<String, String>);

impl Options {
    /// The value given for an option, if any.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(String::as_str)
    }

    /// These options with one more, or one changed.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<String>) -> Self {
        self.0.insert(name.into(), value.into());
        self
    }

    /// These options without one.
    #[must_use]
    pub fn without(mut self, name: &str) -> Self {
        self.0.remove(name);
        self
    }

    /// All given options, by name.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(k, v)| (k.as_str(), v.as_str()))
    }

    /// The first option whose name the game does not know.
    pub fn unknown(&self, known: &[&str]) -> Option<&str> {
        self.0
            .keys()
            .map(String::as_str)
            .find(|name| !known.contains(name))
    }
}

/// An option that the game refuses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionsError {
    /// The name of the option.
    pub option: String,
    /// The value that was given.
    pub value: String,
    /// Why it is refused.
    pub reason: &'static Phrase,
}

impl fmt::Display for OptionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "option {}={}: {}",
            self.option, self.value, self.reason.en
        )
    }
}

impl core::error::Error for OptionsError {}
