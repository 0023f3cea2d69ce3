//! Options under which a game is opened.

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::reasons;
use super::words::Phrase;

/// Named options of a game, as in section 8 of its rules, sorted by name; an absent option has its default.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Options(Vec<(String, String)>);

impl Options {
    fn slot(&self, name: &str) -> Result<usize, usize> {
        self.0
            .binary_search_by(|(other, _)| other.as_str().cmp(name))
    }

    /// Returns the value given for an option, if any.
    pub fn get(&self, name: &str) -> Option<&str> {
        let slot = self.slot(name).ok()?;
        Some(&self.0[slot].1)
    }

    /// Adds or changes one option.
    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<String>) -> Self {
        match self.slot(name) {
            Ok(slot) => self.0[slot].1 = value.into(),
            Err(slot) => self.0.insert(slot, (name.into(), value.into())),
        }
        self
    }

    /// Removes one option.
    #[must_use]
    pub fn without(mut self, name: &str) -> Self {
        if let Ok(slot) = self.slot(name) {
            self.0.remove(slot);
        }
        self
    }

    /// Iterates over all given options, by name.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(k, v)| (k.as_str(), v.as_str()))
    }

    /// Checks that the game knows all options.
    ///
    /// # Errors
    /// Names the first unknown option.
    pub fn check(&self, known: &[&str]) -> Result<(), OptionsError> {
        let mut names = self.0.iter().map(|(name, _)| name.as_str());
        match names.find(|name| !known.contains(name)) {
            Some(name) => Err(self.refused(name, &reasons::UNKNOWN_OPTION)),
            None => Ok(()),
        }
    }

    /// Parses the value of an option with `read`, or returns the default.
    ///
    /// # Errors
    /// Refuses, with `reason`, a value that `read` rejects.
    pub fn read<'a, T>(
        &'a self,
        name: &str,
        default: T,
        reason: &'static Phrase,
        read: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<T, OptionsError> {
        match self.get(name) {
            None => Ok(default),
            Some(value) => read(value).ok_or_else(|| self.refused(name, reason)),
        }
    }

    /// Creates the error for a refused option, with its given or empty value.
    pub fn refused(&self, name: &str, reason: &'static Phrase) -> OptionsError {
        OptionsError {
            option: name.into(),
            value: self.get(name).unwrap_or_default().into(),
            reason,
        }
    }
}

impl<K: AsRef<str>, V: Into<String>> FromIterator<(K, V)> for Options {
    /// The last value of a repeated option wins.
    fn from_iter<I: IntoIterator<Item = (K, V)>>(pairs: I) -> Self {
        let add = |all: Self, (name, value): (K, V)| all.with(name.as_ref(), value);
        pairs.into_iter().fold(Self::default(), add)
    }
}

impl Serialize for Options {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(self.iter())
    }
}

impl<'de> Deserialize<'de> for Options {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let sorted: BTreeMap<String, String> = BTreeMap::deserialize(from)?;
        Ok(Self(sorted.into_iter().collect()))
    }
}

/// Option that the game refuses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OptionsError {
    /// Name of the option.
    pub option: String,
    /// Given value.
    pub value: String,
    /// Reason for the refusal.
    pub reason: &'static Phrase,
}

impl fmt::Display for OptionsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "option {}={}: {}",
            self.option, self.value, self.reason.fr
        )
    }
}

impl core::error::Error for OptionsError {}
