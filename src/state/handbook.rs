//! Long texts for adults: the complete rules, the session plans, the credits. French too is loaded from a file of
//! `assets/handbook`, which defines the order of the texts (docs/decisions/060).

use std::rc::Rc;

use engine::kernel::words::Tag;
use engine::table::json::Json;

/// Suffix of the names of chapter titles.
const TITLE: &str = "_TITLE";

/// Texts of one language with their keys (`gran.rules.RING`), in file order.
#[derive(PartialEq, Eq, Debug)]
pub struct Texts(Vec<(String, String)>);

impl Texts {
    /// Parses a file; `None` if it is invalid. Empty texts are dropped.
    pub fn read(file: &str) -> Option<Self> {
        let Ok(Json::Object(entries)) = Json::read(file) else {
            return None;
        };
        let text = |(key, text): (String, Json)| match text {
            Json::Text(text) if !text.is_empty() => Some((key, text)),
            _ => None,
        };
        Some(Self(entries.into_iter().filter_map(text).collect()))
    }

    fn get(&self, key: &str) -> Option<&str> {
        let (_, text) = self.0.iter().find(|(known, _)| known == key)?;
        Some(text)
    }
}

/// Text of the handbook.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Passage<'a> {
    /// Last part of the key.
    pub name: &'a str,
    /// The text.
    pub text: &'a str,
    /// Language of the text, if it is not the reader's.
    pub lang: Option<&'static str>,
}

/// Heading with its paragraphs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter<'a> {
    /// The heading.
    pub title: Passage<'a>,
    /// The paragraphs.
    pub text: Vec<Passage<'a>>,
}

/// Handbook for a reader, in French and in the reader's own language, as far as they are loaded.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Handbook {
    french: Option<Rc<Texts>>,
    own: Option<Rc<Texts>>,
    is_foreign: bool,
}

impl Handbook {
    /// Returns the handbook for a reader of this language, whose own texts may be missing.
    pub fn new(tag: Tag, french: Option<Rc<Texts>>, own: Option<Rc<Texts>>) -> Self {
        Self {
            french,
            own,
            is_foreign: tag != Tag::FRENCH,
        }
    }

    /// Checks whether the texts in the reader's language are missing, so that all is French.
    pub fn lacks_own(&self) -> bool {
        self.is_foreign && self.own.is_none()
    }

    /// Returns the passages of a part (`gran.rules`) in French order, each in the reader's language or else in
    /// French. Empty until a file is loaded.
    pub fn passages<'a>(&'a self, part: &str) -> Vec<Passage<'a>> {
        let own = self.own.as_deref();
        let Some(order) = self.french.as_deref().or(own) else {
            return Vec::new();
        };
        let passage = |(key, french): &'a (String, String)| {
            let name = key.strip_prefix(part)?.strip_prefix('.')?;
            let own = own.and_then(|texts| texts.get(key));
            Some(Passage {
                name,
                text: own.unwrap_or(french),
                lang: (self.is_foreign && own.is_none()).then_some("fr"),
            })
        };
        order.0.iter().filter_map(passage).collect()
    }

    /// Returns the passages of a part in chapters. A text whose name ends in `_TITLE` begins a chapter.
    pub fn chapters(&self, part: &str) -> Vec<Chapter<'_>> {
        let mut all: Vec<Chapter<'_>> = Vec::new();
        for passage in self.passages(part) {
            match all.last_mut() {
                Some(chapter) if !passage.name.ends_with(TITLE) => chapter.text.push(passage),
                _ => all.push(Chapter {
                    title: passage,
                    text: Vec::new(),
                }),
            }
        }
        all
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use engine::kernel::words::Tag;

    use super::{Handbook, Texts};

    const FRENCH: &str = r#"{
        "tour.rules.AIM_TITLE": "Le but", "tour.rules.AIM": "Arrive au bout.", "tour.rules.DIE": "Lance le dé.",

        "tour.rules.END_TITLE": "La fin", "tour.rules.END": "", "tour.rulesets.X": "x"
    }"#;
    const OWN: &str =
        r#"{"@note": "n", "tour.rules.DIE": "Throw.", "tour.rules.AIM_TITLE": "Aim"}"#;

    fn texts(file: &str) -> Option<Rc<Texts>> {
        Texts::read(file).map(Rc::new)
    }

    fn english() -> Tag {
        Tag::new("en").expect("a tag")
    }

    fn said(book: &Handbook) -> Vec<(&str, Option<&str>)> {
        let all = book.passages("tour.rules").into_iter();
        all.map(|passage| (passage.text, passage.lang)).collect()
    }

    #[test]
    fn untranslated_texts_fall_back_to_french() {
        let book = Handbook::new(english(), texts(FRENCH), texts(OWN));
        let expected = [
            ("Aim", None),
            ("Arrive au bout.", Some("fr")),
            ("Throw.", None),
            ("La fin", Some("fr")),
        ];
        assert_eq!(said(&book), expected);
        let chapters = book.chapters("tour.rules");
        let lengths = chapters.iter().map(|chapter| chapter.text.len());
        assert_eq!(lengths.collect::<Vec<_>>(), [2, 0]);
        assert!(!book.lacks_own());
    }

    #[test]
    fn missing_handbook_falls_back_to_the_other_file() {
        let book = Handbook::new(english(), texts(FRENCH), None);
        assert!(book.lacks_own());
        assert_eq!(said(&book)[2], ("Lance le dé.", Some("fr")));
        let book = Handbook::new(english(), None, texts(OWN));
        assert_eq!(said(&book), [("Throw.", None), ("Aim", None)]);
        let french = Handbook::new(Tag::FRENCH, texts(FRENCH), None);
        assert!(!french.lacks_own());
        assert_eq!(said(&french)[0], ("Le but", None));
        assert_eq!(Handbook::default().passages("tour.rules"), []);
    }

    #[test]
    fn invalid_handbook_file_is_refused() {
        for text in ["", "<html>", "[]", "{\"a\": 1"] {
            assert_eq!(Texts::read(text), None, "{text}");
        }
    }
}
