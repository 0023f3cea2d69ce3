//! Static evaluation for computer players.

use super::Vatrankill;
use super::board::{CAMP, CASES_X};
use super::companion;
use super::position::{Outcome, Phase, Position, Round, Side};
use crate::games::patrakill::board::Cell;
use crate::games::patrakill::prospect::{Next, chase, pincers};
use crate::kernel::evaluate::{Evaluate, MOST, WON};
use crate::kernel::logistic::Scale;
use crate::kernel::sayings::KindSayings;
use crate::kernel::step::Seat;
use crate::kernel::strength::Ladder;

impl Evaluate for Vatrankill {
    const LADDER: Ladder = companion::LADDER;
    const SCALE: Scale = companion::SCALE;
    const SAYINGS: KindSayings = crate::games::patrakill::companion::SAYINGS;

    fn evaluate(&self, at: &Position, seat: Seat) -> i32 {
        let side = if seat == Side::Knights.seat() {
            Side::Knights
        } else {
            Side::Dragon
        };
        evaluate(at, side)
    }

    fn calm(&self, at: &Position) -> u32 {
        (100 * at.calm).checked_div(at.limit).unwrap_or_default()
    }
}

/// Value of the second round, by its number of placed towers.
const TOWERS: [i32; 6] = [-190, -120, -40, 40, 110, 160];
/// Value of a broken tower, an obstacle; in the camp it also costs a knight.
const BROKEN: i32 = -15;
const BROKEN_AT_HOME: i32 = -35;
/// Value of a line through a tower on which an adjacent dragon can be trapped, and the number of lines of an
/// ordinary place.
const LINE: i32 = 6;
const LINES: i32 = 5;
/// Value of a tower on a case X while other towers are available.
const BLOCKED: i32 = -25;
/// Value of a moving tower relative to a placed one, in percent, before its knight is in danger.
const CARRIED: i32 = 45;
/// Value of each row that an outward knight has advanced towards the cases X, while towers are available.
const ROW: i32 = 2;
/// Weight of future gains by the number of meals, in percent. Each meal brings the end of the round nearer, which
/// must never look better than the round itself.
const HOPES: [i32; 6] = [60, 50, 40, 28, 15, 0];
/// Value of a knight, or a moving tower, in reach of the dragon, when the dragon is to move and when it is not.
const PREY: [i32; 2] = [-45, -6];
const CARRIER: [i32; 2] = [-45, -20];
/// Value of a knight in a tower: it can leave in any direction and take the secret passages.
const GARRISON: i32 = 8;

/// Evaluates a position from -1000 (lost) to 1000 (won); zero-sum.
pub fn evaluate(at: &Position, side: Side) -> i32 {
    let knights = match at.phase {
        Phase::Over(Outcome::Drawn) => 0,
        Phase::Over(Outcome::Won(Side::Knights)) => WON,
        Phase::Over(Outcome::Won(Side::Dragon)) => -WON,
        Phase::Landing | Phase::Knights | Phase::Dragon | Phase::Jumps(_) => {
            let prospect = match at.round {
                Round::First => building(at),
                Round::Second => hunt(at),
            };
            prospect.clamp(-MOST, MOST)
        }
    };
    match side {
        Side::Knights => knights,
        Side::Dragon => -knights,
    }
}

const fn next(at: &Position) -> Next {
    match at.phase {
        Phase::Dragon | Phase::Jumps(_) => Next::Dragon,
        Phase::Landing | Phase::Knights | Phase::Over(_) => Next::Knights,
    }
}

/// Evaluates the towers on the board. (Section 6.5: they stay)
fn standing(at: &Position) -> i32 {
    let broken = at.broken.size() as i32 * BROKEN;
    let lost = (at.broken & CAMP).size() as i32 * BROKEN_AT_HOME;
    let places: i32 = at
        .towers
        .into_iter()
        .map(|tower| LINE * (lines(tower) - LINES))
        .sum();
    TOWERS[(at.towers.size() as usize).min(TOWERS.len() - 1)] + broken + lost + places
}

/// Returns the number of lines on which a tower can be one side of a pincer.
fn lines(tower: Cell) -> i32 {
    let beside = tower.neighbours().into_iter();
    beside.filter(|&cell| tower.behind(cell).is_some()).count() as i32
}

/// Evaluates the first round: towers placed, carried and available, against the meals that end it.
fn building(at: &Position) -> i32 {
    let placed = at.towers.size() as usize;
    let gain = |count: u32| {
        let after = (placed + count as usize).min(TOWERS.len() - 1);
        TOWERS[after] - TOWERS[placed.min(TOWERS.len() - 1)]
    };
    let carried = gain(at.moving.size()) * CARRIED / 100;
    let apply: i32 = at.outward.into_iter().map(|cell| rows(cell.row())).sum();
    let view = at.view();
    let mut threat = 0;
    if let Some(dragon) = view.dragon.first() {
        let turn = next(at) as usize;
        for to in view.jumps(view.prey) {
            let over = dragon.between(to);
            threat += if at.moving.has(over) {
                CARRIER[1 - turn]
            } else {
                PREY[1 - turn]
            };
        }
    }
    let blocked = (at.towers & CASES_X).size() as i32 * BLOCKED;
    let ways = if at.supply > 0 { apply + blocked } else { 0 };
    let share = HOPES[usize::from(at.eaten).min(HOPES.len() - 1)];
    let all = gain(TOWERS.len() as u32);
    let hope = (all * share + carried * (100 - share) + ways * share) / 100;
    standing(at) + calmed(hope, at.calm, at.limit) + threat
}

