//! Non-ASCII digits, as other keyboards produce them.

/// Zeros of the Arabic-Indic, Persian and full-width digits. The nine other digits follow each zero.
const ZEROS: [char; 3] = ['\u{660}', '\u{6f0}', '\u{ff10}'];

/// Returns the text with Arabic-Indic, Persian and full-width digits replaced by ASCII digits.
pub fn to_ascii(text: &str) -> String {
    text.chars().map(ascii).collect()
}

fn ascii(sign: char) -> char {
    let digit = ZEROS.iter().find_map(|zero| {
        let value = u32::from(sign).checked_sub(u32::from(*zero))?;
        char::from_digit(value, 10)
    });
    digit.unwrap_or(sign)
}

#[cfg(test)]
mod tests {
    use super::to_ascii;

    #[test]
    fn digits_of_all_keyboards_are_read() {
        for digits in [
            "0123456789",
            "٠١٢٣٤٥٦٧٨٩",
            "۰۱۲۳۴۵۶۷۸۹",
            "０１２３４５６７８９",
        ] {
            assert_eq!(to_ascii(digits), "0123456789");
        }
    }

    #[test]
    fn other_signs_stay() {
        let signs = "a/:-é\u{65f}\u{66a}\u{6ef}\u{6fa}\u{ff0f}\u{ff1a}";
        assert_eq!(to_ascii(signs), signs);
    }
}
