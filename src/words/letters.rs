//! Large and small letters, as far as the languages of the app have them: the tables of all scripts would weigh 11 kB. A
//! Turkish `i` needs its language to become large, and stays without its dot here.

/// The letter of that number.
const fn of(number: u32) -> char {
    match char::from_u32(number) {
        Some(letter) => letter,
        None => char::REPLACEMENT_CHARACTER,
    }
}

/// The small letter of a letter.
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

/// The capital of a letter.
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

/// A text in capitals.
pub fn in_capitals(text: &str) -> String {
    text.chars().map(capital).collect()
}

/// A text that begins with a capital.
pub fn led_by_capital(text: &str) -> String {
    let mut signs = text.chars();
    let first = signs.next().map(capital);
    first.into_iter().chain(signs).collect()
}

/// Whether it is a letter or a digit.
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
    use super::{in_capitals, is_letter_or_digit, small};
    use crate::words;

    #[test]
    fn letters_are_what_the_standard_says_they_are() {
        let latin = ('\0'..='ÿ').chain(['Œ', 'œ', 'Ÿ', '’', '…', '—']);
        for sign in latin.filter(|sign| !"ßµªº²³¹¼½¾".contains(*sign)) {
            let text = sign.to_string();
            assert_eq!(small(sign).to_string(), text.to_lowercase());
            assert_eq!(in_capitals(&text), text.to_uppercase());
            assert_eq!(is_letter_or_digit(sign), sign.is_alphanumeric(), "{sign}");
        }
    }

    #[test]
    fn no_phrase_has_other_letters() {
        use words::{fight, kept, lesson, message, pages, play, vocabulary};
        let all = [
            fight::ALL,
            kept::ALL,
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
                assert_eq!(in_capitals(word), word.to_uppercase());
                let has = word.chars().any(char::is_alphanumeric);
                assert_eq!(word.chars().any(is_letter_or_digit), has, "{word}");
            }
        }
    }
}
