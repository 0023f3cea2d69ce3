//! Numbers for drawings, written with at most two decimals.

use std::fmt;

/// A length or a factor of a drawing.
#[derive(Clone, Copy)]
pub struct Decimal(pub f64);

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hundredths = (self.0 * 100.0).round() as i64;
        let sign = if hundredths < 0 { "-" } else { "" };
        let (whole, rest) = (hundredths.abs() / 100, hundredths.abs() % 100);
        match rest {
            0 => write!(f, "{sign}{whole}"),
            _ => write!(f, "{sign}{whole}.{rest:02}"),
        }
    }
}

/// A number as an attribute.
pub fn number(value: f64) -> String {
    Decimal(value).to_string()
}

#[cfg(test)]
mod tests {
    use super::number;

    #[test]
    fn numbers_keep_two_decimals() {
        assert_eq!(number(12.0), "12");
        assert_eq!(number(-0.125), "-0.13");
        assert_eq!(number(0.999), "1");
        assert_eq!(number(3.05), "3.05");
    }
}
