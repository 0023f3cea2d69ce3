//! Stake of a problem: the kind of the piece to be taken or saved.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::forced::{Dice, Forced, Horizon};
use super::judge::{Judge, NODES, others};
use super::problem::Problem;
use crate::kernel::event::Event;
use crate::kernel::game::Game;
use crate::kernel::problem::Kind;
use crate::kernel::step::{Seats, Step};

/// Returns the kind taken along the solution, or after the worst step of a saving problem. `None` if the game is
/// won without a piece to name.
pub(super) fn stake<G: Game>(
    game: &G,
    at: &G::Position,
    problem: &Problem,
    side: Seats,
) -> Option<&'static str> {
    match problem.kind {
        Kind::Take => taken(game, at, side, &problem.solution),
        Kind::Save => {
            let hunters = others(side);
            let mut search = Forced::new(game, hunters, Dice::Thrown, NODES);
            let values = search.actions(at, Horizon::before(1))?;
            let (worst, _) = *values.iter().max_by_key(|(_, value)| *value)?;
            let judged = Judge::new(game, problem.kind, side).judge(at, &[], Step::Act(worst))?;
            let mut steps = Vec::from([worst.to_string()]);
            steps.extend(judged.line);
            taken(game, at, hunters, &steps)
        }
        Kind::Two | Kind::Three | Kind::Fight | Kind::Count | Kind::Path => None,
    }
}

/// Returns the kind that these seats take first.
fn taken<G: Game>(game: &G, at: &G::Position, of: Seats, steps: &[String]) -> Option<&'static str> {
    let (mut at, mut events) = (at.clone(), Vec::new());
    for text in steps {
        let step = game.step(&at, text).ok()?;
        if !game.play(&mut at, step, &mut events) {
            return None;
        }
    }
    let aims = events.iter().filter(|event| (G::PROBLEMS.aim)(of, event));
    let mut kinds = aims.filter_map(|event| match event {
        Event::Moved { kind, .. } | Event::Removed { kind, .. } | Event::Counted { kind, .. } => {
            Some(*kind)
        }
        Event::Became { piece, .. } => Some(piece.kind),
        _ => None,
    });
    kinds.next()
}
