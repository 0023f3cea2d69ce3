//! A computer player before one decision.

use super::expectimax::Expectimax;
use super::fingerprint::fingerprint;
use super::judge::{CERTAIN, Judge};
use super::levels::{Level, Strength, strength_of};
use super::root::{Ranked, Width};
use super::simple;
use crate::kernel::chance::Dice;
use crate::kernel::game::Game;
use crate::kernel::step::Turn;

/// Who plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// Any action.
    Random,
    /// One step ahead.
    Greedy,
    /// A level.
    Level(Level),
    /// The best, with so many positions.
    Effort(u32),
    /// TEMP
    Paranoid(u32),
}

/// Thinks about one decision, for as long as it is told to go on.
#[derive(Clone, Debug)]
pub struct Mind<G: Game> {
    dice: Dice,
    way: Way<G>,
}

#[derive(Clone, Debug)]
enum Way<G: Game> {
    Known(G::Action),
    Search(Expectimax<G>, Strength),
}

impl<G: Game> Mind<G> {
    /// Thinks for the seat to act; nothing where no seat decides. The same seed gives the same action.
    pub fn new(game: &G, at: &G::Position, who: Who, seed: u64) -> Option<Self> {
        let Turn::Decision(seat) = game.turn(at) else {
            return None;
        };
        let mut dice = Dice::at(seed, fingerprint(at));
        let judge = Judge::of(game, at, seat);
        let judge = if matches!(who, Who::Paranoid(_)) { judge.fearful() } else { judge };
        let way = match who {
            Who::Random => Way::Known(simple::random(game, at, &mut dice)?),
            Who::Greedy => Way::Known(simple::greedy(game, at, judge, &mut dice)?),
            Who::Level(_) | Who::Effort(_) | Who::Paranoid(_) => {
                let strength = match who {
                    Who::Level(level) => strength_of(G::CARD.slug, level),
                    Who::Effort(effort) | Who::Paranoid(effort) => Strength { effort, ..strength_of(G::CARD.slug, Level::Five) },
                    _ => unreachable!(),
                };
                let width = if strength.slips == 0 {
                    Width::Best(1)
                } else {
                    Width::Within(strength.reach)
                };
                let limits = (strength.effort, strength.plies);
                let search = Expectimax::new(game.clone(), at.clone(), judge, width, limits);
                Way::Search(search, strength)
            }
        };
        Some(Self { dice, way })
    }

    /// Goes on for about so many positions; the action, once it is chosen.
    pub fn think(&mut self, positions: u32) -> Option<G::Action> {
        match &mut self.way {
            Way::Known(action) => Some(*action),
            Way::Search(search, strength) => {
                if !search.think(positions.into()) {
                    return None;
                }
                let ranked = search.ranked();
                Some(choose(&ranked, *strength, &mut self.dice))
            }
        }
    }

    /// How many actions ahead all was looked at.
    pub const fn depth(&self) -> i32 {
        match &self.way {
            Way::Known(_) => 0,
            Way::Search(search, _) => search.depth(),
        }
    }

    /// How many positions were looked at.
    pub const fn seen(&self) -> u64 {
        match &self.way {
            Way::Known(_) => 0,
            Way::Search(search, _) => search.seen(),
        }
    }
}

/// The best action, or by the share of slips another good one. A slip never throws a game away.
fn choose<A: Copy>(ranked: &[Ranked<A>], strength: Strength, dice: &mut Dice) -> A {
    let best = ranked[0];
    let is_near = |other: &&Ranked<A>| {
        other.exact && other.value >= best.value - strength.reach && other.value > -CERTAIN
    };
    let others = ranked[1..].iter().filter(is_near);
    let count = others.clone().count() as u32;
    if count == 0 || dice.below(1000) >= strength.slips {
        return best.action;
    }
    let mut others = others;
    let other = others.nth(dice.below(count) as usize);
    other.unwrap_or(&best).action
}
