//! Static evaluation for computer players.

use super::Vatrakill;
use super::board::{KNIGHTS, TOWERS};
use super::companion;
use super::position::{Outcome, Phase, Position};
use super::seats::{Faction, Player};
use crate::games::patrakill::board::Cell;
use crate::games::patrakill::cells::Cells;
use crate::games::patrakill::prospect::{Next, chase, pincers};
use crate::kernel::evaluate::{Evaluate, MOST, WON};
use crate::kernel::logistic::Scale;
use crate::kernel::sayings::KindSayings;
use crate::kernel::step::Seat;
use crate::kernel::strength::Ladder;

impl Evaluate for Vatrakill {
    const LADDER: Ladder = companion::LADDER;
    const SCALE: Scale = companion::SCALE;
    const SAYINGS: KindSayings = crate::games::patrakill::companion::SAYINGS;

    fn evaluate(&self, at: &Position, seat: Seat) -> i32 {
        evaluate(at, seat)
    }

    fn calm(&self, at: &Position) -> u32 {
        (100 * at.calm).checked_div(at.limit).unwrap_or_default()
    }
}

/// Initial value of the four towers for the knights.
const TOWERS_STAND: i32 = 20;
/// Value of a knight in a tower: it can leave in any direction and take the secret passages.
const GARRISON: i32 = 8;
/// Maximum value of all factions' traps together.
const TRAPS: i32 = 200;
/// Share of a faction in the prospects of all knights, in percent; its own prospects make up the remainder.
const SHARED: i32 = 75;
/// Value of a lost knight of a faction.
const LOST: i32 = -9;

/// Evaluates a position from -1000 (lost) to 1000 (won). The dragon gains what the knights lose together; each
/// faction also wants to be the one that wins. (Section 7)
pub fn evaluate(at: &Position, seat: Seat) -> i32 {
    if let Phase::Over(outcome) = at.phase {
        return match outcome {
            Outcome::Drawn => 0,
            Outcome::Won(player) if at.seat_of(player) == seat => WON,
            Outcome::Won(_) => -WON,
        };
    }
    let chances = Faction::ALL.map(|faction| chance(at, faction));
    let together = together(at, chances.iter().sum());
    let own = match Faction::ALL.get(usize::from(seat.0)) {
        Some(&faction) => share(at, together, chances, faction),
        None if seat == Player::Dragon.seat() => -together,
        None => together,
    };
    own.clamp(-MOST, MOST)
}

fn next(at: &Position) -> Next {
    match at.phase {
        Phase::Turn if at.player() != Player::Dragon => Next::Knights,
        Phase::Landing | Phase::Over(_) => Next::Knights,
        Phase::Turn | Phase::Jumps(_) => Next::Dragon,
    }
}

/// Returns the prospects of all knights together.
fn together(at: &Position, chances: i32) -> i32 {
    let (view, knights) = (at.view(), at.all_knights());
    let garrison = (knights & TOWERS).size() as i32 * GARRISON;
    let sum = TOWERS_STAND + garrison + chase(&view, at.eaten, next(at)) + chances.min(TRAPS);
    if at.limit == 0 {
        return sum;
    }
    // A hunt without meals tends to a draw.
    let (calm, limit) = (i64::from(at.calm.min(at.limit)), i64::from(at.limit));
    sum - (i64::from(sum) * calm / (2 * limit)) as i32
}

/// Evaluates how close a faction is to a pincer with its knights on both sides. (Section 6.1)
fn chance(at: &Position, faction: Faction) -> i32 {
    let own = at.knights[faction as usize];
    if own.is_empty() {
        return 0;
    }
    let tower = at.zones.zone(faction).map_or(Cells::NONE, |zone| {
        let cell: Cell = zone.tower();
        Cells::one(cell) & at.all_knights()
    });
    pincers(&at.view(), own | tower, own, TOWERS)
}

/// Returns the prospects of one faction: its share of the hunt, and its own traps minus those of others.
fn share(at: &Position, together: i32, chances: [i32; 4], faction: Faction) -> i32 {
    let own = chances[faction as usize];
    let others = Faction::ALL.into_iter().filter(|&other| other != faction);
    let best = others.map(|other| chances[other as usize]).max();
    let lost = KNIGHTS.saturating_sub(at.knights[faction as usize].size()) as i32;
    together * SHARED / 100 + (own - best.unwrap_or(0)) / 2 + LOST * lost
}

#[cfg(test)]
mod tests {
    use std::vec::Vec;

    use super::super::read::position;
    use super::evaluate;
    use crate::kernel::step::Seat;

    const BLUE: Seat = Seat(0);
    const GREEN: Seat = Seat(1);
    const KNIGHTS: Seat = Seat(4);
    const DRAGON: Seat = Seat(5);

    fn looks(text: &str, seat: Seat) -> i32 {
        evaluate(&position(text).expect("the position reads"), seat)
    }

    #[test]
    fn one_dragon_against_one_army() {
        let texts = [
            "vatrakill T K .V.V.V/.Vv..V/............../..n....D..n.../............../..b.../.B.... e4 c0 j- b- w- L40 oKD zB-V-",
            "vatrakill T K .V.V.V/.Vv.../............../..n....D..n.../............../.Bb..B/.B.B.B e1 c0 j- b- w- L40 oKD zB-V-",
            "vatrakill T K .V.V.V/.Vv..V/............../..n....D..n.../............../.Bb..B/.B.B.B e0 c0 j- b- w- L40 oKD zB-V-",
            "vatrakill T K .V.V.V/.Vv..V/............../..n..B...DnB../............../..b.../.B.B.B e0 c0 j- b- w- L40 oKD zB-V-",
        ];
        let values: Vec<i32> = texts.iter().map(|text| looks(text, KNIGHTS)).collect();
        assert!(values.is_sorted_by(|a, b| a < b), "{values:?}");
        for text in texts {
            assert_eq!(looks(text, DRAGON), -looks(text, KNIGHTS), "{text}");
        }
    }

    #[test]
    fn a_faction_prefers_its_own_trap() {
        let text = "vatrakill T B .V.V.V/.Vv..V/............../..n..B...DnB../............../..b.../.B.B.B e0 c0 j- b- w- L40 oBVD zB-V-";
        assert!(looks(text, BLUE) > looks(text, GREEN));
        assert!(looks(text, GREEN) > looks(text, DRAGON));
    }

    #[test]
    fn the_end_is_certain() {
        let board = ".V.V.V/.Vv..V/............../..n....B.DnB../............../..b.../.B.B.B e0 c0 j- b- wB L40";
        let three = std::format!("vatrakill E - {board} oBVD zB-V-");
        assert_eq!(
            [BLUE, GREEN, DRAGON].map(|seat| looks(&three, seat)),
            [1000, -1000, -1000]
        );
        let two = std::format!("vatrakill E - {board} oKD zB-V-");
        assert_eq!(
            [KNIGHTS, DRAGON].map(|seat| looks(&two, seat)),
            [1000, -1000]
        );
    }
}
