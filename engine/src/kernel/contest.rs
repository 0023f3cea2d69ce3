//! The exact chances of a fight between two dice: whole numbers only.

use super::scene::{Side, Throws};

/// A number as a fraction in lowest terms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fraction {
    /// Above the bar.
    pub numerator: u32,
    /// Below the bar; never 0.
    pub denominator: u32,
}

impl Fraction {
    /// The fraction in lowest terms; nothing if it would divide by 0.
    pub const fn new(numerator: u32, denominator: u32) -> Option<Self> {
        if denominator == 0 {
            return None;
        }
        let (mut a, mut b) = (numerator, denominator);
        while b > 0 {
            (a, b) = (b, a % b);
        }
        Some(Self {
            numerator: numerator / a,
            denominator: denominator / a,
        })
    }

    /// The fraction in parts of `whole`, rounded to the nearest; a half goes up.
    pub const fn parts(self, whole: u32) -> u32 {
        let (n, d) = (self.numerator as u64, self.denominator as u64);
        ((2 * n * whole as u64 + d) / (2 * d)) as u32
    }

    /// Whether it is a whole number of parts of `whole`.
    pub const fn is_exact_in(self, whole: u32) -> bool {
        (self.numerator as u64 * whole as u64).is_multiple_of(self.denominator as u64)
    }
}

/// Who throws: the six faces of the die and the bonus that is added.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thrower {
    /// The faces of the die.
    pub faces: [u8; 6],
    /// What is added to it.
    pub bonus: u8,
}

impl Thrower {
    /// A side of a fight, if it throws a die.
    pub const fn of(side: &Side) -> Option<Self> {
        match side.throws {
            Throws::Die(faces) => Some(Self {
                faces,
                bonus: side.piece.bonus,
            }),
            Throws::Card => None,
        }
    }
}

/// What one throw of both dice does, of 36.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Odds {
    /// The attacker's total is the greater one.
    pub wins: u8,
    /// Both totals are equal: the dice are thrown again.
    pub ties: u8,
    /// The defender's total is the greater one.
    pub losses: u8,
}

impl Odds {
    /// Counts the 36 ways in which the dice can fall.
    pub fn of(attacker: Thrower, defender: Thrower) -> Self {
        let mut odds = Self {
            wins: 0,
            ties: 0,
            losses: 0,
        };
        for attack in attacker.faces {
            for defence in defender.faces {
                match (attack + attacker.bonus).cmp(&(defence + defender.bonus)) {
                    core::cmp::Ordering::Greater => odds.wins += 1,
                    core::cmp::Ordering::Equal => odds.ties += 1,
                    core::cmp::Ordering::Less => odds.losses += 1,
                }
            }
        }
        odds
    }

    /// The attacker's chance, ties thrown again; nothing where every throw ties.
    pub fn chance(self) -> Option<Fraction> {
        Fraction::new(self.wins.into(), self.settled())
    }

    /// The defender's chance, ties thrown again; nothing where every throw ties.
    pub fn risk(self) -> Option<Fraction> {
        Fraction::new(self.losses.into(), self.settled())
    }

    /// How often the dice are thrown, on average; nothing where every throw ties.
    pub fn throws(self) -> Option<Fraction> {
        Fraction::new(36, self.settled())
    }

    fn settled(self) -> u32 {
        u32::from(self.wins) + u32::from(self.losses)
    }
}

#[cfg(test)]
mod tests {
    use super::{Fraction, Odds, Thrower};

    const DIE: [u8; 6] = [1, 2, 3, 4, 5, 6];

    fn odds(faces: [u8; 6], attack: u8, defence: u8) -> Odds {
        let thrower = |bonus| Thrower { faces, bonus };
        Odds::of(thrower(attack), thrower(defence))
    }

    /// Wins, ties, losses, then chance and throws as numerator and denominator.
    type Row = ([u8; 3], [u32; 2], [u32; 2]);

    fn row(odds: Odds) -> Row {
        let pair = |fraction: Option<Fraction>| {
            let fraction = fraction.expect("some throw settles it");
            [fraction.numerator, fraction.denominator]
        };
        (
            [odds.wins, odds.ties, odds.losses],
            pair(odds.chance()),
            pair(odds.throws()),
        )
    }

    #[test]
    fn the_table_of_section_9_1() {
        const EQUAL: Row = ([15, 6, 15], [1, 2], [6, 5]);
        const ONE_LESS: Row = ([10, 5, 21], [10, 31], [36, 31]);
        const TWO_LESS: Row = ([6, 4, 26], [3, 16], [9, 8]);
        const ONE_MORE: Row = ([21, 5, 10], [21, 31], [36, 31]);
        const TWO_MORE: Row = ([26, 4, 6], [13, 16], [9, 8]);
        let table = [
            [EQUAL, ONE_LESS, TWO_LESS],
            [ONE_MORE, EQUAL, ONE_LESS],
            [TWO_MORE, ONE_MORE, EQUAL],
        ];
        for (attack, rows) in (0..).zip(table) {
            for (defence, expected) in (0..).zip(rows) {
                assert_eq!(
                    row(odds(DIE, attack, defence)),
                    expected,
                    "+{attack} +{defence}"
                );
            }
        }
    }

    #[test]
    fn special_dice() {
        let small = [1, 1, 2, 2, 3, 3];
        assert_eq!(row(odds(small, 0, 0)), ([12, 12, 12], [1, 2], [3, 2]));
        assert_eq!(row(odds(small, 1, 0)), ([24, 8, 4], [6, 7], [9, 7]));
        assert_eq!(row(odds(small, 2, 0)), ([32, 4, 0], [1, 1], [9, 8]));
        let from_zero = [0, 1, 2, 3, 4, 5];
        for attack in 0..3 {
            for defence in 0..3 {
                assert_eq!(odds(from_zero, attack, defence), odds(DIE, attack, defence));
            }
        }
    }

    #[test]
    fn both_sides_share_the_whole() {
        for (attack, defence) in [(0, 0), (1, 0), (0, 2), (2, 1)] {
            let (one, other) = (odds(DIE, attack, defence), odds(DIE, defence, attack));
            assert_eq!(one.chance(), other.risk());
            assert_eq!(one.throws(), other.throws());
            assert_eq!(one.wins + one.ties + one.losses, 36);
        }
    }

    #[test]
    fn a_die_with_one_number_settles_nothing() {
        assert_eq!(odds([4; 6], 0, 0).chance(), None);
        assert_eq!(odds([4; 6], 0, 0).throws(), None);
        assert_eq!(row(odds([4; 6], 1, 0)), ([36, 0, 0], [1, 1], [1, 1]));
    }

    #[test]
    fn fractions_in_parts() {
        let fraction = |n, d| Fraction::new(n, d).expect("no division by 0");
        assert_eq!(fraction(21, 31).parts(1000), 677);
        assert_eq!(fraction(13, 16).parts(10_000), 8125);
        assert!(fraction(13, 16).is_exact_in(10_000));
        assert!(!fraction(21, 31).is_exact_in(10_000));
        assert_eq!(Fraction::new(1, 0), None);
        assert_eq!(Fraction::new(0, 4), Fraction::new(0, 9));
    }
}
