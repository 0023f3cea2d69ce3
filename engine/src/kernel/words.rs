//! Phrases: every text that is shown or spoken. French is declared in the code and checked by the compiler.
//! Other languages are files of texts by key, loaded when a language is chosen. Start with [`Phrase`].

use alloc::string::String;
use alloc::vec::Vec;

/// Language tag, as in HTML: `fr`, `zh-Hans`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tag([u8; Self::LENGTH]);

impl Default for Tag {
    fn default() -> Self {
        Self::FRENCH
    }
}

impl Tag {
    /// Maximum length of a language tag, in bytes.
    const LENGTH: usize = 12;

    /// Tag of French, the source language of every phrase.
    pub const FRENCH: Self = match Self::of_bytes(b"fr") {
        Some(tag) => tag,
        None => unreachable!(),
    };

    /// Parses a tag: letters, digits and hyphens, beginning with a letter.
    pub const fn new(text: &str) -> Option<Self> {
        Self::of_bytes(text.as_bytes())
    }

    const fn of_bytes(bytes: &[u8]) -> Option<Self> {
        if bytes.is_empty() || bytes.len() > Self::LENGTH || !bytes[0].is_ascii_alphabetic() {
            return None;
        }
        let mut tag = [0; Self::LENGTH];
        let mut at = 0;
        while at < bytes.len() {
            if !bytes[at].is_ascii_alphanumeric() && bytes[at] != b'-' {
                return None;
            }
            tag[at] = bytes[at];
            at += 1;
        }
        Some(Self(tag))
    }

    /// Returns the tag as text.
    pub fn text(&self) -> &str {
        let end = self.0.iter().position(|byte| *byte == 0);
        let bytes = &self.0[..end.unwrap_or(Self::LENGTH)];
        core::str::from_utf8(bytes).unwrap_or_default()
    }
}

/// Plural rule of a language: maps a number to its Unicode category (`one`, `few`, `other`).
pub type Plural = fn(Tag, u64) -> &'static str;

/// Texts of a language other than French.
#[derive(Debug)]
pub struct Words {
    texts: Vec<(u32, String)>,
    plural: Plural,
}

impl Words {
    /// Creates a table from texts by key and the plural rule of the language.
    pub fn new<'a>(texts: impl IntoIterator<Item = (&'a str, String)>, plural: Plural) -> Self {
        let texts = texts.into_iter().map(|(key, text)| (id(key), text));
        let mut texts: Vec<_> = texts.filter(|(_, text)| !text.is_empty()).collect();
        texts.sort_unstable_by_key(|(id, _)| *id);
        Self { texts, plural }
    }

    fn text(&self, id: u32) -> Option<&str> {
        let at = self.texts.binary_search_by_key(&id, |(id, _)| *id).ok()?;
        Some(&self.texts[at].1)
    }
}

/// Keys of a file's metadata about its language.
const DIR: u32 = id("@dir");
const NUMERALS: u32 = id("@numbers");

/// Language of the app; French is the default.
#[derive(Clone, Copy, Debug)]
pub struct Language {
    tag: Tag,
    words: Option<&'static Words>,
}

impl Language {
    /// French.
    pub const FRENCH: Self = Self {
        tag: Tag::FRENCH,
        words: None,
    };

    /// Creates a language with its texts; missing texts fall back to French.
    pub const fn new(tag: Tag, words: Option<&'static Words>) -> Self {
        Self { tag, words }
    }

    /// Returns the tag.
    pub const fn tag(self) -> Tag {
        self.tag
    }

    /// Checks whether the language has its own text for a phrase.
    pub fn has(self, phrase: &Phrase) -> bool {
        match self.words {
            Some(words) => words.text(phrase.id).is_some(),
            None => self.tag == Tag::FRENCH,
        }
    }

    /// Returns the metadata of the language file under a key hash.
    fn head(self, id: u32) -> Option<&'static str> {
        self.words.and_then(|words| words.text(id))
    }

    /// Checks whether the language is written from right to left (`@dir` in its file).
    pub fn is_rtl(self) -> bool {
        self.head(DIR) == Some("rtl")
    }

    /// Returns a number in the language's own numerals (`@numbers` in its file, from 0 on), if it has one.
    pub fn numeral(self, number: usize) -> Option<&'static str> {
        self.head(NUMERALS)?.split(' ').nth(number)
    }

    /// Replaces the numbers of a text by the language's numerals. Digits that touch a letter, as in `A4`,
    /// stay.
    pub fn in_numerals(self, text: &str) -> String {
        let mut out = String::new();
        let mut rest = text;
        while let Some(begin) = rest.find(|sign: char| sign.is_ascii_digit()) {
            let (before, from) = rest.split_at(begin);
            let end = from.find(|sign: char| !sign.is_ascii_digit());
            let (digits, after) = from.split_at(end.unwrap_or(from.len()));
            let is_name = before.ends_with(|sign: char| sign.is_ascii_alphabetic());
            let number = digits.parse().ok().filter(|_| !is_name);
            out.push_str(before);
            out.push_str(
                number
                    .and_then(|number| self.numeral(number))
                    .unwrap_or(digits),
            );
            rest = after;
        }
        out + rest
    }

    /// Returns the plural category of a number.
    pub(crate) fn plural(self, number: u64) -> &'static str {
        match self.words {
            Some(words) => (words.plural)(self.tag, number),
            None if number < 2 => "one",
            None => "other",
        }
    }
}

impl Default for Language {
    fn default() -> Self {
        Self::FRENCH
    }
}

