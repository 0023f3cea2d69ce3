//! The exact chances of the fight at hand, whatever settles it, and the dice that have fallen so far.

use alloc::vec::Vec;

use super::Table;
use crate::kernel::contest::{Fraction, Odds};
use crate::kernel::effect::Effect;
use crate::kernel::step::{Seat, Turn};

/// A die that has fallen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fallen {
    /// Who threw it.
    pub seat: Seat,
    /// The face that lay above.
    pub face: u8,
    /// The faces of the die, ascending.
    pub faces: [u8; 6],
}

/// In how many of all equally likely ways a throw ends: both dice at once, or a card and then a die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Prospect {
    /// The attacker wins.
    pub wins: u32,
    /// All is thrown again.
    pub ties: u32,
    /// The defender wins.
    pub losses: u32,
}

const fn divisor(mut a: u32, mut b: u32) -> u32 {
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a
}

impl Prospect {
    /// All ways.
    pub const fn total(self) -> u32 {
        self.wins + self.ties + self.losses
    }

    /// The attacker's chance, ties thrown again; nothing where every throw ties.
    pub const fn chance(self) -> Option<Fraction> {
        Fraction::new(self.wins, self.wins + self.losses)
    }

    /// The defender's chance, ties thrown again; nothing where every throw ties.
    pub const fn risk(self) -> Option<Fraction> {
        Fraction::new(self.losses, self.wins + self.losses)
    }

    /// How often is thrown, on average; nothing where every throw ties.
    pub const fn throws(self) -> Option<Fraction> {
        Fraction::new(self.total(), self.wins + self.losses)
    }

    /// The same chances in 36 ways, if they are whole numbers of them.
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

    const fn times(self, by: u32) -> Self {
        Self {
            wins: by * self.wins,
            ties: by * self.ties,
            losses: by * self.losses,
        }
    }

    fn reduced(self) -> Self {
        let by = divisor(divisor(self.wins, self.ties), self.losses).max(1);
        Self {
            wins: self.wins / by,
            ties: self.ties / by,
            losses: self.losses / by,
        }
    }

    /// The chances of the fight that this table is to settle; nothing where none is fought.
    pub fn at_hand(table: &dyn Table) -> Option<Self> {
        let attacker = table.scene().contest?.attacker.seat;
        let mut branches = Vec::new();
        for roll in table.choices() {
            let mut next = table.boxed();
            let effects = next.play(&roll).ok()?;
            let end = effects.iter().find_map(|effect| match *effect {
                Effect::Beaten { winner } if winner == attacker => Some(Self {
                    wins: 1,
                    ..Self::default()
                }),
                Effect::Beaten { .. } => Some(Self {
                    losses: 1,
                    ..Self::default()
                }),
                Effect::Tied => Some(Self {
                    ties: 1,
                    ..Self::default()
                }),
                _ => None,
            });
            let end = match end {
                Some(end) => end,
                None if next.turn() == Turn::Chance => Self::at_hand(&*next)?,
                None => return None,
            };
            branches.push((roll.weight(), end));
        }
        // Branches are brought to one whole before they are added.
        let whole = branches.iter().fold(1, |whole, (_, branch)| {
            whole / divisor(whole, branch.total()) * branch.total()
        });
        let mut all = Self::default();
        for (weight, branch) in branches {
            let branch = branch.times(weight * (whole / branch.total()));
            all.wins += branch.wins;
            all.ties += branch.ties;
            all.losses += branch.losses;
        }
        Some(all.of_36().unwrap_or_else(|| all.reduced()))
    }
}

impl From<Odds> for Prospect {
    fn from(odds: Odds) -> Self {
        Self {
            wins: odds.wins.into(),
            ties: odds.ties.into(),
            losses: odds.losses.into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use alloc::boxed::Box;

    use super::{Fallen, Prospect};
    use crate::catalogue::GameId;
    use crate::kernel::contest::{Fraction, Odds, Thrower};
    use crate::kernel::options::Options;
    use crate::kernel::step::Seat;
    use crate::table::{Table, at_position};

    fn table(game: GameId, position: &str) -> Box<dyn Table> {
        at_position(game, &Options::default(), position, 1).expect("a legal position")
    }

    #[test]
    fn two_dice_are_counted_as_the_tables_count_them() {
        let position = |die| {
            alloc::format!("6/6/6/6/2Cd2/6/3P2/6/6 b1,e1,e9,b9 P fight:c5d5 - - 012/{die}/100 0")
        };
        for (die, faces) in [
            ("123456", [1, 2, 3, 4, 5, 6]),
            ("112233", [1, 1, 2, 2, 3, 3]),
        ] {
            let table = table(GameId::Chevaliers, &position(die));
            let thrower = |bonus| Thrower { faces, bonus };
            let odds = Odds::of(thrower(1), thrower(0));
            assert_eq!(Prospect::at_hand(&*table), Some(odds.into()), "{die}");
        }
    }

    #[test]
    fn a_card_and_a_die_are_counted_together() {
        let start = "M0 - t10:3:-:-/g11:3:-:-/e05:3:-:- u09 - 3344433 3";
        let mut table = table(GameId::Gran, start);
        let play = |table: &mut dyn Table, step: &str| {
            let choices = table.choices();
            let choice = choices.iter().find(|choice| choice.text() == step);
            table.play(choice.expect(step)).expect(step);
        };
        assert_eq!(Prospect::at_hand(&*table), None);
        play(&mut *table, "t16");
        // Against a full pile the knight wins 31 times of 48.
        let prospect = Prospect::at_hand(&*table).expect("a fight");
        assert_eq!(prospect.chance(), Fraction::new(31, 48));
        for (card, chance) in [
            ("card:0", (1, 1)),
            ("card:2", (5, 6)),
            ("card:4", (1, 2)),
            ("card:6", (1, 6)),
        ] {
            let mut table = table.boxed();
            play(&mut *table, card);
            let prospect = Prospect::at_hand(&*table).expect("a fight");
            assert_eq!(
                prospect.chance(),
                Fraction::new(chance.0, chance.1),
                "{card}"
            );
            assert_eq!(prospect.total(), 36);
        }
    }

    #[test]
    fn dice_that_fell_are_told_with_their_seat() {
        let mut table = table(
            GameId::Chevaliers,
            "6/6/6/6/2Cd2/6/3P2/6/6 b1,e1,e9,b9 P fight:c5d5 - - 012/112233/100 0",
        );
        assert_eq!(Prospect::at_hand(&*table).map(Prospect::total), Some(36));
        let rolls = table.choices();
        let roll = rolls
            .iter()
            .find(|roll| roll.text() == "dice:2,3")
            .expect("listed");
        table.play(roll).expect("legal");
        let faces = [1, 1, 2, 2, 3, 3];
        let fallen = [(0, 2), (1, 3)].map(|(seat, face)| Fallen {
            seat: Seat(seat),
            face,
            faces,
        });
        assert_eq!(table.fallen(), fallen);
        table.undo();
        assert_eq!(table.fallen(), []);
    }
}
