//! Numbers for drawings (at most two decimals) and scale factors (at most four). They are formatted here because the
//! standard library's exact formatting of floats adds 5 kB to the first load.

use std::fmt;

/// Length in a drawing.
#[derive(Clone, Copy)]
pub struct Decimal(pub f64);

/// Scale factor.
#[derive(Clone, Copy)]
pub struct Factor(pub f64);

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write(f, self.0, 2)
    }
}

impl fmt::Display for Factor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write(f, self.0, 4)
    }
}

/// Writes a number with at most the given number of decimals.
fn write(f: &mut fmt::Formatter<'_>, value: f64, decimals: usize) -> fmt::Result {
    let one = 10_u64.pow(decimals as u32);
    let parts = (value * one as f64).round() as i64;
    let sign = if parts < 0 { "-" } else { "" };
    let (whole, rest) = (parts.unsigned_abs() / one, parts.unsigned_abs() % one);
    match rest {
        0 => write!(f, "{sign}{whole}"),
        _ => write!(f, "{sign}{whole}.{rest:0decimals$}"),
    }
}

/// Formats a number as an attribute.
pub fn number(value: f64) -> String {
    Decimal(value).to_string()
}

#[cfg(test)]
mod tests {
    use super::{Factor, number};

    #[test]
    fn numbers_keep_two_decimals() {
        assert_eq!(number(12.0), "12");
        assert_eq!(number(-0.125), "-0.13");
        assert_eq!(number(0.999), "1");
        assert_eq!(number(3.05), "3.05");
    }

    #[test]
    fn factors_keep_four_decimals() {
        assert_eq!(Factor(1.0).to_string(), "1");
        assert_eq!(Factor(0.0625).to_string(), "0.0625");
        assert_eq!(Factor(1.0 / 3.0).to_string(), "0.3333");
    }
}
