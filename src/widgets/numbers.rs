//! Exact numbers formatted for readers.

use engine::kernel::odds::Fraction;
use engine::kernel::words::Language;

use crate::words::classroom as words;

/// Formats a number given in units of `10^-places`, without trailing zeros.
pub fn decimal(parts: u32, places: u32, language: Language) -> String {
    let unit = 10_u32.pow(places);
    let (whole, mut rest, mut places) = (parts / unit, parts % unit, places as usize);
    while places > 0 && rest.is_multiple_of(10) {
        rest /= 10;
        places -= 1;
    }
    match places {
        0 => whole.to_string(),
        _ => words::DECIMAL.filled(
            language,
            &[("whole", &whole), ("parts", &format!("{rest:0places$}"))],
        ),
    }
}

/// Formats a chance in percent: exactly if two decimals are enough, otherwise to the nearest tenth.
pub fn percent(chance: Fraction, language: Language) -> String {
    let number = if chance.is_exact_in(10_000) {
        decimal(chance.parts(10_000), 2, language)
    } else {
        decimal(chance.parts(1_000), 1, language)
    };
    words::PERCENT.filled(language, &[("number", &number)])
}

/// Formats a chance in words: « 21 chances sur 31 ».
pub fn chances(chance: Fraction, language: Language) -> String {
    words::CHANCES.filled(
        language,
        &[("wins", &chance.numerator), ("all", &chance.denominator)],
    )
}

/// Formats a mean as a fraction and a decimal number: « 36/31, environ 1,16 ».
pub fn mean(mean: Fraction, language: Language) -> String {
    let Fraction {
        numerator,
        denominator,
    } = mean;
    let number = if mean.is_exact_in(1_000) {
        decimal(mean.parts(1_000), 3, language)
    } else {
        format!("≈\u{a0}{}", decimal(mean.parts(100), 2, language))
    };
    match denominator {
        1 => number,
        _ => format!("{numerator}/{denominator} ({number})"),
    }
}

#[cfg(test)]
mod tests {
    use engine::kernel::odds::Fraction;
    use engine::kernel::words::Language;

    use super::{chances, mean, percent};

    fn fraction(numerator: u32, denominator: u32) -> Fraction {
        Fraction::new(numerator, denominator).expect("no division by 0")
    }

    #[test]
    fn percents_are_exact_where_two_decimals_are_enough() {
        let french = |n, d| percent(fraction(n, d), Language::FRENCH);
        assert_eq!(french(1, 2), "50\u{a0}%");
        assert_eq!(french(13, 16), "81,25\u{a0}%");
        assert_eq!(french(21, 31), "67,7\u{a0}%");
        assert_eq!(french(10, 31), "32,3\u{a0}%");
    }

    #[test]
    fn means_and_chances_in_words() {
        assert_eq!(
            mean(fraction(36, 31), Language::FRENCH),
            "36/31 (≈\u{a0}1,16)"
        );
        assert_eq!(mean(fraction(9, 8), Language::FRENCH), "9/8 (1,125)");
        assert_eq!(mean(fraction(1, 1), Language::FRENCH), "1");
        assert_eq!(
            chances(fraction(21, 31), Language::FRENCH),
            "21 chances sur 31"
        );
        assert_eq!(chances(fraction(1, 2), Language::FRENCH), "1 chance sur 2");
    }
}
