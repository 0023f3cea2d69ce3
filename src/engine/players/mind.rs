//! A computer player before one decision.

use alloc::boxed::Box;
use alloc::vec::Vec;

use super::expectimax::Expectimax;
use super::fingerprint::fingerprint;
use super::friend::{self, GIFT};
use super::judge::{CERTAIN, Judge};
use super::levels::{Level, Strength, friendly, strength_of};
use super::odds::chance_of;
use super::reasons::Teller;
use super::root::{Ranked, Width};
use super::simple;
use super::who::Who;
use crate::kernel::chance::Dice;
use crate::kernel::game::Game;
use crate::kernel::step::Turn;
use crate::kernel::words::Phrase;

/// An action with the chance to win after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Advice<A> {
    /// The action.
    pub action: A,
    /// The chance to win, in parts of a thousand.
    pub chance: u16,
}

/// Thinks about one decision, for as long as it is told to go on.
#[derive(Clone, Debug)]
pub struct Mind<G: Game> {
    game: G,
    at: G::Position,
    judge: Judge,
    who: Who,
    dice: Dice,
    strength: Strength,
    way: Way<G>,
}

#[derive(Clone, Debug)]
enum Way<G: Game> {
    Known(G::Action),
    Search(Box<Expectimax<G>>),
}

impl<G: Game> Mind<G> {
    /// Thinks for the seat to act; nothing where no seat decides. The same seed gives the same action.
    pub fn new(game: &G, at: &G::Position, who: Who, seed: u64) -> Option<Self> {
        let Turn::Decision(seat) = game.turn(at) else {
            return None;
        };
        let mut dice = Dice::at(seed, fingerprint(at));
        let judge = Judge::of(game, at, seat);
        let slug = G::CARD.slug;
        let best = strength_of(slug, Level::Five);
        let (strength, width) = match who {
            Who::Random | Who::Greedy => (best, Width::Best(1)),
            Who::Level(level) => {
                let strength = strength_of(slug, level);
                (strength, Width::Within(strength.reach))
            }
            Who::Friend(_) => (friendly(slug), Width::Within(GIFT)),
            Who::Adviser => (best, Width::Best(3)),
            Who::Effort(effort) => (Strength { effort, ..best }, Width::Within(best.reach)),
        };
        let way = match who {
            Who::Random => Way::Known(simple::random(game, at, &mut dice)?),
            Who::Greedy => Way::Known(simple::greedy(game, at, judge, &mut dice)?),
            Who::Level(_) | Who::Friend(_) | Who::Adviser | Who::Effort(_) => {
                let limits = (strength.effort, strength.plies);
                let search = Expectimax::new(game.clone(), at.clone(), judge, width, limits);
                Way::Search(Box::new(search))
            }
        };
        Some(Self {
            game: game.clone(),
            at: at.clone(),
            judge,
            who,
            dice,
            strength,
            way,
        })
    }

    /// Goes on for about so many positions; the action, once it is chosen.
    pub fn think(&mut self, positions: u32) -> Option<G::Action> {
        match &mut self.way {
            Way::Known(action) => Some(*action),
            Way::Search(search) => {
                if !search.think(positions.into()) {
                    return None;
                }
                let ranked = search.ranked();
                // A copy of the dice: asked again, it answers the same.
                let mut dice = self.dice;
                Some(match self.who {
                    Who::Friend(standing) => friend::choose(&ranked, standing),
                    _ => choose(&ranked, self.strength, &mut dice),
                })
            }
        }
    }

    /// The best actions known so far, with the chance to win after each; more of them are exact for an adviser.
    pub fn advice(&self) -> Vec<Advice<G::Action>> {
        let Way::Search(search) = &self.way else {
            return Vec::new();
        };
        let ranked = search.ranked();
        let exact = ranked.into_iter().filter(|ranked| ranked.exact);
        let advice = exact.map(|ranked| Advice {
            action: ranked.action,
            chance: chance_of(G::CARD.slug, ranked.value),
        });
        advice.collect()
    }

    /// Why this action: one sentence, true of what the search has seen. Those who do not search have no reasons.
    pub fn reason(&self, action: G::Action) -> Option<&'static Phrase> {
        let Way::Search(search) = &self.way else {
            return None;
        };
        let teller = Teller {
            game: &self.game,
            at: &self.at,
            judge: self.judge,
            search,
        };
        Some(teller.reason(&search.ranked(), action))
    }

    /// How many actions ahead all was looked at.
    pub fn depth(&self) -> i32 {
        match &self.way {
            Way::Known(_) => 0,
            Way::Search(search) => search.depth(),
        }
    }

    /// How much of the effort is spent, in parts of a thousand.
    pub fn progress(&self) -> u16 {
        match &self.way {
            Way::Known(_) => 1000,
            Way::Search(search) => search.progress(),
        }
    }

    /// How many positions were looked at.
    pub fn seen(&self) -> u64 {
        match &self.way {
            Way::Known(_) => 0,
            Way::Search(search) => search.seen(),
        }
    }
}

/// The best action, or by the share of slips another good one. A slip never throws a game away.
fn choose<A: Copy>(ranked: &[Ranked<A>], strength: Strength, dice: &mut Dice) -> A {
    let best = ranked[0];
    let is_near = |other: &&Ranked<A>| {
        other.exact && other.value >= best.value - strength.reach && other.value > -CERTAIN
    };
    let mut others = ranked[1..].iter().filter(is_near);
    let count = others.clone().count() as u32;
    if count == 0 || best.value > CERTAIN || dice.below(1000) >= strength.slips {
        return best.action;
    }
    let other = others.nth(dice.below(count) as usize);
    other.unwrap_or(&best).action
}
