//! From the value of a position to the chance to win it.

use super::judge::{CERTAIN, POINT};
use crate::kernel::logistic::logistic;

/// What an outlook means.
#[derive(Clone, Copy)]
enum Outlook {
    /// It is the expectation itself: the share of games won less the share lost.
    Expected,
    /// So many of its points are a logit.
    Logit(i32),
}

/// Of a game that is not listed.
const USUAL: Outlook = Outlook::Logit(180);
/// What was measured in games between the best. (`docs/players.md`)
const OUTLOOKS: &[(&str, Outlook)] = &[("chevaliers", Outlook::Expected)];

/// The chance to win, in parts of a thousand.
pub fn chance_of(slug: &str, value: i32) -> u16 {
    let own = OUTLOOKS.iter().find(|(known, _)| *known == slug);
    let expected = match own.map_or(USUAL, |&(_, evaluate)| evaluate) {
        _ if value > CERTAIN => 1000,
        _ if value < -CERTAIN => -1000,
        Outlook::Expected => value / POINT,
        Outlook::Logit(points) => logistic(value * 100 / (points * POINT)),
    };
    ((1000 + expected) / 2) as u16
}

#[cfg(test)]
mod tests {
    use super::chance_of;
    use crate::search::judge::{POINT, WON};

    #[test]
    fn the_chance_grows_with_the_value() {
        for slug in ["chevaliers", "any"] {
            let chances: std::vec::Vec<u16> = (-1000..=1000)
                .map(|points| chance_of(slug, points * POINT))
                .collect();
            assert!(chances.is_sorted());
            assert_eq!(chance_of(slug, 0), 500);
            assert_eq!((chance_of(slug, WON), chance_of(slug, -WON)), (1000, 0));
        }
    }
}
