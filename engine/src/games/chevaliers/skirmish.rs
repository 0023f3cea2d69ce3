//! Practice fights: a small game at its first fight, or two figures alone on the board.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::board::{COLUMNS, Cell};
use super::figures::{Figure, Rank, Side};
use super::position::{Phase, Position};
use super::setup;
use crate::kernel::desk::Duel;
use crate::kernel::options::Options;
use crate::kernel::rng::Rng;

/// Rows in which the fighters meet, and rows of the figures behind them, by side.
const FRONT: [u8; 2] = [3, 4];
const REAR: [u8; 2] = [2, 5];

/// Returns the fight of a seed. The side to act attacks.
pub fn skirmish(options: &Options, seed: u64) -> Option<String> {
    let options = options.clone().with("setup", "small");
    let (_, mut at) = setup::open(&options).ok()?;
    let mut dice = Rng::seeded(seed);
    let column = dice.below(u32::from(COLUMNS)) as u8;
    let beside = if column == 0 { 1 } else { column - 1 };
    for side in Side::BOTH {
        apply(
            &mut at,
            side,
            Cell::new(column, FRONT[side as usize]),
            &mut dice,
        );
        apply(
            &mut at,
            side,
            Cell::new(beside, REAR[side as usize]),
            &mut dice,
        );
    }
    let [prince, dragons] = FRONT.map(|row| Cell::new(column, row));
    let (from, to) = match at.side {
        Side::Prince => (prince, dragons),
        Side::Dragons => (dragons, prince),
    };
    at.phase = Phase::Fight { from, to };
    Some(at.to_string())
}

/// Returns the fight of two figures alone on the board. Returns `None` for an unknown rank or seat, or refused options.
pub fn duel(options: &Options, duel: Duel) -> Option<String> {
    let options = options.clone().with("setup", "small");
    let (_, start) = setup::open(&options).ok()?;
    let side = *Side::BOTH.get(usize::from(duel.attacker.0))?;
    let cells = FRONT.map(|row| Cell::new(0, row));
    let mut at = Position {
        goals: start.goals,
        phase: Phase::Fight {
            from: cells[side as usize],
            to: cells[side.other() as usize],
        },
        ..Position::empty(side, start.numbers)
    };
    for side in Side::BOTH {
        let rank = *Rank::ALL.get(duel.ranks[side as usize])?;
        at.stand(Figure::new(side, rank), cells[side as usize]);
    }
    Some(at.to_string())
}

/// Moves one figure of a side, of a uniformly drawn rank, from its camp to a cell.
fn apply(at: &mut Position, side: Side, to: Cell, dice: &mut Rng) {
    let in_camp = |cell: &Cell| side.camp().has(*cell);
    let mut cells: Vec<Cell> = at.sides[side as usize]
        .into_iter()
        .filter(in_camp)
        .collect();
    dice.shuffle(&mut cells);
    cells.sort_by_key(|cell| at.rank(*cell));
    let mut ranks: Vec<_> = cells.iter().map(|cell| at.rank(*cell)).collect();
    ranks.dedup();
    let wanted = ranks[dice.below(ranks.len() as u32) as usize];
    let from = cells.into_iter().find(|cell| at.rank(*cell) == wanted);
    if let Some((from, figure)) = from.and_then(|from| Some((from, at.figure(from)?))) {
        at.lift(from);
        at.stand(figure, to);
    }
}

#[cfg(test)]
mod tests {
    use alloc::collections::BTreeSet;
    use alloc::string::ToString;

    use super::super::Chevaliers;
    use super::super::position::Phase;
    use super::{duel, skirmish};
    use crate::kernel::desk::Duel;
    use crate::kernel::options::Options;
    use crate::kernel::rules::Rules;
    use crate::kernel::step::{Seat, Turn};

    #[test]
    fn every_seed_gives_a_fight_and_any_two_ranks_meet() {
        for (name, value) in [
            ("first", "P"),
            ("first", "D"),
            ("die", "112233"),
            ("set", "pocket"),
        ] {
            let options = Options::default().with(name, value);
            let game = Chevaliers::new(&options).expect("an option of the desk");
            let mut met = BTreeSet::new();
            for seed in 0..200 {
                let text = skirmish(&options, seed).expect("an option of the desk");
                let at = game.position(&text).expect("a position of the rules");
                assert_eq!(at.to_string(), text);
                assert_eq!(game.turn(&at), Turn::Chance);
                assert_eq!(at.numbers, game.start().numbers);
                assert_eq!(at.side, game.start().side);
                let Phase::Fight { from, to } = at.phase else {
                    unreachable!("the dice settle a fight");
                };
                met.insert((at.rank(from), at.rank(to)));
            }
            assert_eq!(met.len(), 9, "{name}={value}");
        }
    }

    #[test]
    fn a_seed_gives_one_fight() {
        let fight = |seed| skirmish(&Options::default(), seed);
        assert_eq!(fight(7), fight(7));
        assert_ne!(fight(7), fight(8));
    }

    #[test]
    fn duels_are_positions_of_the_rules() {
        for (name, value) in [("die", "012345"), ("set", "pocket"), ("setup", "manual")] {
            let options = Options::default().with(name, value);
            let game = Chevaliers::new(&options).expect("an option of the desk");
            for number in 0..18 {
                let ranks = [number % 3, number / 3 % 3];
                let attacker = Seat(number as u8 / 9);
                let text = duel(&options, Duel { ranks, attacker }).expect("two ranks");
                let at = game.position(&text).expect("a position of the rules");
                assert_eq!(at.to_string(), text);
                assert_eq!(game.turn(&at), Turn::Chance);
                assert_eq!(at.side.seat(), attacker);
                let Phase::Fight { from, to } = at.phase else {
                    unreachable!("the dice settle a fight");
                };
                let met = match attacker {
                    Seat(0) => [from, to],
                    _ => [to, from],
                };
                assert_eq!(met.map(|cell| at.rank(cell) as usize), ranks);
            }
        }
    }

    #[test]
    fn refused_options_give_none() {
        let refused = Options::default().with("die", "hat");
        assert_eq!(skirmish(&refused, 1), None);
        let weakest = Duel {
            ranks: [0, 0],
            attacker: Seat(0),
        };
        assert_eq!(duel(&refused, weakest), None);
        let unknown = Duel {
            ranks: [0, 3],
            ..weakest
        };
        assert_eq!(duel(&Options::default(), unknown), None);
    }
}
