//! Proposal of a problem at a position: the engine's search finds the right answer and that it is the only one.

use engine::kernel::game::Game;
use engine::kernel::piece::{Layer, Spot};
use engine::kernel::problem::{Ask, Kind};
use engine::kernel::rng::Rng;
use engine::kernel::step::{Place, Step, Turn};
use engine::problems::{
    Problem, Proof, Proposal, Share, chance_of, count, propose as proposed, search_of,
    shortest_path,
};

use crate::exhaustive::side_of;

/// Returns the node budget for a kind of problem.
const fn nodes(kind: Kind) -> u64 {
    match kind {
        Kind::Three => 400_000,
        Kind::Two => 100_000,
        _ => 20_000,
    }
}

/// Returns the problem of a kind at a position, not yet graded.
pub fn propose<G: Game>(game: &G, at: &G::Position, kind: Kind, dice: &mut Rng) -> Option<Problem> {
    let found = match kind {
        Kind::Fight if game.turn(at) == Turn::Chance => offered(game, at, dice)?,
        Kind::Take | Kind::Save | Kind::Two | Kind::Three | Kind::Fight => {
            let Turn::Decision(seat) = game.turn(at) else {
                return None;
            };
            let side = side_of(game, at, seat);
            let mut search = search_of(game, kind, side, nodes(kind));
            return match proposed(game, at, kind, &mut search)? {
                Proposal::Problem(problem) => Some(problem),
                Proposal::Several | Proposal::Forced | Proposal::Nothing => None,
            };
        }
        Kind::Count => counted(game, at, dice)?,
        Kind::Path => path(game, at, dice)?,
    };
    Some(Problem::found(kind, at.to_string(), found))
}

type Found = Option<(Vec<String>, Vec<String>, Proof)>;

/// Offers two to four of the fights that different rolls lead to.
fn offered<G: Game>(game: &G, at: &G::Position, dice: &mut Rng) -> Found {
    let steps = game.steps(at).into_iter();
    let mut fights: Vec<(String, Share)> = steps
        .filter_map(|step| {
            let text = match step {
                Step::Act(action) => action.to_string(),
                Step::Roll(roll) => roll.to_string(),
            };
            Some((text, chance_of(game, at, step)?))
        })
        .collect();
    dice.shuffle(&mut fights);
    fights.truncate(2 + dice.below(3) as usize);
    let options: Vec<String> = fights.iter().map(|(text, _)| text.clone()).collect();
    fights.sort_by_key(|(_, chance)| core::cmp::Reverse(*chance));
    let [(best, most), (_, next), ..] = &fights[..] else {
        return None;
    };
    let is_one = most > next;
    is_one.then(|| (options, vec![best.clone()], Proof::Against(*most, *next)))
}

fn counted<G: Game>(game: &G, at: &G::Position, dice: &mut Rng) -> Found {
    if game.turn(at) != Turn::Chance {
        return None;
    }
    let ask = dice.one_of(G::PROBLEMS.asks)?;
    if ask == Ask::Least {
        let (number, proof) = count(game, at, None, ask)?;
        return Some((vec![ask.name().to_owned()], vec![number.to_string()], proof));
    }
    let mut rolls = Vec::new();
    game.chance_outcomes(at, &mut rolls);
    let (roll, _) = rolls[dice.below(rolls.len() as u32) as usize];
    let (number, proof) = count(game, at, Some(roll), ask)?;
    let options = vec![roll.to_string(), ask.name().to_owned()];
    (number > 0).then(|| (options, vec![number.to_string()], proof))
}

/// Returns the shortest path of a random own piece to a random target, if it takes two to seven turns.
fn path<G: Game>(game: &G, at: &G::Position, dice: &mut Rng) -> Found {
    let Turn::Decision(seat) = game.turn(at) else {
        return None;
    };
    let (scene, board) = (game.scene(at, at), game.board(at));
    let on = |spot| match spot {
        Spot::On(place) => Some(place),
        Spot::In(..) => None,
    };
    let is_target = |word: &str| {
        let mut targets = G::PROBLEMS.targets.iter();
        !word.is_empty() && targets.any(|target| word.starts_with(target))
    };
    let own = scene
        .pieces
        .iter()
        .filter(|piece| piece.owner == Some(seat));
    let movers: Vec<Place> = own
        .filter(|piece| piece.layer == Layer::Standing)
        .filter_map(|piece| on(piece.spot))
        .collect();
    let lying = scene.pieces.iter().filter(|piece| {
        is_target(piece.kind) && (piece.owner.is_none() || piece.owner != Some(seat))
    });
    let mut targets: Vec<Place> = lying.filter_map(|piece| on(piece.spot)).collect();
    for (number, place) in board.places.iter().enumerate() {
        let symbol = place.symbol.unwrap_or_default();
        if (is_target(place.ground) || is_target(symbol)) && place.camp != Some(seat) {
            targets.push(Place(number as u16));
        }
    }
    let (from, to) = (dice.one_of(&movers)?, dice.one_of(&targets)?);
    let stands = |place| {
        scene
            .pieces
            .iter()
            .any(|piece| piece.layer == Layer::Standing && piece.spot == Spot::On(place))
    };
    if from == to || stands(to) {
        return None;
    }
    let turns = shortest_path(game, at, from, to)?.len() as u8;
    let name = |place| board.place_info(place).name.clone();
    let is_way = (2..=7).contains(&turns);
    is_way.then(|| {
        let options = vec![name(from), name(to)];
        (options, vec![turns.to_string()], Proof::Turns(turns))
    })
}
