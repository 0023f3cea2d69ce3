//! Computer player for one decision.

use alloc::boxed::Box;
use alloc::vec::Vec;

use super::captures::captures;
use super::evaluator::{Evaluator, MATE_IN_MAX, POINT, win_probability};
use super::expectimax::Expectimax;
use super::explainer::Explainer;
use super::friend::{self, Handicap};
use super::hash::hash;
use super::history::without_repeats;
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

/// Action with its probability of winning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RatedAction<A> {
    /// The action.
    pub action: A,
    /// Probability of winning after the action, in parts of a thousand.
    pub win_probability: u16,
}

/// Node budget of one placement in a setup phase. The board is nearly empty, so a deep search for each piece
/// finds nothing.
const PLACEMENT_BUDGET: u32 = 3_000;
/// Minimum number of pieces in the hand that counts as a setup phase.
const MIN_ARMY: usize = 3;

/// Computer player for one decision, which searches in slices.
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
    rng: Rng,
    strength: Strength,
    seat: Seat,
    method: Method<G>,
    /// Handicap of the friend and the earlier positions, which it does not repeat.
    friendly: Option<(Handicap, Vec<G::Position>)>,
}

#[derive(Clone, Debug)]
enum Method<G: Evaluate> {
    /// Action chosen without a search.
    Chosen(G::Action),
    Search(Box<Expectimax<G>>),
}

impl<G: Evaluate + View> ComputerPlayer<G> {
    /// Creates a player for the seat to act; `None` if no seat decides. The same seed gives the same action.
    pub fn new(game: &G, at: &G::Position, kind: PlayerKind, seed: u64) -> Option<Self> {
        Self::with_history(game, at, kind, seed, &[])
    }

    /// Creates a player that knows the earlier positions of the game, without their clocks
    /// ([`Rules::without_clock`](crate::kernel::rules::Rules::without_clock)). Only « Copain » uses them.
    pub fn with_history(
        game: &G,
        at: &G::Position,
        kind: PlayerKind,
        seed: u64,
        history: &[G::Position],
    ) -> Option<Self> {
        let Turn::Decision(seat) = game.turn(at) else {
            return None;
        };
        let mut rng = Rng::at(seed, hash(at));
        let evaluator = Evaluator::new(game, at, seat);
        let strength_of = |level: Level| G::LADDER[level as usize];
        let best = strength_of(Level::Five);
        let mut friendly = None;
        let (mut strength, multi_pv) = match kind {
            PlayerKind::Random | PlayerKind::Greedy => (best, MultiPv::Lines(1)),
            PlayerKind::Level(level) => {
                let strength = strength_of(level);
                (strength, multi_pv_of(strength))
            }
            PlayerKind::Friend(games) => {
                let fights = game.contact(at, seat).is_some();
                let handicap = games.handicap(fights, game.calm(at), history.len());
                friendly = Some((handicap, history.to_vec()));
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
            rng,
            strength,
            seat,
            method,
            friendly,
        })
    }

    /// Searches about `nodes` more nodes, and returns the action once it is chosen.
    pub fn think(&mut self, nodes: u32) -> Option<G::Action> {
        match &mut self.method {
            Method::Chosen(action) => Some(*action),
            Method::Search(search) => {
                if !search.think(nodes.into()) {
                    return None;
                }
                let ranked = search.ranked();
                // Copies the generator, so that repeated calls give the same answer.
                let mut rng = self.rng;
                Some(match &self.friendly {
                    Some((handicap, history)) => friend::choose(
                        &without_repeats(&self.game, &self.at, history, ranked),
                        *handicap,
                        &mut rng,
                        |action| self.stirs(action),
                        |action| self.contact(action),
                    ),
                    None => choose(&ranked, self.strength, &mut rng),
                })
            }
        }
    }

    /// Checks whether an action triggers dice or captures something.
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

    /// Returns the proximity of the sides after an action.
    fn contact(&self, action: G::Action) -> i32 {
        let mut after = self.at.clone();
        self.game.apply(&mut after, Step::Act(action), &mut ());
        self.game.contact(&after, self.seat).unwrap_or_default()
    }

    /// Returns the best actions known so far, with their probabilities of winning. For an adviser three of them
    /// are exact.
    pub fn rated_actions(&self) -> Vec<RatedAction<G::Action>> {
        let Method::Search(search) = &self.method else {
            return Vec::new();
        };
        let mut most = 1000;
        let ranked = search.ranked().into_iter().filter(|ranked| ranked.exact);
        let hints = ranked.map(|ranked| {
            // Later actions may still have scores of the previous iteration; cap them by the one before.
            most = win_probability(G::SCALE, ranked.score).min(most);
            RatedAction {
                action: ranked.action,
                win_probability: most,
            }
        });
        hints.collect()
    }

    /// Explains an action in one sentence that is true of the search. `None` if nothing is notable, or the player
    /// does not search.
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

    /// Returns the depth of the last complete iteration, in plies.
    pub fn depth(&self) -> i32 {
        match &self.method {
            Method::Chosen(_) => 0,
            Method::Search(search) => search.depth(),
        }
    }

    /// Returns the used share of the node budget, in parts of a thousand.
    pub fn progress(&self) -> u16 {
        match &self.method {
            Method::Chosen(_) => 1000,
            Method::Search(search) => search.progress(),
        }
    }

    /// Returns the number of nodes searched.
    pub fn nodes(&self) -> u64 {
        match &self.method {
            Method::Chosen(_) => 0,
            Method::Search(search) => search.nodes(),
        }
    }
}

/// Checks whether the seat is setting up its army.
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

/// Returns the multi-PV mode: a player that blunders needs exact scores of all its candidate blunders.
fn multi_pv_of(strength: Strength) -> MultiPv {
    if strength.blunder_permille == 0 {
        MultiPv::Lines(1)
    } else {
        MultiPv::Margin(strength.blunder_margin as i32 * POINT)
    }
}

/// Chooses the best action, or at the blunder rate another one within the margin.
fn choose<A: Copy>(ranked: &[RankedAction<A>], strength: Strength, rng: &mut Rng) -> A {
    let best = ranked[0];
    // A blunder never runs into a proved loss or drops a proved win; that would look absurd, not human.
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
