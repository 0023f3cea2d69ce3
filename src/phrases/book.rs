//! What stands where: for every sentence the places of the screen that show or say it, and the pictures there.

use std::collections::{BTreeMap, BTreeSet};

use engine::kernel::words::Phrase;

use super::list::key;

/// A kind of place on the screen where a sentence is shown or said.
pub type Place = &'static str;

/// The places of every sentence, by its words ([`key`]), with the pictures that stand there: `#name` is a drawing of the
/// sheets, `.name` a shape that the app draws, by its class.
#[derive(Default)]
pub struct Book(BTreeMap<String, BTreeMap<Place, BTreeSet<String>>>);

impl Book {
    /// Notes a text at a place with a picture.
    pub fn text(&mut self, text: &str, place: Place, picture: String) {
        let places = self.0.entry(key(text)).or_default();
        places.entry(place).or_default().insert(picture);
    }

    /// Notes a phrase at a place with a drawing of the sheets.
    pub fn drawing(&mut self, phrase: &Phrase, place: Place, name: &str) {
        self.text(phrase.fr, place, format!("#{name}"));
    }

    /// Notes a phrase at a place with a shape that the app draws.
    pub fn shape(&mut self, phrase: &Phrase, place: Place, class: &str) {
        self.text(phrase.fr, place, format!(".{class}"));
    }

    /// The places of a text with their pictures.
    pub fn of(&self, text: &str) -> Option<&BTreeMap<Place, BTreeSet<String>>> {
        self.0.get(&key(text))
    }
}
