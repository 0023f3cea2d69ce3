//! Win probability: what the score of a search promises.

use super::evaluator::{MATE_IN_MAX, POINT};
use crate::kernel::logistic::logistic;

/// What the points of an evaluation mean.
#[derive(Clone, Copy)]
enum Scale {
    /// They are the expected score itself: the share of games won less the share lost.
    Expected,
    /// So many of them are a logit.
    Logit(i32),
}

/// Of a game that is not listed.
const USUAL: Scale = Scale::Logit(180);
/// What was measured in games between the best. (`docs/players.md`)
const SCALES: &[(&str, Scale)] = &[("chevaliers", Scale::Expected)];

/// The probability to win, in parts of a thousand.
pub fn win_probability(slug: &str, score: i32) -> u16 {
    let own = SCALES.iter().find(|(known, _)| *known == slug);
    let expected = match own.map_or(USUAL, |&(_, scale)| scale) {
        _ if score > MATE_IN_MAX => 1000,
        _ if score < -MATE_IN_MAX => -1000,
        Scale::Expected => score / POINT,
        Scale::Logit(points) => logistic(score * 100 / (points * POINT)),
    };
    ((1000 + expected) / 2) as u16
}

#[cfg(test)]
mod tests {
    use super::win_probability;
    use crate::search::evaluator::{MATE, POINT};

    #[test]
    fn the_chance_grows_with_the_score() {
        for slug in ["chevaliers", "any"] {
            let chances: std::vec::Vec<u16> = (-1000..=1000)
                .map(|points| win_probability(slug, points * POINT))
                .collect();
            assert!(chances.is_sorted());
            assert_eq!(win_probability(slug, 0), 500);
            assert_eq!(
                (win_probability(slug, MATE), win_probability(slug, -MATE)),
                (1000, 0)
            );
        }
    }
}
