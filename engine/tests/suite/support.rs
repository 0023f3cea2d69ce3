//! Positions for tests of computer players.

use engine::kernel::rng::Rng;
use engine::kernel::rules::Rules;
use engine::kernel::step::Turn;

/// Returns decision positions of a seeded random game.
pub fn decisions<G: Rules>(game: &G, seed: u64, count: usize) -> Vec<G::Position> {
    let mut dice = Rng::seeded(seed);
    let mut at = game.start();
    let mut found = Vec::new();
    while found.len() < count {
        if matches!(game.turn(&at), Turn::Decision(_)) && dice.below(4) == 0 {
            found.push(at.clone());
        }
        let Some(step) = dice.one_of(&game.steps(&at)) else {
            break;
        };
        game.apply(&mut at, step, &mut ());
    }
    found
}
