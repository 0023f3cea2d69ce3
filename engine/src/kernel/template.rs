//! Message templates, a subset of ICU MessageFormat: `{piece} va en {place}.`, and plural forms: `{count,
//! plural, one {# coup} other {# coups}}`.

use alloc::string::String;
use core::fmt::{Display, Write};

use super::words::{Language, Phrase};

/// Values of the placeholders, by name.
pub type Holes<'a> = [(&'a str, &'a dyn Display)];

impl Phrase {
    /// Fills the placeholders of the phrase. A placeholder without a value stays as written.
    pub fn filled(&self, language: Language, holes: &Holes<'_>) -> String {
        let mut out = String::new();
        fill(&mut out, self.text(language), language, holes, "#");
        out
    }
}

/// Returns the index of the brace that closes the one at the start of the text.
fn closing(text: &str) -> Option<usize> {
    let mut depth = 0_usize;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'{' => depth += 1,
            b'}' if depth == 1 => return Some(at),
            b'}' => depth -= 1,
            _ => {}
        }
    }
    None
}

/// Fills a text; `number` replaces each `#`.
fn fill(out: &mut String, text: &str, language: Language, holes: &Holes<'_>, number: &str) {
    let mut rest = text;
    while let Some(at) = rest.find(['{', '#']) {
        let (before, from) = rest.split_at(at);
        out.push_str(before);
        if let Some(after) = from.strip_prefix('#') {
            out.push_str(number);
            rest = after;
            continue;
        }
        let Some(end) = closing(from) else {
            rest = from;
            break;
        };
        let (hole, after) = from.split_at(end + 1);
        if !fill_hole(out, &hole[1..end], language, holes) {
            out.push_str(hole);
        }
        rest = after;
    }
    out.push_str(rest);
}

/// Fills one placeholder; returns false if it has no value.
fn fill_hole(out: &mut String, hole: &str, language: Language, holes: &Holes<'_>) -> bool {
    let (name, forms) = match hole.split_once(',') {
        None => (hole, None),
        Some((name, kind)) => match kind.trim_start().strip_prefix("plural,") {
            Some(forms) => (name, Some(forms)),
            None => return false,
        },
    };
    let Some((_, value)) = holes.iter().find(|(known, _)| *known == name.trim()) else {
        return false;
    };
    let Some(forms) = forms else {
        return write!(out, "{value}").is_ok();
    };
    let mut number = String::new();
    let _ = write!(number, "{value}");
    let category = language.plural(number.parse().unwrap_or(u64::MAX));
    let Some(form) = form(forms, category).or_else(|| form(forms, "other")) else {
        return false;
    };
    fill(out, form, language, holes, &number);
    true
}

/// Returns the form of a plural category: `one {# coup} other {# coups}`.
fn form<'a>(forms: &'a str, category: &str) -> Option<&'a str> {
    let mut rest = forms;
    loop {
        let (name, from) = rest.split_at(rest.find('{')?);
        let end = closing(from)?;
        if name.trim() == category {
            return Some(&from[1..end]);
        }
        rest = &from[end + 1..];
    }
}

#[cfg(test)]
mod tests {
    use alloc::borrow::ToOwned;
    use alloc::boxed::Box;

    use super::super::words::{Language, Phrase, Tag, Words};

    const fn phrase(fr: &'static str) -> Phrase {
        Phrase::new("template::tests", "ANY", fr)
    }

    #[test]
    fn placeholders_are_filled_in_any_order() {
        let said = phrase("{piece} va en {place}.").filled(
            Language::FRENCH,
            &[("place", &"c3"), ("piece", &"Le chevalier")],
        );
        assert_eq!(said, "Le chevalier va en c3.");
    }

    #[test]
    fn plurals_are_those_of_the_language() {
        let steps = phrase("{count, plural, one {# coup de {all}} other {# coups de {all}}}");
        let said = |count: u64| steps.filled(Language::FRENCH, &[("count", &count), ("all", &9)]);
        assert_eq!(
            [said(0), said(1), said(2)],
            ["0 coup de 9", "1 coup de 9", "2 coups de 9"]
        );
        let forms = "{count, plural, few {# ходи} other {# ходу}}".to_owned();
        let words = Words::new([("template.tests.ANY", forms)], |_, n| match n {
            2..=4 => "few",
            _ => "many",
        });
        let language = Language::new(
            Tag::new("uk").expect("a tag"),
            Some(Box::leak(Box::new(words))),
        );
        assert_eq!(steps.filled(language, &[("count", &3)]), "3 ходи");
        assert_eq!(steps.filled(language, &[("count", &7)]), "7 ходу");
    }

    #[test]
    fn text_without_placeholders_is_unchanged() {
        for text in [
            "{",
            "}",
            "{a",
            "{a, plural, }",
            "{a, select, x {y}}",
            "{b}",
            "{a, plural, one {x",
        ] {
            let said = phrase(text).filled(Language::FRENCH, &[("a", &2)]);
            assert_eq!(said, text);
        }
        assert_eq!(phrase("« # »").filled(Language::FRENCH, &[]), "« # »");
    }
}