fn rows(row: u8) -> i32 {
    ROW * i32::from(row.saturating_sub(2))
}

/// Evaluates the second round: meals against the trap. A hunt without meals tends to a draw.
fn hunt(at: &Position) -> i32 {
    let (view, knights) = (at.view(), at.outward);
    let garrison = (knights & at.towers).size() as i32 * GARRISON;
    let sum = standing(at)
        + garrison
        + chase(&view, at.eaten, next(at))
        + pincers(&view, knights, knights, at.towers);
    calmed(sum, at.calm, at.limit)
}

/// Reduces the evaluation as the calm counter grows, to a half at the calm limit.
fn calmed(sum: i32, calm: u32, limit: u32) -> i32 {
    if limit == 0 {
        return sum;
    }
    let (calm, limit) = (i64::from(calm.min(limit)), i64::from(limit));
    sum - (i64::from(sum) * calm / (2 * limit)) as i32
}

#[cfg(test)]
mod tests {
    use super::super::position::Side;
    use super::super::read::position;
    use super::evaluate;

    fn knights(text: &str) -> i32 {
        let at = position(text).expect("the position reads");
        let sides = Side::BOTH.map(|side| evaluate(&at, side));
        assert_eq!(sides[0], -sides[1], "{text}");
        sides[0]
    }

    /// Checks that each position is better for the knights than the previous one.
    fn ascends(texts: &[&str]) {
        let values: Vec<i32> = texts.iter().map(|text| knights(text)).collect();
        assert!(values.is_sorted_by(|a, b| a < b), "{values:?}");
    }

    use std::vec::Vec;

    #[test]
    fn towers_gain_value_when_carried_and_placed() {
        ascends(&[
            "vatrankill 1 K .../.../......D/X....../.aaaaaa/aaa/aaa t4 e1 c0 j- b- w- L40",
            "vatrankill 1 K .../.a./......D/......./.aaaaaa/aaa/aaa t5 e0 c0 j- b- w- L40",
            "vatrankill 1 K .../C../......D/......./.aaaaaa/aaa/aaa t4 e0 c0 j- b- w- L40",
            "vatrankill 1 K .../.../..T...D/......./aaaaaaa/aaa/aaa t4 e0 c0 j- b- w- L40",
        ]);
    }

    #[test]
    fn a_round_is_worth_more_than_its_end() {
        ascends(&[
            "vatrankill 2 P .../.../......./......./aaaaaaa/aaa/aaa t0 e0 c0 j- b- w- L40",
            "vatrankill 1 K .../.../......D/......./.a.a.a./aaa/aaa t5 e4 c0 j- b- w- L40",
            "vatrankill 1 K .../.../......D/......./aaaaaa./aaa/aaa t5 e1 c0 j- b- w- L40",
            "vatrankill 1 K .../.../......D/......./aaaaaaa/aaa/aaa t5 e0 c0 j- b- w- L40",
        ]);
    }

    #[test]
    fn a_knight_in_reach_of_the_dragon_is_in_danger() {
        ascends(&[
            "vatrankill 1 D .../.../......./...D.../aaaCaaa/a.a/aaa t4 e1 c0 j- b- w- L40",
            "vatrankill 1 K .../.../......./...D.../aaaCaaa/a.a/aaa t4 e1 c0 j- b- w- L40",
            "vatrankill 1 K .../.D./......./......./aaaCaaa/a.a/aaa t4 e1 c0 j- b- w- L40",
        ]);
    }

    #[test]
    fn hunt_value_depends_on_skewer_and_trap() {
        ascends(&[
            "vatrankill 2 K .../.D./...T.../......./aa...aa/aaa/aa. t0 e4 c0 j- b- w- L40",
            "vatrankill 2 K .../.D./...T.../......./aaa.aaa/aaa/aaa t0 e1 c0 j- b- w- L40",
            "vatrankill 2 K .../.D./...T.../......./aaaaaaa/aaa/aaa t0 e0 c0 j- b- w- L40",
            "vatrankill 2 K .../.../.T.DA../..a..../aa..aaa/aaa/aaa t0 e0 c0 j- b- w- L40",
        ]);
    }

    #[test]
    fn the_end_is_certain() {
        let text = "vatrankill 2 E .../.../.TaDA../......./aa...aa/aaa/aaa t0 e1 c0 j- b- wK L40";
        assert_eq!(knights(text), 1000);
    }
}
