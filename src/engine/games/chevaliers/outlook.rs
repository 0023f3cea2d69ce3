//! How good a position looks, for computer players.

use super::board::Cells;
use super::figures::{Figure, Goal, Rank, Side};
use super::position::{Lie, Outcome, Phase, Position};

const WON: i32 = 1000;
const MOST: i32 = 990;
/// What a figure is worth, by rank.
const WORTH: [i32; 3] = [40, 55, 75];
const BONUS: i32 = 10;
const GOAL: i32 = 160;
const GUARD: i32 = 15;
const STEP: i32 = 8;
const FAR: i32 = 9;

/// From -1000 (lost) to 1000 (won); what one side gains, the other loses.
pub fn outlook(at: &Position, side: Side) -> i32 {
    match at.phase {
        Phase::Over(Outcome::Drawn) => 0,
        Phase::Over(Outcome::Won(winner)) if winner == side => WON,
        Phase::Over(Outcome::Won(_)) => -WON,
        Phase::Setup(_) | Phase::Play | Phase::Fight { .. } => {
            (strength(at, side) - strength(at, side.other())).clamp(-MOST, MOST)
        }
    }
}

/// Figures left, goals kept and guarded, and how near the enemy's goals are.
fn strength(at: &Position, side: Side) -> i32 {
    let own = at.sides[side as usize];
    let figures = Rank::ALL.map(|rank| {
        let worth = WORTH[rank as usize] + BONUS * i32::from(at.bonus(rank));
        worth * i32::from(at.count(Figure::new(side, rank)))
    });
    let kept = side.goals().map(|goal| match at.goals[goal as usize] {
        Lie::On(cell) => GOAL + if own.has(cell) { GUARD } else { 0 },
        Lie::Held => GOAL,
        Lie::Taken => 0,
    });
    let sought = side.other().goals().map(|goal| nearness(at, own, goal));
    figures.iter().chain(&kept).chain(&sought).sum()
}

/// How near the nearest figure is to a goal.
fn nearness(at: &Position, figures: Cells, goal: Goal) -> i32 {
    let Lie::On(cell) = at.goals[goal as usize] else {
        return 0;
    };
    let steps = figures
        .into_iter()
        .map(|figure| figure.distance(cell))
        .min();
    steps.map_or(0, |steps| STEP * (FAR - i32::from(steps)))
}
