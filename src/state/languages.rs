//! Languages besides French whose texts are loaded. The page lists those on offer: each is a file of `assets/words`,
//! so that a new language needs only a new file (docs/decisions/059).

use std::cell::RefCell;

use engine::kernel::words::{Language, Plural, Tag, Words};
use engine::table::json::Json;

thread_local! {
    static READ: RefCell<Vec<(Tag, &'static Words)>> = const { RefCell::new(Vec::new()) };
}

/// Share of stale texts above which a language counts as being revised, as a divisor: one in fifty.
const REVISED_SHARE: u64 = 50;

/// Language on offer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offered {
    /// Its tag.
    pub tag: Tag,
    /// Name of the language in that language.
    pub name: String,
    /// File of its texts.
    pub file: String,
    /// More than 2 % of its texts translate a French text that has changed since.
    pub is_being_revised: bool,
}

/// Parses the list of languages in the page. Invalid entries are skipped.
pub fn offered(list: &str) -> Vec<Offered> {
    let Ok(Json::List(all)) = Json::read(list) else {
        return Vec::new();
    };
    let one = |entry: &Json| {
        let text = |name| entry.get(name).and_then(Json::text);
        let number = |name| entry.get(name).and_then(Json::number).unwrap_or(0);
        Some(Offered {
            tag: Tag::new(text("tag")?)?,
            name: text("name")?.to_owned(),
            file: text("file")?.to_owned(),
            is_being_revised: number("stale") * REVISED_SHARE > number("texts"),
        })
    };
    all.iter().filter_map(one).collect()
}

/// Returns a language by its tag, with its texts if they are loaded.
pub fn of(tag: Tag) -> Language {
    let words = READ.with_borrow(|all| {
        let found = all.iter().find(|(known, _)| *known == tag);
        found.map(|(_, words)| *words)
    });
    Language::new(tag, words)
}

/// Checks whether a language needs no loading.
pub fn is_read(tag: Tag) -> bool {
    tag == Tag::FRENCH || READ.with_borrow(|all| all.iter().any(|(known, _)| *known == tag))
}

/// Stores the texts of a language until the page is closed. Returns false if the file does not parse.
pub fn take(tag: Tag, file: &str, plural: Plural) -> bool {
    let Ok(Json::Object(entries)) = Json::read(file) else {
        return false;
    };
    if !is_read(tag) {
        let text = |(key, text): &(String, Json)| Some((key.clone(), text.text()?.to_owned()));
        let texts: Vec<_> = entries.iter().filter_map(text).collect();
        let texts = texts.iter().map(|(key, text)| (key.as_str(), text.clone()));
        let words = Box::leak(Box::new(Words::new(texts, plural)));
        READ.with_borrow_mut(|all| all.push((tag, words)));
    }
    true
}

#[cfg(test)]
mod tests {
    use engine::kernel::words::Tag;

    use super::{is_read, of, offered, take};
    use crate::words::pages;

    #[test]
    fn missing_translations_fall_back_to_french() {
        let tag = Tag::new("xx").expect("a tag");
        assert!(!is_read(tag) && pages::PLAY.text(of(tag)) == "Jouer");
        assert!(!take(tag, "<html>", |_, _| "other"));
        assert!(take(tag, r#"{"words.pages.PLAY": "Xxx"}"#, |_, _| "other"));
        assert_eq!(pages::PLAY.text(of(tag)), "Xxx");
        assert_eq!(pages::LEARN.text(of(tag)), "Apprendre");
        assert_eq!(of(tag), of(tag));
    }

    #[test]
    fn invalid_language_files_are_not_offered() {
        let list = r#"[{"tag":"ar","name":"العربية","file":"./a.json"},{"tag":"-"},3]"#;
        let all = offered(list);
        assert_eq!(all.len(), 1);
        assert_eq!(all[0].tag.text(), "ar");
        assert_eq!(offered("no list"), []);
    }

    #[test]
    fn languages_with_stale_texts_are_marked_as_being_revised() {
        let revised = |share: &str| {
            let list = format!(r#"[{{"tag":"ar","name":"العربية","file":"./a.json"{share}}}]"#);
            offered(&list)[0].is_being_revised
        };
        assert!(!revised(""));
        assert!(!revised(r#","stale":20,"texts":1000"#));
        assert!(revised(r#","stale":21,"texts":1000"#));
    }
}
