//! Context of each sentence: the kinds of places on the screen that show or speak it, and the pictures there.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use engine::kernel::words::Phrase;

use super::list::key;

/// Kind of place on the screen where a sentence is shown or spoken.
pub type Place = &'static str;

/// Places of every sentence with their pictures, by the sentence's [`key`]. `#name` is a symbol of the sprite sheets;
/// `.name` is the CSS class of a shape drawn by the app.
#[derive(Default)]
pub struct Book {
    places: BTreeMap<String, BTreeMap<Place, BTreeSet<String>>>,
    noted: Noted,
}

/// Cache of texts already noted, by sign and place, with their picture names. Games repeat the same texts at every
/// step, and computing keys is slow.
type Noted = HashMap<(&'static str, Place), HashMap<String, HashSet<String>>>;

impl Book {
    /// Notes a text at a place with a picture.
    pub fn text(&mut self, text: &str, place: Place, picture: String) {
        self.note(text, place, "", &picture);
    }

    /// Notes a phrase at a place with a symbol of the sprite sheets.
    pub fn drawing(&mut self, phrase: &Phrase, place: Place, name: &str) {
        self.note(phrase.fr, place, "#", name);
    }

    /// Notes a phrase at a place with a shape drawn by the app.
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

    /// Returns the places of a text with their pictures.
    pub fn of(&self, text: &str) -> Option<&BTreeMap<Place, BTreeSet<String>>> {
        self.places.get(&key(text))
    }
}
