//! Letter case for the languages of the app only; tables for all scripts would add 11 kB. Text is capitalized by
//! [`in_capitals`] and [`led_by_capital`], which respect the language.

use engine::kernel::words::{Language, Tag};

/// Returns the character with a code point.
const fn of(number: u32) -> char {
    match char::from_u32(number) {
        Some(letter) => letter,
        None => char::REPLACEMENT_CHARACTER,
    }
}

/// Returns the lower case of a letter.
pub const fn small(letter: char) -> char {
    match letter {
        'A'..='Z' | 'À'..='Ö' | 'Ø'..='Þ' => (letter as u8 + 32) as char,
        'А'..='Я' => of(letter as u32 + 32),
        'Ѐ'..='Џ' => of(letter as u32 + 80),
        'Ğ' | 'Ş' | 'Ґ' => of(letter as u32 + 1),
        'Œ' => 'œ',
        'Ÿ' => 'ÿ',
        _ => letter,
    }
}

/// Returns the upper case of a letter.
pub const fn capital(letter: char) -> char {
    match letter {
        'a'..='z' | 'à'..='ö' | 'ø'..='þ' => (letter as u8 - 32) as char,
        'а'..='я' => of(letter as u32 - 32),
        'ѐ'..='џ' => of(letter as u32 - 80),
        'ğ' | 'ş' | 'ґ' => of(letter as u32 - 1),
        'ı' => 'I',
        'œ' => 'Œ',
        'ÿ' => 'Ÿ',
        _ => letter,
    }
}

/// Turkish: the upper case of `i` keeps its dot (Unicode, SpecialCasing: `0069; 0069; 0130; 0130; tr`).
const TURKISH: Option<Tag> = Tag::new("tr");

/// Returns the upper case of a letter in a language.
fn capital_in(letter: char, language: Language) -> char {
    match letter {
        'i' if Some(language.tag()) == TURKISH => 'İ',
        _ => capital(letter),
    }
}

/// Returns a text of a language in capitals.
pub fn in_capitals(text: &str, language: Language) -> String {
    let signs = text.chars();
    signs.map(|sign| capital_in(sign, language)).collect()
}

/// Returns a text of a language with its first letter in upper case.
pub fn led_by_capital(text: &str, language: Language) -> String {
    let mut signs = text.chars();
    let first = signs.next().map(|sign| capital_in(sign, language));
    first.into_iter().chain(signs).collect()
}

/// Checks whether a character is a letter or a digit.
pub const fn is_letter_or_digit(sign: char) -> bool {
    let is_of_other_script =
        matches!(sign, '\u{100}'..='\u{24f}' | '\u{370}'..='\u{1fff}' | '\u{2e80}'..='\u{9fff}');
    sign.is_ascii_digit()
        || small(sign) != sign
        || capital(sign) != sign
        || sign == 'ß'
        || is_of_other_script
}

#[cfg(test)]
mod tests {
    use engine::kernel::words::{Language, Tag};

    use super::{in_capitals, is_letter_or_digit, led_by_capital, small};
    use crate::words;

    const FRENCH: Language = Language::FRENCH;

    #[test]
    fn a_turkish_i_keeps_its_dot() {
        let turkish = Language::new(Tag::new("tr").expect("a tag"), None);
        let words = [
            ("bir", "BİR"),
            ("iki", "İKİ"),
            ("altı", "ALTI"),
            ("şövalye", "ŞÖVALYE"),
            ("ışık", "IŞIK"),
        ];
        for (word, capitals) in words {
            assert_eq!(in_capitals(word, turkish), capitals);
        }
        assert_eq!(led_by_capital("iki", turkish), "İki");
        assert_eq!(led_by_capital("iki", FRENCH), "Iki");
        assert_eq!(in_capitals("six", FRENCH), "SIX");
    }

    #[test]
    fn letter_cases_match_the_standard() {
        let latin = ('\0'..='ÿ').chain(['Œ', 'œ', 'Ÿ', '’', '…', '—']);
        for sign in latin.filter(|sign| !"ßµªº²³¹¼½¾".contains(*sign)) {
            let text = sign.to_string();
            assert_eq!(small(sign).to_string(), text.to_lowercase());
            assert_eq!(in_capitals(&text, FRENCH), text.to_uppercase());
            assert_eq!(is_letter_or_digit(sign), sign.is_alphanumeric(), "{sign}");
        }
    }

    #[test]
    fn phrases_use_known_letters_only() {
        use words::{fight, lesson, message, pages, play, saving, vocabulary};
        let all = [
            fight::ALL,
            saving::ALL,
            lesson::ALL,
            message::ALL,
            pages::ALL,
            play::ALL,
            vocabulary::ALL,
        ];
        for phrase in all.into_iter().flatten() {
            for word in phrase.fr.split(' ') {
                assert_eq!(
                    word.chars().map(small).collect::<String>(),
                    word.to_lowercase()
                );
                assert_eq!(in_capitals(word, FRENCH), word.to_uppercase());
                let has = word.chars().any(char::is_alphanumeric);
                assert_eq!(word.chars().any(is_letter_or_digit), has, "{word}");
            }
        }
    }
}
