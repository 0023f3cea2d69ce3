//! Missed chances of a finished game: moments in which a side could have reached its aim but did not.

use alloc::string::ToString;
use alloc::vec::Vec;

use super::forced::{CERTAIN, Dice, Forced, Horizon};
use super::problem::Problem;
use super::proof::{Proof, Share};
use crate::kernel::game::Game;
use crate::kernel::options::Options;
use crate::kernel::problem::Kind;
use crate::kernel::step::{Step, Turn};

/// Maximum number of positions searched per moment; larger moments are skipped.
const NODES: u64 = 50_000;

/// Returns the problem that this step missed: reaching the aim in this turn without a roll. `None` if the step
/// kept the aim in reach, or there was none.
pub fn missed_chance<G: Game>(position: &str, taken: &str) -> Option<Problem> {
    let game = G::new(&Options::default()).ok()?;
    let at = game.position(position).ok()?;
    let Turn::Decision(seat) = game.turn(&at) else {
        return None;
    };
    let players = game.scene(&at, &at).players;
    let side = players.into_iter().find(|player| player.seat == seat)?.side;
    let Ok(Step::Act(taken)) = game.step(&at, taken) else {
        return None;
    };
    let values = Forced::new(&game, side, Dice::Shunned, NODES).actions(&at, Horizon::before(1))?;
    let right: Vec<G::Action> = values
        .iter()
        .filter(|(_, value)| *value == CERTAIN)
        .map(|(action, _)| *action)
        .collect();
    if right.contains(&taken) {
        return None;
    }
    // Other steps of the turn may come first; prefer one that reaches the aim at once.
    let has_it = |action: &&G::Action| {
        let mut events = Vec::new();
        game.apply(&mut at.clone(), Step::Act(**action), &mut events);
        events.iter().any(|event| (G::PROBLEMS.aim)(side, event))
    };
    let best = right.iter().find(has_it).or(right.first())?;
    let [had, went_past] = [CERTAIN, 0].map(Share::of_millionths);
    let solution = Vec::from([best.to_string()]);
    let found = (Vec::new(), solution, Proof::Against(had, went_past));
    Some(Problem::found(Kind::Take, position.into(), found))
}
