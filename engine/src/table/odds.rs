//! Exact odds of the current fight, whatever settles it, and the dice rolled so far.

use alloc::vec::Vec;

use super::Table;
use crate::kernel::odds::Odds;
use crate::kernel::step::{Seat, Turn};

/// Rolled die.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RolledDie {
    /// Seat that rolled it.
    pub seat: Seat,
    /// Face shown.
    pub face: u8,
    /// Faces of the die, ascending.
    pub faces: [u8; 6],
}

/// Returns the odds of the fight to settle; `None` if there is no fight.
pub fn odds_at_hand(table: &dyn Table) -> Option<Odds> {
    let attacker = table.scene().combat?.attacker.seat;
    let mut branches = Vec::new();
    for roll in table.choices() {
        let mut next = table.clone_box();
        let events = next.play(&roll).ok()?;
        let end = match Odds::seen(&events, attacker) {
            Some(end) => end,
            None if next.turn() == Turn::Chance => odds_at_hand(&*next)?,
            None => return None,
        };
        branches.push((roll.weight(), end));
    }
    Some(Odds::weighted(&branches))
}

#[cfg(test)]
mod tests {
    use alloc::boxed::Box;

    use super::{RolledDie, odds_at_hand};
    use crate::catalogue::GameId;
    use crate::kernel::odds::{Fraction, Odds, Roller};
    use crate::kernel::options::Options;
    use crate::kernel::step::Seat;
    use crate::table::Table;

    fn table(game: GameId, position: &str) -> Box<dyn Table> {
        let table = game.entry().at_position(&Options::default(), position, 1);
        table.expect("a legal position")
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
            let thrower = |bonus| Roller { faces, bonus };
            let odds = Odds::of(thrower(1), thrower(0));
            assert_eq!(odds_at_hand(&*table), Some(odds), "{die}");
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
        assert_eq!(odds_at_hand(&*table), None);
        play(&mut *table, "t16");
        // Against a full pile the knight wins 31 of 48 times.
        let prospect = odds_at_hand(&*table).expect("a fight");
        assert_eq!(prospect.chance(), Fraction::new(31, 48));
        for (card, chance) in [
            ("card:0", (1, 1)),
            ("card:2", (5, 6)),
            ("card:4", (1, 2)),
            ("card:6", (1, 6)),
        ] {
            let mut table = table.clone_box();
            play(&mut *table, card);
            let prospect = odds_at_hand(&*table).expect("a fight");
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
        assert_eq!(odds_at_hand(&*table).map(Odds::total), Some(36));
        let rolls = table.choices();
        let roll = rolls
            .iter()
            .find(|roll| roll.text() == "dice:2,3")
            .expect("listed");
        table.play(roll).expect("legal");
        let faces = [1, 1, 2, 2, 3, 3];
        let fallen = [(0, 2), (1, 3)].map(|(seat, face)| RolledDie {
            seat: Seat(seat),
            face,
            faces,
        });
        assert_eq!(table.rolled_dice(), fallen);
        table.undo();
        assert_eq!(table.rolled_dice(), []);
    }
}
