//! Random playouts.

use alloc::vec::Vec;

use super::rng::Rng;
use super::rules::{Rules, StepOf};
use super::step::{Step, Turn};

/// Generator of random steps that reuses its buffers.
#[derive(Clone, Debug)]
pub struct RandomSteps<G: Rules> {
    actions: Vec<G::Action>,
    rolls: Vec<(G::Roll, u32)>,
}

impl<G: Rules> Default for RandomSteps<G> {
    fn default() -> Self {
        Self {
            actions: Vec::with_capacity(128),
            rolls: Vec::with_capacity(64),
        }
    }
}

impl<G: Rules> RandomSteps<G> {
    /// Draws a step: actions uniformly, rolls by their weights. Returns `None` when the game is over.
    #[inline]
    pub fn next(&mut self, game: &G, at: &G::Position, dice: &mut Rng) -> Option<StepOf<G>> {
        match game.turn(at) {
            Turn::Decision(_) => {
                self.actions.clear();
                game.actions(at, &mut self.actions);
                dice.one_of(&self.actions).map(Step::Act)
            }
            Turn::Chance => {
                self.rolls.clear();
                game.chance_outcomes(at, &mut self.rolls);
                dice.weighted(&self.rolls).map(Step::Roll)
            }
            Turn::Over(_) => None,
        }
    }
}
