//! A computer player before one decision.

use alloc::boxed::Box;
use alloc::vec::Vec;

use super::captures::captures;
use super::evaluator::{Evaluator, MATE_IN_MAX, POINT, win_probability};
use super::expectimax::Expectimax;
use super::explainer::Explainer;
use super::friend;
use super::hash::hash;
use super::levels::Level;
use super::player_kind::PlayerKind;
use super::reason::Reason;
use super::root::{MultiPv, RankedAction};
use super::simple;
use super::tracks::Tracks;
use crate::kernel::evaluate::Evaluate;
use crate::kernel::input::Touch;
use crate::kernel::piece::{Spot, Tray};
use crate::kernel::rng::Rng;
use crate::kernel::step::{Seat, Step, Turn};
use crate::kernel::strength::Strength;
use crate::kernel::view::View;

/// An action with the probability to win after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hint<A> {
    /// The action.
    pub action: A,
    /// The probability to win, in parts of a thousand.
    pub win_probability: u16,
}

/// The node budget of one placement while an army is set up: the board is still empty, and a deep search of each
/// single piece finds nothing.
const PLACEMENT_BUDGET: u32 = 3_000;
/// The fewest pieces in the hand that make a set-up.
const MIN_ARMY: usize = 3;

/// A computer player that thinks about one decision, for as long as it is told to go on.
///
/// # Examples
/// ```
/// use engine::games::kingdom::Kingdom;
/// use engine::kernel::options::Options;
/// use engine::kernel::rules::Rules;
/// use engine::kernel::step::Step;
/// use engine::search::{ComputerPlayer, PlayerKind};
///
/// let game = Kingdom::new(&Options::default()).expect("the usual options");
/// let at = game.start();
/// let kind = PlayerKind::named("effort:2000").expect("a name of a player");
/// let mut player = ComputerPlayer::new(&game, &at, kind, 7).expect("a seat decides");
/// let action = player.think(u32::MAX).expect("all nodes are spent");
/// assert!(game.allows(&at, Step::Act(action)));
/// assert!(player.nodes() >= 2000 && player.depth() >= 1);
/// ```
#[derive(Clone, Debug)]
pub struct ComputerPlayer<G: Evaluate + View> {
    game: G,
    at: G::Position,
    evaluator: Evaluator,
    kind: PlayerKind,
    rng: Rng,
    strength: Strength,
    seat: Seat,
    method: Method<G>,
}

#[derive(Clone, Debug)]
enum Method<G: Evaluate> {
    /// The action was chosen without a search.
    Chosen(G::Action),
    Search(Box<Expectimax<G>>),
}

impl<G: Evaluate + View> ComputerPlayer<G> {
    /// A player for the seat to act; nothing where no seat decides. The same seed gives the same action.
    pub fn new(game: &G, at: &G::Position, kind: PlayerKind, seed: u64) -> Option<Self> {
        let Turn::Decision(seat) = game.turn(at) else {
            return None;
        };
        let mut rng = Rng::at(seed, hash(at));
        let evaluator = Evaluator::new(game, at, seat);
        let strength_of = |level: Level| G::LADDER[level as usize];
        let best = strength_of(Level::Five);
        let (mut strength, multi_pv) = match kind {
            PlayerKind::Random | PlayerKind::Greedy => (best, MultiPv::Lines(1)),
            PlayerKind::Level(level) => {
                let strength = strength_of(level);
                (strength, multi_pv_of(strength))
            }
            PlayerKind::Friend(games) => {
                let handicap = games.handicap(game.contact(at, seat).is_some());
                let strength = Strength {
                    plies: handicap.plies,
                    ..strength_of(Level::Four)
                };
                (strength, MultiPv::Margin(handicap.max_concession))
            }
            PlayerKind::Adviser => (best, MultiPv::Lines(3)),
            PlayerKind::Coach => {
                let budget = strength_of(Level::Three).node_budget;
                (Strength::of_nodes(budget), MultiPv::Lines(2))
            }
            PlayerKind::Measured(strength) => (strength, multi_pv_of(strength)),
        };
        if is_placing(game, at, seat) {
            strength.node_budget = strength.node_budget.min(PLACEMENT_BUDGET);
        }
        let method = match kind {
            PlayerKind::Random => Method::Chosen(simple::random(game, at, &mut rng)?),
            PlayerKind::Greedy => Method::Chosen(simple::greedy(game, at, evaluator, &mut rng)?),
            PlayerKind::Level(_)
            | PlayerKind::Friend(_)
            | PlayerKind::Adviser
            | PlayerKind::Coach
            | PlayerKind::Measured(_) => {
                let limits = (strength.node_budget, strength.plies as i32);
                let search = Expectimax::new(game.clone(), at.clone(), evaluator, multi_pv, limits);
                Method::Search(Box::new(search))
            }
        };
        Some(Self {
            game: game.clone(),
            at: at.clone(),
            evaluator,
            kind,
            rng,
            strength,
            seat,
            method,
        })
    }

