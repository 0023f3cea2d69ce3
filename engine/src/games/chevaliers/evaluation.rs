//! Static evaluation for computer players. Terms are in hundredths of a logit, fitted to results of games between
//! players that search. (`docs/players.md`)

use super::Chevaliers;
use super::board::{Cell, Cells};
use super::companion;
use super::figures::{Figure, Rank, Side};
use super::position::{Lie, Outcome, Phase, Position};
use crate::kernel::evaluate::{Evaluate, MOST, WON};
use crate::kernel::logistic::Scale;
use crate::kernel::logistic::logistic;
use crate::kernel::sayings::KindSayings;
use crate::kernel::step::Seat;
use crate::kernel::strength::Ladder;
use crate::kernel::words::Phrase;

impl Evaluate for Chevaliers {
    const LADDER: Ladder = companion::LADDER;
    const SCALE: Scale = companion::SCALE;
    const SAYINGS: KindSayings = companion::SAYINGS;
    const ATTACKS: &'static [(&'static str, Phrase)] = companion::ATTACKS;

    fn evaluate(&self, at: &Position, seat: Seat) -> i32 {
        evaluate(at, side_of(seat))
    }

    fn contact(&self, at: &Position, seat: Seat) -> Option<i32> {
        let side = side_of(seat);
        let enemies = at.sides[side.other() as usize];
        let steps = at.sides[side as usize].into_iter().map(|own| {
            let each = enemies.into_iter().map(|enemy| enemy.distance(own));
            i32::from(each.min().unwrap_or(FAR))
        });
        Some(-steps.sum::<i32>())
    }

    fn calm(&self, at: &Position) -> u32 {
        (100 * at.quiet)
            .checked_div(at.numbers.limit)
            .unwrap_or_default()
    }
}

fn side_of(seat: Seat) -> Side {
    if seat == Side::Prince.seat() {
        Side::Prince
    } else {
        Side::Dragons
    }
}

/// Worth of a figure, by its bonus.
const WORTH: [i32; 3] = [5, 33, 99];
/// Worth of the number of figures left, whatever their rank.
const NUMBER: [i32; 7] = [0, 0, 88, 132, 151, 180, 199];
/// Worth of the second remaining goal.
const GOAL: i32 = 38;
/// Worth of being to move.
const TURN: i32 = 10;

/// Maximum distance on the board, in steps.
const FAR: u8 = 8;
/// Worth of each step towards a goal, for the nearest and the second nearest figure. Game results do not require
/// it, but without it two strong players only guard their goals.
const MARCH: i32 = 12;
const FOLLOW: i32 = 6;
/// Cost of a captured goal, where there were two. It is at least that of an enemy standing on the goal, so that
/// such an enemy captures it.
const TAKEN: i32 = FIRST.open[0] + (MARCH + FOLLOW) * FAR as i32;

/// Cost of the nearest enemy, by its distance from a goal.
struct Siege {
    open: [i32; 7],
    guarded: [i32; 7],
    /// Bonus for the rank of the guard.
    guard: [i32; 3],
    /// Bonus for figures beside the goal.
    near: [i32; 4],
}

/// One of two goals.
const FIRST: Siege = Siege {
    open: [57, 57, 28, 26, 12, 2, 0],
    guarded: [32, 32, 7, 4, 4, 2, 0],
    guard: [1, 0, 6],
    near: [0, 1, 4, 6],
};
/// The last goal.
const LAST: Siege = Siege {
    open: [150, 150, 36, 30, 12, 4, 0],
    guarded: [65, 65, 28, 19, 2, 0, 0],
    guard: [1, 5, 8],
    near: [0, 10, 14, 16],
};

/// Evaluates a position from -1000 (lost) to 1000 (won); zero-sum.
pub fn evaluate(at: &Position, side: Side) -> i32 {
    match at.phase {
        Phase::Over(Outcome::Drawn) => 0,
        Phase::Over(Outcome::Won(winner)) if winner == side => WON,
        Phase::Over(Outcome::Won(_)) => -WON,
        Phase::Setup(_) | Phase::Play | Phase::Fight { .. } => {
            let turn = if at.side == side { TURN } else { -TURN };
            let odds = turn + strength(at, side) - strength(at, side.other());
            calmed(logistic(odds).clamp(-MOST, MOST), at)
        }
    }
}

/// Scales the evaluation towards a draw as the quiet counter grows, so that the leading side makes progress.
fn calmed(hope: i32, at: &Position) -> i32 {
    let (quiet, limit) = (i64::from(at.quiet), i64::from(at.numbers.limit));
    if limit == 0 {
        return hope;
    }
    hope - (i64::from(hope) * quiet.min(limit) / limit) as i32
}

/// Returns the worth of the remaining figures and goals.
fn strength(at: &Position, side: Side) -> i32 {
    let (mut figures, mut worth) = (0, 0);
    for rank in Rank::ALL {
        let count = i32::from(at.count(Figure::new(side, rank)));
        figures += count;
        worth += count * WORTH[usize::from(at.bonus(rank)).min(2)];
    }
    worth += NUMBER[(figures as usize).min(NUMBER.len() - 1)];
    let lies = side.goals().map(|goal| at.goals[goal as usize]);
    let left = lies.iter().filter(|&&lie| lie != Lie::Taken).count();
    let siege = if left > 1 { &FIRST } else { &LAST };
    if left > 1 {
        worth += GOAL;
    }
    let enemies = at.sides[side.other() as usize];
    let held = lies.iter().map(|&lie| match lie {
        Lie::On(cell) => held(at, side, cell, enemies, siege),
        Lie::Held => 0,
        Lie::Taken => -TAKEN,
    });
    worth + held.sum::<i32>()
}

/// Returns the safety of a goal: its guard and the figures beside it, minus the nearest enemies.
fn held(at: &Position, side: Side, cell: Cell, enemies: Cells, siege: &Siege) -> i32 {
    let own = at.sides[side as usize];
    let near = (cell.neighbours().shared(own) as usize).min(3);
    let (mut first, mut second) = (FAR, FAR);
    for enemy in enemies {
        let steps = enemy.distance(cell);
        if steps < first {
            (first, second) = (steps, first);
        } else {
            second = second.min(steps);
        }
    }
    let steps = usize::from(first).min(6);
    let march = MARCH * i32::from(FAR - first) + FOLLOW * i32::from(FAR - second);
    if own.has(cell) {
        siege.near[near] + siege.guard[at.rank(cell) as usize] - siege.guarded[steps] - march
    } else {
        siege.near[near] - siege.open[steps] - march
    }
}
