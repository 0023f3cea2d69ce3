//! Proof of a problem, in a few words.

use core::fmt;

/// Probability, in parts of a thousand.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Share(pub u16);

impl Share {
    /// Converts from millionths, rounded.
    pub const fn of_millionths(millionths: u32) -> Self {
        Self(((millionths + 500) / 1000) as u16)
    }

    fn read(text: &str) -> Option<Self> {
        let (whole, parts) = text.split_once('.')?;
        let is_digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if whole.len() != 1 || parts.len() != 3 || !is_digits(whole) || !is_digits(parts) {
            return None;
        }
        let share = whole.parse::<u16>().ok()? * 1000 + parts.parse::<u16>().ok()?;
        (share <= 1000).then_some(Self(share))
    }
}

impl fmt::Display for Share {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{:03}", self.0 / 1000, self.0 % 1000)
    }
}

/// Proof.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Proof {
    /// One of this many actions is right: `only 1 of 14`.
    Only(u16),
    /// Probability with the solution, and with the best alternative: `0.830 against 0.580`. For a saving problem
    /// it is the opponents' probability, so lower is better.
    Against(Share, Share),
    /// This many turns are needed, no fewer: `in 3 turns`.
    Turns(u8),
    /// Totals of attacker and defender, or the lowest winning face and the highest losing one: `5 to 3`.
    Score(u8, u8),
}

impl Proof {
    /// Parses a proof.
    pub fn read(text: &str) -> Option<Self> {
        let number = |text: &str| crate::kernel::reader::number(text);
        let small = |text: &str| number(text).and_then(|number| u8::try_from(number).ok());
        if let Some(of) = text.strip_prefix("only 1 of ") {
            return u16::try_from(number(of)?).ok().map(Self::Only);
        }
        if let Some(turns) = text.strip_prefix("in ") {
            return small(turns.strip_suffix(" turns")?).map(Self::Turns);
        }
        if let Some((best, next)) = text.split_once(" against ") {
            return Some(Self::Against(Share::read(best)?, Share::read(next)?));
        }
        let (one, other) = text.split_once(" to ")?;
        Some(Self::Score(small(one)?, small(other)?))
    }
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Only(of) => write!(f, "only 1 of {of}"),
            Self::Against(best, next) => write!(f, "{best} against {next}"),
            Self::Turns(turns) => write!(f, "in {turns} turns"),
            Self::Score(one, other) => write!(f, "{one} to {other}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::string::ToString;

    use super::Proof;

    #[test]
    fn proofs_round_trip() {
        for text in [
            "only 1 of 14",
            "0.830 against 0.580",
            "1.000 against 0.000",
            "in 3 turns",
            "5 to 3",
        ] {
            let proof = Proof::read(text).expect(text);
            assert_eq!(proof.to_string(), text);
        }
        for text in [
            "",
            "only 1 of 014",
            "1.001 against 0.000",
            "0.83 against 0.58",
            "in 3",
            "5 to",
        ] {
            assert_eq!(Proof::read(text), None, "{text}");
        }
    }
}
