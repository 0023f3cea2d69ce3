//! A computer player before one decision.

use alloc::boxed::Box;
use alloc::vec::Vec;

use super::expectimax::Expectimax;
use super::fingerprint::fingerprint;
use super::friend;
use super::judge::{CERTAIN, Judge, POINT};
use super::levels::{Level, Strength, friendly, strength_of};
use super::odds::chance_of;
use super::reasons::Teller;
use super::root::{Ranked, Width};
use super::simple;
use super::who::PlayerKind;
use crate::kernel::game::Game;
use crate::kernel::input::Touch;
use crate::kernel::piece::{Spot, Tray};
use crate::kernel::rng::Rng;
use crate::kernel::step::{Seat, Turn};
use crate::kernel::words::Phrase;

/// An action with the chance to win after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Advice<A> {
    /// The action.
    pub action: A,
    /// The chance to win, in parts of a thousand.
    pub chance: u16,
}

/// Where an army is set up piece by piece, a long look at each of them finds nothing: so much is enough.
const PLACING: u32 = 3_000;
/// So many pieces in the hand are an army.
const ARMY: usize = 3;

/// Thinks about one decision, for as long as it is told to go on.
#[derive(Clone, Debug)]
pub struct Mind<G: Game> {
    game: G,
    at: G::Position,
    judge: Judge,
    who: PlayerKind,
    dice: Rng,
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
    pub fn new(game: &G, at: &G::Position, who: PlayerKind, seed: u64) -> Option<Self> {
        let Turn::Decision(seat) = game.turn(at) else {
            return None;
        };
        let mut dice = Rng::at(seed, fingerprint(at));
        let judge = Judge::of(game, at, seat);
        let slug = G::INFO.slug;
        let best = strength_of(slug, Level::Five);
        let (strength, width) = match who {
            PlayerKind::Random | PlayerKind::Greedy => (best, Width::Best(1)),
            PlayerKind::Level(level) => {
                let strength = strength_of(slug, level);
                (strength, width_of(strength))
            }
            PlayerKind::Friend(standing) => {
                let manner = standing.manner();
                (friendly(slug, manner.plies), Width::Within(manner.gift))
            }
            PlayerKind::Adviser => (best, Width::Best(3)),
            PlayerKind::Measured(strength) => (strength, width_of(strength)),
        };
        let strength = Strength {
            effort: if is_placing(game, at, seat) {
                strength.effort.min(PLACING)
            } else {
                strength.effort
            },
            ..strength
        };
        let way = match who {
            PlayerKind::Random => Way::Known(simple::random(game, at, &mut dice)?),
            PlayerKind::Greedy => Way::Known(simple::greedy(game, at, judge, &mut dice)?),
            PlayerKind::Level(_)
            | PlayerKind::Friend(_)
            | PlayerKind::Adviser
            | PlayerKind::Measured(_) => {
                let limits = (strength.effort, strength.plies as i32);
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
                    PlayerKind::Friend(standing) => friend::choose(&ranked, standing.manner()),
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
        let mut most = 1000;
        let exact = ranked.into_iter().filter(|ranked| ranked.exact);
        let advice = exact.map(|ranked| {
            // Those behind may still have their values of a shorter look: none promises more than one before it.
            most = chance_of(G::INFO.slug, ranked.value).min(most);
            Advice {
                action: ranked.action,
                chance: most,
            }
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

/// Whether the seat sets up its army.
fn is_placing<G: Game>(game: &G, at: &G::Position, seat: Seat) -> bool {
    let hand = Spot::In(seat, Tray::Hand);
    let pieces = game.scene(at, at).pieces;
    if pieces.iter().filter(|piece| piece.spot == hand).count() < ARMY {
        return false;
    }
    let mut actions = Vec::new();
    game.actions(at, &mut actions);
    let is_placed = |&action: &G::Action| {
        let touches = game.inputs(at, action);
        matches!(touches.first(), Some(Touch::Held(_)))
    };
    actions.iter().all(is_placed)
}

fn width_of(strength: Strength) -> Width {
    if strength.slips == 0 {
        Width::Best(1)
    } else {
        Width::Within(strength.reach as i32 * POINT)
    }
}

/// The best action, or by the share of slips another good one. A slip never throws a game away.
fn choose<A: Copy>(ranked: &[Ranked<A>], strength: Strength, dice: &mut Rng) -> A {
    let best = ranked[0];
    let is_near = |other: &&Ranked<A>| {
        other.exact
            && other.value >= best.value - strength.reach as i32 * POINT
            && other.value > -CERTAIN
    };
    let mut others = ranked[1..].iter().filter(is_near);
    let count = others.clone().count() as u32;
    if count == 0 || best.value > CERTAIN || dice.below(1000) >= strength.slips {
        return best.action;
    }
    let other = others.nth(dice.below(count) as usize);
    other.unwrap_or(&best).action
}
