//! Finds the problem in a position: searches for the right answer and proves that it is the only one.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::fights::chance_of;
use super::forced::{CERTAIN, Dice, Forced, Horizon};
use super::judge::others;
use super::problem::Problem;
use super::proof::{Proof, Share};
use crate::kernel::event::Event;
use crate::kernel::game::Game;
use crate::kernel::problem::Kind;
use crate::kernel::step::{Seats, Step, Turn};

/// Minimum advantage of the solution over all alternatives when dice fall, in millionths.
const MARGIN: u32 = 150_000;
/// Minimum probability of a forced win, in millionths.
const LIKELY: u32 = 500_000;
/// Minimum number of actions to choose from.
const FEWEST: usize = 3;
/// Maximum number of fights to choose from.
const MOST_FIGHTS: usize = 5;

/// Result of looking for one kind of problem in a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Proposal {
    /// Problem of this kind, not yet graded.
    Problem(Problem),
    /// Several answers are right.
    Several,
    /// There are too few choices.
    Forced,
    /// No answer is right.
    Nothing,
}

/// Returns the side of the seat that decides; `None` if there is no decision.
pub fn decider<G: Game>(game: &G, at: &G::Position) -> Option<Seats> {
    let Turn::Decision(seat) = game.turn(at) else {
        return None;
    };
    let players = game.scene(at, at).players;
    let own = players.into_iter().find(|player| player.seat == seat);
    Some(own.map_or(Seats::one(seat), |player| player.side))
}

/// Creates the search that proposes and judges problems of a kind for a side.
pub fn search_of<G: Game>(game: &G, kind: Kind, side: Seats, nodes: u64) -> Forced<'_, G> {
    let (of, dice) = match kind {
        Kind::Save => (others(side), Dice::Thrown),
        Kind::Take => (side, Dice::Shunned),
        _ => (side, Dice::Thrown),
    };
    Forced::new(game, of, dice, nodes)
}

/// Looks for a problem of a kind that asks for a step; `None` if the search gave up. Fights need no search.
pub fn propose<G: Game>(
    game: &G,
    at: &G::Position,
    kind: Kind,
    search: &mut Forced<'_, G>,
) -> Option<Proposal> {
    let Some(side) = decider(game, at) else {
        return Some(Proposal::Nothing);
    };
    let found = match kind {
        Kind::Take => take(game, at, side, search)?,
        Kind::Save => saved(&written(search.actions(at, Horizon::before(1))?)),
        Kind::Two | Kind::Three => {
            let turns = kind.turns().unwrap_or(1);
            let sooner = search.actions(at, Horizon::before(turns - 1))?;
            let sooner = sooner.iter().map(|(_, value)| *value).max().unwrap_or(0);
            match sooner + MARGIN > CERTAIN {
                true => Err(Proposal::Nothing),
                false => {
                    let values = search.actions(at, Horizon::before(turns))?;
                    forced(sooner, &written(values))
                }
            }
        }
        Kind::Fight => best_fight(&fights(game, at)),
        Kind::Count | Kind::Path => Err(Proposal::Nothing),
    };
    Some(match found {
        Ok(found) => Proposal::Problem(Problem::found(kind, at.to_string(), found)),
        Err(why) => why,
    })
}

/// Options, solution and proof, or the reason why there are none.
type Found = Result<(Vec<String>, Vec<String>, Proof), Proposal>;

