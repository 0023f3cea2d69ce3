//! Punctuation between texts, for the language of the page: lists, asides, labels, sentences.
//!
//! `Intl.ListFormat` is not used: it has no series without "and" for counting aloud. Its narrow units are « A B C » in French
//! and « ABC » in Chinese, and Safari before 14.1 lacks it.

use engine::kernel::words::{Language, Phrase};

engine::phrases! {
    LIST: "{before}, {next}";
    ASIDE: "{before}, {next}";
    LABEL: "{name}\u{a0}:";
    SENTENCE: "{text}.";
    SENTENCES: "{before} {next}";
}

/// Commas of the scripts of all languages.
const COMMAS: [char; 4] = [',', '،', '，', '、'];

fn join<T: AsRef<str>>(
    between: Phrase,
    parts: impl IntoIterator<Item = T>,
    language: Language,
) -> String {
    let mut parts = parts.into_iter();
    let first = parts.next().map(|part| part.as_ref().to_owned());
    parts.fold(first.unwrap_or_default(), |before, next| {
        between.filled(language, &[("before", &before), ("next", &next.as_ref())])
    })
}

/// Joins numbers or names of equal rank: « un, deux, trois ».
pub fn list<T: AsRef<str>>(parts: impl IntoIterator<Item = T>, language: Language) -> String {
    join(LIST, parts, language)
}

/// Joins a name and its descriptions: « ligne 3, colonne 5, chevalier ».
pub fn asides<T: AsRef<str>>(parts: impl IntoIterator<Item = T>, language: Language) -> String {
    join(ASIDE, parts, language)
}

/// Returns the name of a value, before that value: « Attaquant : ».
pub fn label(name: &str, language: Language) -> String {
    LABEL.filled(language, &[("name", &name)])
}

/// Returns a text with a full stop: « Chevaliers et Dragons. »
pub fn sentence(text: &str, language: Language) -> String {
    SENTENCE.filled(language, &[("text", &text)])
}

/// Joins texts that end with a full stop, a question mark or an exclamation mark: « Le prince. Qui joue ? »
pub fn sentences<T: AsRef<str>>(parts: impl IntoIterator<Item = T>, language: Language) -> String {
    join(SENTENCES, parts, language)
}

/// Returns a name without the explanation after its comma.
pub fn before_comma(name: &str) -> &str {
    name.split(COMMAS).next().unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use engine::kernel::words::{Language, Tag, Words};

    use super::{asides, before_comma, label, list, sentence, sentences};

    fn chinese() -> Language {
        let texts = [
            ("words.punctuation.LIST", "{before}、{next}"),
            ("words.punctuation.ASIDE", "{before}，{next}"),
            ("words.punctuation.LABEL", "{name}："),
            ("words.punctuation.SENTENCE", "{text}。"),
            ("words.punctuation.SENTENCES", "{before}{next}"),
        ];
        let texts = texts.map(|(key, text)| (key, text.to_owned()));
        let words = Box::leak(Box::new(Words::new(texts, |_, _| "other")));
        Language::new(Tag::new("zh-Hans").expect("a tag"), Some(words))
    }

    #[test]
    fn lists_have_the_commas_of_the_language() {
        assert_eq!(
            list(["un", "deux", "trois"], Language::FRENCH),
            "un, deux, trois"
        );
        assert_eq!(list(["一", "二", "三"], chinese()), "一、二、三");
        assert_eq!(asides(["第3行", "骑士"], chinese()), "第3行，骑士");
        assert_eq!(list(["un"], Language::FRENCH), "un");
        assert_eq!(list([""; 0], Language::FRENCH), "");
    }

    #[test]
    fn a_colon_has_a_space_before_it_in_french_only() {
        assert_eq!(label("Attaquant", Language::FRENCH), "Attaquant\u{a0}:");
        assert_eq!(label("攻方", chinese()), "攻方：");
    }

    #[test]
    fn sentences_have_the_full_stop_and_the_space_of_the_language() {
        let told = |texts: [&str; 2], language: Language| {
            sentences([&sentence(texts[0], language), texts[1]], language)
        };
        assert_eq!(
            told(["Royaume", "Qui joue\u{a0}?"], Language::FRENCH),
            "Royaume. Qui joue\u{a0}?"
        );
        assert_eq!(told(["王国", "谁来玩？"], chinese()), "王国。谁来玩？");
    }

    #[test]
    fn names_are_cut_at_the_comma_of_their_script() {
        for name in [
            "Tyran, roi",
            "Tyran، roi",
            "Tyran，roi",
            "Tyran、roi",
            "Tyran",
        ] {
            assert_eq!(before_comma(name), "Tyran");
        }
    }
}
