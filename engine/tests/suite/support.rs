//! Positions to ask computer players about.

use engine::kernel::rng::Rng;
use engine::kernel::rules::{Rules, StepOf};
use engine::kernel::step::{Step, Turn};

/// Positions of a random game in which a seat decides.
pub fn decisions<G: Rules>(game: &G, seed: u64, count: usize) -> Vec<G::Position> {
    let mut dice = Rng::seeded(seed);
    let mut at = game.start();
    let mut found = Vec::new();
    let (mut actions, mut rolls) = (Vec::new(), Vec::new());
    while found.len() < count {
        let step: StepOf<G> = match game.turn(&at) {
            Turn::Over(_) => break,
            Turn::Chance => {
                rolls.clear();
                game.chance_outcomes(&at, &mut rolls);
                Step::Roll(rolls[dice.below(rolls.len() as u32) as usize].0)
            }
            Turn::Decision(_) => {
                actions.clear();
                game.actions(&at, &mut actions);
                if dice.below(4) == 0 {
                    found.push(at.clone());
                }
                Step::Act(actions[dice.below(actions.len() as u32) as usize])
            }
        };
        game.apply(&mut at, step, &mut ());
    }
    found
}