impl PartialEq for Language {
    fn eq(&self, other: &Self) -> bool {
        let same = match (self.words, other.words) {
            (Some(one), Some(other)) => core::ptr::eq(one, other),
            (one, other) => one.is_none() && other.is_none(),
        };
        same && self.tag == other.tag
    }
}

impl Eq for Language {}

/// Phrase: its French text, and the key hash of its translations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Phrase {
    /// Hash of its key: see [`id`].
    pub id: u32,
    /// French text.
    pub fr: &'static str,
}

impl Phrase {
    /// Creates a phrase of a module, as [`phrases!`](crate::phrases) declares it.
    pub const fn new(module: &str, name: &str, fr: &'static str) -> Self {
        Self {
            id: id_in(module, name),
            fr,
        }
    }

    /// Returns the text in a language, falling back to French.
    pub fn text(&self, language: Language) -> &'static str {
        let own = language.words.and_then(|words| words.text(self.id));
        own.unwrap_or(self.fr)
    }
}

const BEGIN: u32 = 0x811c_9dc5;

const fn with(hash: u32, byte: u8) -> u32 {
    (hash ^ byte as u32).wrapping_mul(0x0100_0193)
}

/// Hashes a key (`chevaliers.words.SOLDIER`) with 32-bit FNV-1a. Tests check that no two keys collide.
pub const fn id(key: &str) -> u32 {
    let key = key.as_bytes();
    let mut hash = BEGIN;
    let mut at = 0;
    while at < key.len() {
        hash = with(hash, key[at]);
        at += 1;
    }
    hash
}

/// Hashes the key of a phrase: the last two parts of its module path, and its name, joined by dots.
const fn id_in(module: &str, name: &str) -> u32 {
    let (path, name) = (module.as_bytes(), name.as_bytes());
    let mut begin = path.len();
    let mut parts = 0;
    while begin > 0 && parts < 2 {
        begin -= 1;
        if path[begin] == b':' {
            parts += 1;
            begin -= 1;
        }
    }
    if parts == 2 {
        begin += 2;
    }
    let mut hash = BEGIN;
    while begin < path.len() {
        if path[begin] == b':' {
            hash = with(hash, b'.');
            begin += 1;
        } else {
            hash = with(hash, path[begin]);
        }
        begin += 1;
    }
    hash = with(hash, b'.');
    let mut at = 0;
    while at < name.len() {
        hash = with(hash, name[at]);
        at += 1;
    }
    hash
}

/// Declares phrases as constants `NAME: "français";` and lists them in `ALL`. The key of each in the files of
/// `assets/words` consists of the last two parts of the module path and its name.
#[macro_export]
macro_rules! phrases {
    ($($(#[$doc:meta])* $name:ident: $fr:expr;)*) => {
        $(
            $(#[$doc])*
            pub const $name: $crate::kernel::words::Phrase =
                $crate::kernel::words::Phrase::new(module_path!(), stringify!($name), $fr);
        )*
        /// All phrases declared here.
        pub const ALL: &[&$crate::kernel::words::Phrase] = &[$(&$name),*];
    };
}

#[cfg(test)]
mod tests {
    use alloc::borrow::ToOwned;
    use alloc::boxed::Box;

    use super::{Language, Phrase, Tag, Words, id};

    const KNIGHT: Phrase = Phrase::new("engine::games::tour::words", "KNIGHT", "chevalier");
    const CASTLE: Phrase = Phrase::new("tour::words", "CASTLE", "château");

    fn language() -> Language {
        let texts = [("tour.words.KNIGHT", "caballero".to_owned())];
        let words = Box::leak(Box::new(Words::new(texts, |_, _| "other")));
        Language::new(Tag::new("es").expect("a tag"), Some(words))
    }

    #[test]
    fn a_key_is_made_of_the_module_and_the_name() {
        assert_eq!(KNIGHT.id, id("tour.words.KNIGHT"));
        assert_eq!(CASTLE.id, id("tour.words.CASTLE"));
        assert_eq!(Phrase::new("words", "A", "").id, id("words.A"));
    }

    #[test]
    fn missing_translation_falls_back_to_french() {
        assert_eq!(KNIGHT.text(language()), "caballero");
        assert_eq!(CASTLE.text(language()), "château");
        assert_eq!(KNIGHT.text(Language::FRENCH), "chevalier");
        assert!(language().has(&KNIGHT) && !language().has(&CASTLE));
        assert!(Language::FRENCH.has(&CASTLE));
    }

    #[test]
    fn a_language_has_its_own_direction_and_numerals() {
        let texts = [
            ("@dir", "rtl".to_owned()),
            ("@numbers", "٠ ١ ٢ ٣".to_owned()),
        ];
        let words = Box::leak(Box::new(Words::new(texts, |_, _| "other")));
        let arabic = Language::new(Tag::new("ar").expect("a tag"), Some(words));
        assert!(arabic.is_rtl() && !language().is_rtl() && !Language::FRENCH.is_rtl());
        assert_eq!((arabic.numeral(3), arabic.numeral(4)), (Some("٣"), None));
        let told = [
            ("فارس, حجم 3", "فارس, حجم ٣"),
            ("1-2, 4 A3", "١-٢, 4 A3"),
            ("", ""),
        ];
        for (text, wanted) in told {
            assert_eq!(arabic.in_numerals(text), wanted);
            assert_eq!(language().in_numerals(text), text);
        }
    }

    #[test]
    fn a_tag_is_short_and_plain() {
        assert_eq!(Tag::new("zh-Hans").expect("a tag").text(), "zh-Hans");
        for bad in ["", "-fr", "français", "a tag", "much-too-long"] {
            assert_eq!(Tag::new(bad), None, "{bad}");
        }
    }
}
