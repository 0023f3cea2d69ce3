//! What stands where: for every sentence the places of the screen that show or say it, and the pictures there.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use engine::kernel::words::Phrase;

use super::list::key;

/// A kind of place on the screen where a sentence is shown or said.
pub type Place = &'static str;

/// The places of every sentence, by its words ([`key`]), with the pictures that stand there: `#name` is a drawing of the
/// sheets, `.name` a shape that the app draws, by its class.
#[derive(Default)]
pub struct Book {
    places: BTreeMap<String, BTreeMap<Place, BTreeSet<String>>>,
    noted: Noted,
}

/// What is noted already, as it was given: by sign and place and text, the names. Games say the same at every step, and taking a
/// text apart takes long.
type Noted = HashMap<(&'static str, Place), HashMap<String, HashSet<String>>>;

impl Book {
    /// Notes a text at a place with a picture.
    pub fn text(&mut self, text: &str, place: Place, picture: String) {
        self.note(text, place, "", &picture);
    }

    /// Notes a phrase at a place with a drawing of the sheets.
    pub fn drawing(&mut self, phrase: &Phrase, place: Place, name: &str) {
        self.note(phrase.fr, place, "#", name);
    }

    /// Notes a phrase at a place with a shape that the app draws.
    pub fn shape(&mut self, phrase: &Phrase, place: Place, class: &str) {
        self.note(phrase.fr, place, ".", class);
    }

    fn note(&mut self, text: &str, place: Place, sign: &'static str, name: &str) {
        let texts = self.noted.entry((sign, place)).or_default();
        if texts.get(text).is_some_and(|names| names.contains(name)) {
            return;
        }
        let names = texts.entry(text.to_owned()).or_default();
        names.insert(name.to_owned());
        let places = self.places.entry(key(text)).or_default();
        let pictures = places.entry(place).or_default();
        pictures.insert(format!("{sign}{name}"));
    }

    /// The places of a text with their pictures.
    pub fn of(&self, text: &str) -> Option<&BTreeMap<Place, BTreeSet<String>>> {
        self.places.get(&key(text))
    }
}
