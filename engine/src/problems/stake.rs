//! What a problem is about, by the kind of the piece: what is taken, or what the others would take.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::forced::{Dice, Forced, Stage};
use super::judge::{Judge, NODES, others};
use super::problem::Problem;
use crate::kernel::event::Event;
use crate::kernel::game::Game;
use crate::kernel::problem::Kind;
use crate::kernel::step::{Seats, Step};

/// The kind of what is taken on the way of the solution, or would be taken after the worst step of a problem to save
/// something; nothing where the game is won without a piece that could be named.
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
            let values = search.actions(at, Stage::before(1))?;
            let (worst, _) = *values.iter().max_by_key(|(_, value)| *value)?;
            let judged = Judge::new(game, problem.kind, side).judge(at, &[], Step::Act(worst))?;
            let mut steps = Vec::from([worst.to_string()]);
            steps.extend(judged.line);
            taken(game, at, hunters, &steps)
        }
        Kind::Two | Kind::Three | Kind::Fight | Kind::Count | Kind::Path => None,
    }
}

/// The kind of what these seats are first seen to take.
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
