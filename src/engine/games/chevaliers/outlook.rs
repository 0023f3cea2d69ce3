//! How good a position looks, for computer players.

use super::board::{Cell, Cells};
use super::figures::{Figure, Goal, Rank, Side};
use super::position::{Lie, Mark, Outcome, Phase, Position};
use core::sync::atomic::{AtomicI32, Ordering::Relaxed};

const WON: i32 = 1000;
const MOST: i32 = 990;
pub const N: usize = 16;
pub static W: [[AtomicI32; N]; 2] = [const { [const { AtomicI32::new(0) }; N] }; 2];
pub const INIT: [i32; N] = [40, 65, 95, 160, 15, 8, 0, 0, 0, 100, 0, 0, 0, 0, 0, 0];

/// From -1000 (lost) to 1000 (won); what one side gains, the other loses.
pub fn outlook(at: &Position, side: Side) -> i32 {
    match at.phase {
        Phase::Over(Outcome::Drawn) => 0,
        Phase::Over(Outcome::Won(winner)) if winner == side => WON,
        Phase::Over(Outcome::Won(_)) => -WON,
        Phase::Setup(_) | Phase::Play | Phase::Fight { .. } => {
            let mut w = [0; N];
            for i in 0..N {
                w[i] = W[side as usize][i].load(Relaxed);
            }
            let tempo = tempo(at, &w);
            let tempo = if at.side == side { tempo } else { -tempo };
            (tempo + strength(at, side, &w) - strength(at, side.other(), &w)).clamp(-MOST, MOST)
        }
    }
}

fn rank_worth(at: &Position, cell: Cell, w: &[i32; N]) -> i32 {
    w[at.rank(cell) as usize]
}

/// What the side to move can do at once.
fn tempo(at: &Position, w: &[i32; N]) -> i32 {
    if !matches!(at.phase, Phase::Play) {
        return 0;
    }
    let (side, other) = (at.side, at.side.other());
    let own = at.sides[side as usize];
    let enemies = at.sides[other as usize];
    let mut movers = own;
    if let Mark::At(cell) = at.moved {
        movers.remove(cell);
    }
    let mut best = 0;
    if w[10] != 0 {
        for from in movers {
            for to in from.neighbours() & enemies {
                let d = at.bonus(at.rank(from)) as i32 - at.bonus(at.rank(to)) as i32;
                let p = match d {
                    i32::MIN..=-2 => 19,
                    -1 => 32,
                    0 => 50,
                    1 => 68,
                    _ => 81,
                };
                let mut prize = rank_worth(at, to, w);
                if at.goal_cells().has(to) && at.goal(to).is_some_and(|g| g.owner() == other) {
                    prize += w[3];
                }
                let ev = (p * prize - (100 - p) * rank_worth(at, from, w)) / 100;
                best = ev.max(best);
            }
        }
    }
    let mut sum = best * w[10] / 100;
    for goal in other.goals() {
        if let Lie::On(cell) = at.goals[goal as usize] {
            if !enemies.has(cell) && !(cell.neighbours() & movers).is_empty() {
                sum += w[11];
            }
        }
    }
    sum + w[12]
}

/// Figures left, goals kept and guarded, and how near the enemy's goals are.
fn strength(at: &Position, side: Side, w: &[i32; N]) -> i32 {
    let own = at.sides[side as usize];
    let mut sum = 0;
    for rank in Rank::ALL {
        sum += w[rank as usize] * i32::from(at.count(Figure::new(side, rank)));
    }
    let mut left = 0;
    for goal in side.goals() {
        match at.goals[goal as usize] {
            Lie::On(cell) => {
                left += 1;
                sum += if own.has(cell) { w[4] } else { 0 };
                sum += w[13] * (cell.neighbours().shared(own) as i32).min(2);
            }
            Lie::Held => left += 1,
            Lie::Taken => {}
        }
    }
    sum += w[3] * left;
    let mut near = 0;
    let mut open = 0;
    for goal in side.other().goals() {
        if let Lie::On(cell) = at.goals[goal as usize] {
            open += 1;
            near += nearness(own, cell, w);
        }
    }
    if open == 1 {
        near = near * w[9] / 100;
    }
    sum + near
}

/// How near the nearest figure is to a goal.
fn nearness(figures: Cells, cell: Cell, w: &[i32; N]) -> i32 {
    let (mut a, mut b) = (9, 9);
    for figure in figures {
        let d = i32::from(figure.distance(cell));
        if d < a {
            b = a;
            a = d;
        } else if d < b {
            b = d;
        }
    }
    if a >= 9 {
        return 0;
    }
    let extra = match a {
        0 | 1 => w[6],
        2 => w[7],
        3 => w[8],
        _ => 0,
    };
    w[5] * (9 - a) + extra + w[14] * (9 - b)
}