fn take<G: Game>(
    game: &G,
    at: &G::Position,
    side: Seats,
    search: &mut Forced<'_, G>,
) -> Option<Found> {
    let mut horizon = Horizon::before(1);
    let values = search.actions(at, horizon)?;
    match values.iter().filter(|(_, value)| *value == CERTAIN).count() {
        0 => return Some(Err(Proposal::Nothing)),
        _ if values.len() < FEWEST => return Some(Err(Proposal::Forced)),
        1 => {}
        _ => return Some(Err(Proposal::Several)),
    }
    let of = u16::try_from(values.len()).unwrap_or(u16::MAX);
    let (mut at, mut steps) = (at.clone(), Vec::new());
    loop {
        let values = search.actions(&at, horizon)?;
        let Some((action, _)) = values.into_iter().find(|(_, value)| *value == CERTAIN) else {
            return Some(Err(Proposal::Nothing));
        };
        steps.push(action.to_string());
        let next = search.next(&at, horizon);
        let mut events: Vec<Event> = Vec::new();
        game.apply(&mut at, Step::Act(action), &mut events);
        if events.iter().any(|event| (G::PROBLEMS.aim)(side, event)) {
            return Some(Ok((Vec::new(), steps, Proof::Only(of))));
        }
        let Some(next) = next else {
            return Some(Err(Proposal::Nothing));
        };
        horizon = next;
    }
}

fn against(best: u32, next: u32) -> Proof {
    Proof::Against(Share::of_millionths(best), Share::of_millionths(next))
}

/// Converts actions to notation; the code below is the same for all games.
fn written<A: ToString>(values: Vec<(A, u32)>) -> Vec<(String, u32)> {
    let written = values.into_iter();
    written
        .map(|(action, value)| (action.to_string(), value))
        .collect()
}

/// Returns the first maximum, and the greatest of the other values.
fn best_two<T: Ord + Copy>(values: &[(String, T)]) -> Option<((&str, T), T)> {
    let (text, best) = values.iter().rev().max_by_key(|(_, value)| *value)?;
    let others = values.iter().filter(|(other, _)| other != text);
    let next = others.map(|(_, value)| *value).max()?;
    Some(((text, *best), next))
}

/// Finds the one action that minimises the opponents' probability.
fn saved(values: &[(String, u32)]) -> Found {
    let safety: Vec<(String, u32)> = values
        .iter()
        .map(|(action, value)| (action.clone(), CERTAIN.saturating_sub(*value)))
        .collect();
    let Some(((action, best), next)) = best_two(&safety) else {
        return Err(Proposal::Forced);
    };
    match best - next >= MARGIN {
        true if values.len() < FEWEST => Err(Proposal::Forced),
        true => Ok((
            Vec::new(),
            Vec::from([action.to_string()]),
            against(CERTAIN - best, CERTAIN - next),
        )),
        false => Err(Proposal::Nothing),
    }
}

/// Finds the one action that reaches the aim in time; `sooner` is the probability with one turn less.
fn forced(sooner: u32, values: &[(String, u32)]) -> Found {
    let Some(((action, best), next)) = best_two(values) else {
        return Err(Proposal::Nothing);
    };
    if best < LIKELY || best < sooner + MARGIN {
        return Err(Proposal::Nothing);
    }
    if best < next + MARGIN {
        return Err(Proposal::Several);
    }
    if values.len() < FEWEST {
        return Err(Proposal::Forced);
    }
    let solution = Vec::from([action.to_string()]);
    Ok((Vec::new(), solution, against(best, next)))
}

/// Returns the fights that can be started, each with its probability of winning.
fn fights<G: Game>(game: &G, at: &G::Position) -> Vec<(String, Share)> {
    let mut fights = Vec::new();
    for step in game.steps(at) {
        if let (Step::Act(action), Some(chance)) = (step, chance_of(game, at, step)) {
            fights.push((action.to_string(), chance));
        }
    }
    fights
}

/// Proposes the best of some fights.
fn best_fight(fights: &[(String, Share)]) -> Found {
    let Some(((best, most), next)) = best_two(fights) else {
        return Err(Proposal::Nothing);
    };
    if most == next {
        return Err(Proposal::Nothing);
    }
    if fights.len() > MOST_FIGHTS {
        return Err(Proposal::Several);
    }
    let options = fights.iter().map(|(text, _)| text.clone()).collect();
    let solution = Vec::from([best.to_string()]);
    Ok((options, solution, Proof::Against(most, next)))
}
