//! Reduction of a problem: removes pieces that it does not need.

use engine::kernel::edit::{Edit, Editable as _};
use engine::kernel::game::Game;
use engine::kernel::problem::Kind;
use engine::kernel::rng::Rng;
use engine::kernel::step::{Seat, Turn};
use engine::problems::{Problem, restart};

use crate::candidates::occupied;
use crate::propose::propose;

/// Clears the occupied places one by one, as long as the problem stays the same. Own pieces offer choices, so a third
/// of them is exempt.
pub fn stripped<G: Game>(game: &G, at: &G::Position, problem: &Problem, dice: &mut Rng) -> Problem {
    let Turn::Decision(seat) = game.turn(at) else {
        return problem.clone();
    };
    let (mut at, mut problem) = (at.clone(), problem.clone());
    for (place, owner) in occupied(game, &at, dice) {
        if owner == Some(seat) && dice.below(3) == 0 {
            continue;
        }
        if let Some((fewer, same)) = without(game, &at, seat, &problem, place) {
            (at, problem) = (fewer, same);
        }
    }
    problem
}

/// Returns the problem with a place cleared; `None` if that changes the problem.
pub fn without<G: Game>(
    game: &G,
    at: &G::Position,
    seat: Seat,
    problem: &Problem,
    place: engine::kernel::step::Place,
) -> Option<(G::Position, Problem)> {
    let mut fewer = at.clone();
    fewer.edit(Edit::Begin);
    fewer.edit(Edit::Clear(place));
    let fewer = restart(game, &fewer, seat)?;
    if fewer == *at {
        return None;
    }
    let same = match problem.kind {
        Kind::Path => {
            let position = fewer.to_string();
            let shorter = Problem {
                position,
                ..problem.clone()
            };
            let board = game.board(&fewer);
            let [from, to] = [0, 1].map(|index| board.place(&problem.options[index]));
            let stands = game.scene(&fewer, &fewer).pieces.iter().any(|piece| {
                piece.owner == Some(seat)
                    && Some(piece.spot) == from.map(engine::kernel::piece::Spot::On)
            });
            // The target of the path must not be the cleared place.
            let before = game.scene(at, at).pieces.len();
            let lies = to.is_some_and(|to| to != place);
            let way = engine::problems::shortest_path(game, &fewer, from?, to?)?;
            let is_same = stands && lies && before > 0;
            (is_same && Some(way.len() as u8) == problem.number()).then_some(shorter)
        }
        kind => propose(game, &fewer, kind, &mut Rng::seeded(1)),
    }?;
    let is_same = same.solution == problem.solution && same.options == problem.options;
    is_same.then_some((fewer, same))
}
