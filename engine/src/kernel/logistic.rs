//! Logistic curve in integer arithmetic: maps log-odds to an expected score.

/// Unit of the points of an evaluation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scale {
    /// Expected score: the share of games won minus the share lost, in parts of a thousand.
    Expected,
    /// Log-odds: this many points are one logit.
    Logit(i32),
}

/// Expected scores, in parts of a thousand, of log-odds from 0 upwards in steps of a quarter logit.
const CURVE: [i32; 25] = [
    0, 124, 245, 358, 462, 555, 635, 704, 762, 809, 848, 880, 905, 925, 941, 954, 964, 972, 978,
    983, 987, 990, 992, 994, 995,
];
const QUARTER: i32 = 25;

/// Maps log-odds (hundredths of a logit) to the expected score, from -1000 (lost) over 0 (even) to 1000
/// (won). Add terms before this curve; average over dice after it.
pub const fn logistic(odds: i32) -> i32 {
    if odds < 0 {
        return -logistic(-odds);
    }
    let (whole, rest) = ((odds / QUARTER) as usize, odds % QUARTER);
    if whole + 1 >= CURVE.len() {
        return CURVE[CURVE.len() - 1];
    }
    CURVE[whole] + (CURVE[whole + 1] - CURVE[whole]) * rest / QUARTER
}

#[cfg(test)]
mod tests {
    use super::logistic;

    #[test]
    fn better_odds_promise_more() {
        let all: std::vec::Vec<i32> = (-900..=900).map(logistic).collect();
        assert!(all.is_sorted());
        assert_eq!((logistic(0), logistic(9000)), (0, 995));
        // Odds of two to one: 2/3 of all games are won, 1/3 lost.
        assert!((330..=335).contains(&logistic(69)));
    }
}
