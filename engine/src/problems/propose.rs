//! What problem a position is, if it is one: the search finds the right answer, and that it is the only one.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::duel::chance_of;
use super::forced::{CERTAIN, Dice, Forced, Stage};
use super::judge::others;
use super::problem::Problem;
use super::proof::{Proof, Share};
use crate::kernel::event::Event;
use crate::kernel::game::Game;
use crate::kernel::problem::Kind;
use crate::kernel::step::{Seats, Step, Turn};

/// How much better the solution is than all else where dice fall, in millionths.
const MARGIN: u32 = 150_000;
/// The least chance that a forced win must have.
const LIKELY: u32 = 500_000;
/// The fewest actions among which one is to be found.
const FEWEST: usize = 3;
/// The most fights among which one is chosen.
const MOST_FIGHTS: usize = 5;

/// What a position is to one kind of problem.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Proposal {
    /// A problem of this kind; its grade is still to be found.
    Problem(Problem),
    /// Several answers are right.
    Several,
    /// There is next to no choice.
    Forced,
    /// No answer is right.
    Nothing,
}

/// The side of the seat that decides; nothing where nobody does.
pub fn decider<G: Game>(game: &G, at: &G::Position) -> Option<Seats> {
    let Turn::Decision(seat) = game.turn(at) else {
        return None;
    };
    let players = game.scene(at, at).players;
    let own = players.into_iter().find(|player| player.seat == seat);
    Some(own.map_or(Seats::one(seat), |player| player.side))
}

/// The search by which a kind is proposed to a side, and judged.
pub fn search_of<G: Game>(game: &G, kind: Kind, side: Seats, nodes: u64) -> Forced<'_, G> {
    let (of, dice) = match kind {
        Kind::Save => (others(side), Dice::Thrown),
        Kind::Take => (side, Dice::Shunned),
        _ => (side, Dice::Thrown),
    };
    Forced::new(game, of, dice, nodes)
}

/// What a position is to a kind that asks for a step; nothing where the search gave up. Fights need no search.
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
        Kind::Save => saved(&written(search.actions(at, Stage::before(1))?)),
        Kind::Two | Kind::Three => {
            let turns = kind.turns().unwrap_or(1);
            let sooner = search.actions(at, Stage::before(turns - 1))?;
            let sooner = sooner.iter().map(|(_, value)| *value).max().unwrap_or(0);
            match sooner + MARGIN > CERTAIN {
                true => Err(Proposal::Nothing),
                false => {
                    let values = search.actions(at, Stage::before(turns))?;
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

/// Options, solution and proof, or why there are none.
type Found = Result<(Vec<String>, Vec<String>, Proof), Proposal>;

fn take<G: Game>(
    game: &G,
    at: &G::Position,
    side: Seats,
    search: &mut Forced<'_, G>,
) -> Option<Found> {
    let mut stage = Stage::before(1);
    let values = search.actions(at, stage)?;
    match values.iter().filter(|(_, value)| *value == CERTAIN).count() {
        0 => return Some(Err(Proposal::Nothing)),
        _ if values.len() < FEWEST => return Some(Err(Proposal::Forced)),
        1 => {}
        _ => return Some(Err(Proposal::Several)),
    }
    let of = u16::try_from(values.len()).unwrap_or(u16::MAX);
    let (mut at, mut steps) = (at.clone(), Vec::new());
    loop {
        let values = search.actions(&at, stage)?;
        let Some((action, _)) = values.into_iter().find(|(_, value)| *value == CERTAIN) else {
            return Some(Err(Proposal::Nothing));
        };
        steps.push(action.to_string());
        let next = search.next(&at, stage);
        let mut events: Vec<Event> = Vec::new();
        game.apply(&mut at, Step::Act(action), &mut events);
        if events.iter().any(|event| (G::PROBLEMS.aim)(side, event)) {
            return Some(Ok((Vec::new(), steps, Proof::Only(of))));
        }
        let Some(next) = next else {
            return Some(Err(Proposal::Nothing));
        };
        stage = next;
    }
}

fn against(best: u32, next: u32) -> Proof {
    Proof::Against(Share::of_millionths(best), Share::of_millionths(next))
}

/// Actions in notation: what comes after is the same for all games.
fn written<A: ToString>(values: Vec<(A, u32)>) -> Vec<(String, u32)> {
    let written = values.into_iter();
    written
        .map(|(action, value)| (action.to_string(), value))
        .collect()
}

/// The first of the greatest, and the greatest of all others.
fn best_two<T: Ord + Copy>(values: &[(String, T)]) -> Option<((&str, T), T)> {
    let (text, best) = values.iter().rev().max_by_key(|(_, value)| *value)?;
    let others = values.iter().filter(|(other, _)| other != text);
    let next = others.map(|(_, value)| *value).max()?;
    Some(((text, *best), next))
}

/// The one action after which the others have the least chance.
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

/// The one action that has it in time; `sooner` is what a turn less would bring.
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

/// The fights that can be begun, each with its chance.
fn fights<G: Game>(game: &G, at: &G::Position) -> Vec<(String, Share)> {
    let mut fights = Vec::new();
    for step in game.steps(at) {
        if let (Step::Act(action), Some(chance)) = (step, chance_of(game, at, step)) {
            fights.push((action.to_string(), chance));
        }
    }
    fights
}

/// The best of some fights.
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
