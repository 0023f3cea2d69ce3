//! Exact odds of a fight between two dice, in integers. Start with [`Odds`].

use super::event::Event;
use super::scene::{Combatant, Randomizer};
use super::step::Seat;

/// Fraction in lowest terms.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fraction {
    /// Numerator.
    pub numerator: u32,
    /// Denominator, never 0.
    pub denominator: u32,
}

impl Fraction {
    /// Reduces a fraction to lowest terms; `None` if the denominator is 0.
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

    /// Returns the fraction in parts of `whole`, rounded to nearest, halves up.
    pub const fn parts(self, whole: u32) -> u32 {
        let (n, d) = (self.numerator as u64, self.denominator as u64);
        ((2 * n * whole as u64 + d) / (2 * d)) as u32
    }

    /// Checks whether the fraction is a whole number of parts of `whole`.
    pub const fn is_exact_in(self, whole: u32) -> bool {
        (self.numerator as u64 * whole as u64).is_multiple_of(self.denominator as u64)
    }
}

/// Die and bonus of one side of a fight.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Roller {
    /// Faces of the die.
    pub faces: [u8; 6],
    /// Bonus added to the face.
    pub bonus: u8,
}

impl Roller {
    /// Returns the roller of a side of a fight, if it throws a die.
    pub const fn of(side: &Combatant) -> Option<Self> {
        match side.throws {
            Randomizer::Die(faces) => Some(Self {
                faces,
                bonus: side.piece.bonus,
            }),
            Randomizer::Card => None,
        }
    }
}

/// Equally likely outcomes of a throw, by result: both dice at once (36 outcomes), or a card and then a die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Odds {
    /// Outcomes in which the attacker wins.
    pub wins: u32,
    /// Outcomes in which the throw is repeated.
    pub ties: u32,
    /// Outcomes in which the defender wins.
    pub losses: u32,
}

const fn divisor(mut a: u32, mut b: u32) -> u32 {
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a
}

impl Odds {
    /// Certain win of the attacker.
    pub const WIN: Self = Self {
        wins: 1,
        ties: 0,
        losses: 0,
    };
    /// Certain tie.
    pub const TIE: Self = Self {
        wins: 0,
        ties: 1,
        losses: 0,
    };
    /// Certain win of the defender.
    pub const LOSS: Self = Self {
        wins: 0,
        ties: 0,
        losses: 1,
    };

    /// Returns the result of a fight shown by these events; `None` if it goes on.
    pub fn seen(events: &[Event], attacker: Option<Seat>) -> Option<Self> {
        events.iter().find_map(|event| match *event {
            Event::Beaten { winner } if winner == attacker => Some(Self::WIN),
            Event::Beaten { .. } => Some(Self::LOSS),
            Event::Tied => Some(Self::TIE),
            _ => None,
        })
    }

    /// Counts the 36 outcomes of two dice.
    pub fn of(attacker: Roller, defender: Roller) -> Self {
        let mut odds = Self::default();
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

    /// Sums the odds of weighted branches over a common denominator.
    pub fn weighted(branches: &[(u32, Self)]) -> Self {
        let whole = branches.iter().fold(1, |whole, (_, branch)| {
            whole / divisor(whole, branch.total()) * branch.total()
        });
        let mut all = Self::default();
        for (weight, branch) in branches {
            let by = weight * (whole / branch.total());
            all.wins += by * branch.wins;
            all.ties += by * branch.ties;
            all.losses += by * branch.losses;
        }
        all.of_36().unwrap_or_else(|| all.reduced())
    }

    /// Returns the number of outcomes.
    pub const fn total(self) -> u32 {
        self.wins + self.ties + self.losses
    }

    /// Returns the attacker's probability of winning, with ties thrown again; `None` if every throw ties.
    pub const fn chance(self) -> Option<Fraction> {
        Fraction::new(self.wins, self.wins + self.losses)
    }

    /// Returns the defender's probability of winning, with ties thrown again; `None` if every throw ties.
    pub const fn risk(self) -> Option<Fraction> {
        Fraction::new(self.losses, self.wins + self.losses)
    }

    /// Returns the expected number of throws; `None` if every throw ties.
    pub const fn throws(self) -> Option<Fraction> {
        Fraction::new(self.total(), self.wins + self.losses)
    }

    /// Rescales the odds to 36 outcomes, if they stay whole numbers.
    #[must_use]
    pub const fn of_36(self) -> Option<Self> {
        let total = self.total();
        let ways = [self.wins, self.ties, self.losses];
        let mut index = 0;
        while index < 3 {
            if total == 0 || !(36 * ways[index]).is_multiple_of(total) {
                return None;
            }
            index += 1;
        }
        Some(Self {
            wins: 36 * self.wins / total,
            ties: 36 * self.ties / total,
            losses: 36 * self.losses / total,
        })
    }

    fn reduced(self) -> Self {
        let by = divisor(divisor(self.wins, self.ties), self.losses).max(1);
        Self {
            wins: self.wins / by,
            ties: self.ties / by,
            losses: self.losses / by,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Fraction, Odds, Roller};

    const DIE: [u8; 6] = [1, 2, 3, 4, 5, 6];

    fn odds(faces: [u8; 6], attack: u8, defence: u8) -> Odds {
        let thrower = |bonus| Roller { faces, bonus };
        Odds::of(thrower(attack), thrower(defence))
    }

    /// Wins, ties, losses, then chance and throws as numerator and denominator.
    type Row = ([u32; 3], [u32; 2], [u32; 2]);

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
    fn win_chances_of_both_sides_sum_to_one() {
        for (attack, defence) in [(0, 0), (1, 0), (0, 2), (2, 1)] {
            let (one, other) = (odds(DIE, attack, defence), odds(DIE, defence, attack));
            assert_eq!(one.chance(), other.risk());
            assert_eq!(one.throws(), other.throws());
            assert_eq!(one.wins + one.ties + one.losses, 36);
        }
    }

    #[test]
    fn constant_die_settles_nothing() {
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
