//! Fight problems: exact odds of a fight that a step starts, and calculations in a fight under way.

use alloc::vec::Vec;

use super::proof::{Proof, Share};
use crate::kernel::event::Event;
use crate::kernel::game::Game;
use crate::kernel::odds::{Fraction, Odds};
use crate::kernel::problem::Ask;
use crate::kernel::rules::StepOf;
use crate::kernel::step::{Seat, Step, Turn};

/// Returns the attacker's probability of winning the fight that a step starts; `None` if it starts none.
pub fn chance_of<G: Game>(game: &G, at: &G::Position, step: StepOf<G>) -> Option<Share> {
    let mut next = at.clone();
    game.apply(&mut next, step, &mut ());
    let attacker = game.scene(&next, &next).combat?.attacker.seat;
    let Fraction {
        numerator,
        denominator,
    } = odds(game, &next, attacker)?.chance()?;
    let millionths = u64::from(numerator) * 1_000_000 / u64::from(denominator);
    Some(Share::of_millionths(millionths as u32))
}

/// Counts the outcomes of the remaining dice of a fight.
fn odds<G: Game>(game: &G, at: &G::Position, attacker: Option<Seat>) -> Option<Odds> {
    let mut rolls = Vec::new();
    game.chance_outcomes(at, &mut rolls);
    let mut branches = Vec::new();
    for (roll, weight) in rolls {
        let (mut next, mut events) = (at.clone(), Vec::new());
        game.apply(&mut next, Step::Roll(roll), &mut events);
        let end = match Odds::seen(&events, attacker) {
            Some(end) => end,
            None if game.turn(&next) == Turn::Chance => odds(game, &next, attacker)?,
            None => return None,
        };
        branches.push((weight, end));
    }
    (!branches.is_empty()).then(|| Odds::weighted(&branches))
}

/// Returns the number asked for in a fight under way, and its proof. `roll` is the fallen roll; [`Ask::Least`]
/// asks before the die falls.
pub fn count<G: Game>(
    game: &G,
    at: &G::Position,
    roll: Option<G::Roll>,
    ask: Ask,
) -> Option<(u8, Proof)> {
    if ask == Ask::Least {
        return least(game, at);
    }
    let mut events = Vec::new();
    game.apply(&mut at.clone(), Step::Roll(roll?), &mut events);
    let totals: Vec<u8> = events
        .iter()
        .filter_map(|event| match event {
            Event::Rolled { face, bonus, .. } => Some(face + bonus),
            _ => None,
        })
        .collect();
    let [attack, defence] = totals[..] else {
        return None;
    };
    let number = match ask {
        Ask::Attacker => attack,
        Ask::Defender => defence,
        Ask::More | Ask::Least => attack.abs_diff(defence),
    };
    Some((number, Proof::Score(attack, defence)))
}

/// Returns the lowest face of the one remaining die with which the attacker wins.
fn least<G: Game>(game: &G, at: &G::Position) -> Option<(u8, Proof)> {
    let attacker = game.scene(at, at).combat?.attacker.seat;
    let mut rolls = Vec::new();
    game.chance_outcomes(at, &mut rolls);
    let (mut wins, mut loses) = (None, None);
    for (roll, _) in rolls {
        let mut events = Vec::new();
        game.apply(&mut at.clone(), Step::Roll(roll), &mut events);
        let face = events.iter().find_map(|event| match event {
            Event::Rolled { face, .. } => Some(*face),
            _ => None,
        })?;
        let winner = events.iter().find_map(|event| match event {
            Event::Beaten { winner } => Some(*winner),
            _ => None,
        })?;
        if winner == attacker {
            wins = Some(wins.unwrap_or(face).min(face));
        } else {
            loses = Some(loses.unwrap_or(face).max(face));
        }
    }
    Some((wins?, Proof::Score(wins?, loses?)))
}