    /// Goes on for about so many nodes; the action, once it is chosen.
    pub fn think(&mut self, nodes: u32) -> Option<G::Action> {
        match &mut self.method {
            Method::Chosen(action) => Some(*action),
            Method::Search(search) => {
                if !search.think(nodes.into()) {
                    return None;
                }
                let ranked = search.ranked();
                // A copy of the generator: asked again, it answers the same.
                let mut rng = self.rng;
                Some(match self.kind {
                    PlayerKind::Friend(games) => friend::choose(
                        &ranked,
                        games.handicap(self.game.contact(&self.at, self.seat).is_some()),
                        &mut rng,
                        |action| self.stirs(action),
                        |action| self.contact(action),
                    ),
                    _ => choose(&ranked, self.strength, &mut rng),
                })
            }
        }
    }

    /// Whether an action calls for the dice or takes something.
    fn stirs(&self, action: G::Action) -> bool {
        let mut after = self.at.clone();
        let taken = captures(
            &self.game,
            &mut after,
            Step::Act(action),
            &mut Tracks::default(),
        );
        !taken.is_empty() || self.game.turn(&after) == Turn::Chance
    }

    /// How near the sides are to each other after an action.
    fn contact(&self, action: G::Action) -> i32 {
        let mut after = self.at.clone();
        self.game.apply(&mut after, Step::Act(action), &mut ());
        self.game.contact(&after, self.seat).unwrap_or_default()
    }

    /// The best actions known so far, with the probability to win after each: three of them are exact for an adviser.
    pub fn hints(&self) -> Vec<Hint<G::Action>> {
        let Method::Search(search) = &self.method else {
            return Vec::new();
        };
        let mut most = 1000;
        let ranked = search.ranked().into_iter().filter(|ranked| ranked.exact);
        let hints = ranked.map(|ranked| {
            // Those behind may still have their scores of the last iteration: none promises more than one before it.
            most = win_probability(G::SCALE, ranked.score).min(most);
            Hint {
                action: ranked.action,
                win_probability: most,
            }
        });
        hints.collect()
    }

    /// Why this action: one sentence, true of what the search has seen; nothing where it saw nothing to tell. Those who
    /// do not search have no reasons.
    pub fn reason(&self, action: G::Action) -> Option<Reason> {
        let Method::Search(search) = &self.method else {
            return None;
        };
        let explainer = Explainer {
            game: &self.game,
            at: &self.at,
            evaluator: self.evaluator,
            search,
        };
        explainer.reason(&search.ranked(), action)
    }

    /// The depth in plies that was searched completely.
    pub fn depth(&self) -> i32 {
        match &self.method {
            Method::Chosen(_) => 0,
            Method::Search(search) => search.depth(),
        }
    }

    /// How much of the node budget is spent, in parts of a thousand.
    pub fn progress(&self) -> u16 {
        match &self.method {
            Method::Chosen(_) => 1000,
            Method::Search(search) => search.progress(),
        }
    }

    /// How many nodes were searched.
    pub fn nodes(&self) -> u64 {
        match &self.method {
            Method::Chosen(_) => 0,
            Method::Search(search) => search.nodes(),
        }
    }
}

/// Whether the seat sets up its army.
fn is_placing<G: Evaluate + View>(game: &G, at: &G::Position, seat: Seat) -> bool {
    let hand = Spot::In(seat, Tray::Hand);
    let pieces = game.scene(at, at).pieces;
    if pieces.iter().filter(|piece| piece.spot == hand).count() < MIN_ARMY {
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

/// A player that blunders needs exact scores of all actions among which it may blunder.
fn multi_pv_of(strength: Strength) -> MultiPv {
    if strength.blunder_permille == 0 {
        MultiPv::Lines(1)
    } else {
        MultiPv::Margin(strength.blunder_margin as i32 * POINT)
    }
}

/// The best action, or at the blunder rate another one within the margin.
fn choose<A: Copy>(ranked: &[RankedAction<A>], strength: Strength, rng: &mut Rng) -> A {
    let best = ranked[0];
    // A blunder gives something away, but never walks into a proved loss and never lets a proved win go: that would
    // look absurd, not human.
    let is_near = |other: &&RankedAction<A>| {
        other.exact
            && other.score >= best.score - strength.blunder_margin as i32 * POINT
            && other.score > -MATE_IN_MAX
    };
    let mut others = ranked[1..].iter().filter(is_near);
    let count = others.clone().count() as u32;
    if count == 0 || best.score > MATE_IN_MAX || rng.below(1000) >= strength.blunder_permille {
        return best.action;
    }
    let other = others.nth(rng.below(count) as usize);
    other.unwrap_or(&best).action
}
