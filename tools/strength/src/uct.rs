//! UCT: Monte Carlo tree search on the rules alone (Kocsis and Szepesvári, 2006).

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use engine::kernel::rng::Rng;
use engine::kernel::rules::{Rules, StepOf};
use engine::kernel::step::{Seat, Step, Turn, Verdict};

/// Exploration constant.
const EXPLORATION: f64 = 1.4;
/// Maximum length of a rollout, in steps; a longer one counts as a draw.
const LONGEST: u32 = 3000;

/// Budget of one decision; whichever ends first.
#[derive(Clone, Copy)]
pub struct Budget {
    pub rollouts: u32,
    /// Maximum number of rollout steps.
    pub steps: u64,
    pub time: Option<Duration>,
}

/// Node of the tree: a position reached by a sequence of steps.
struct Node<G: Rules> {
    visits: u32,
    /// Sum of the results for the seat that decided before this node.
    total: f64,
    children: BTreeMap<StepOf<G>, usize>,
}

impl<G: Rules> Node<G> {
    fn new() -> Self {
        Self {
            visits: 0,
            total: 0.0,
            children: BTreeMap::new(),
        }
    }
}

/// Search of one decision. The tree keeps the sampled outcomes of chance apart (closed loop).
pub struct Uct<'a, G: Rules> {
    game: &'a G,
    nodes: Vec<Node<G>>,
    rng: Rng,
    steps: u64,
}

impl<'a, G: Rules> Uct<'a, G> {
    /// Returns the most visited action.
    pub fn choose(game: &'a G, at: &G::Position, budget: Budget, seed: u64) -> G::Action {
        let mut search = Self {
            game,
            nodes: vec![Node::new()],
            rng: Rng::seeded(seed),
            steps: 0,
        };
        let begin = Instant::now();
        let is_late = || budget.time.is_some_and(|time| begin.elapsed() >= time);
        for _ in 0..budget.rollouts {
            search.rollout(at);
            if search.steps >= budget.steps || is_late() {
                break;
            }
        }
        let children = search.nodes[0].children.iter();
        let best = children.max_by_key(|&(_, &child)| search.nodes[child].visits);
        match best.map(|(step, _)| *step) {
            Some(Step::Act(action)) => action,
            _ => unreachable!("a seat decides at the root"),
        }
    }

    /// Descends to a new node, plays at random from there, and adds the result to the path.
    fn rollout(&mut self, root: &G::Position) {
        let mut at = root.clone();
        let mut path: Vec<(usize, Option<Seat>)> = vec![(0, None)];
        let mut node = 0;
        loop {
            let turn = self.game.turn(&at);
            let Some(step) = self.descend(node, &at, turn) else {
                break;
            };
            self.game.apply(&mut at, step, &mut ());
            let decider = match turn {
                Turn::Decision(seat) => Some(seat),
                Turn::Chance | Turn::Over(_) => None,
            };
            let known = self.nodes[node].children.get(&step).copied();
            let child = known.unwrap_or(self.nodes.len());
            if known.is_none() {
                self.nodes.push(Node::new());
                self.nodes[node].children.insert(step, child);
            }
            path.push((child, decider));
            node = child;
            if known.is_none() && decider.is_some() {
                break;
            }
        }
        let verdict = self.play_out(at);
        for (index, decider) in path {
            let node = &mut self.nodes[index];
            node.visits += 1;
            node.total += decider.map_or(0.0, |seat| result(verdict, seat));
        }
    }

    /// Returns the step to follow: a roll by its weight, an untried action, or the one with the highest bound.
    fn descend(&mut self, node: usize, at: &G::Position, turn: Turn) -> Option<StepOf<G>> {
        if !matches!(turn, Turn::Decision(_)) {
            return random_step(self.game, at, &mut self.rng);
        }
        let mut actions = Vec::new();
        self.game.actions(at, &mut actions);
        let children = &self.nodes[node].children;
        let untried = actions.iter().copied().map(Step::Act);
        let untried: Vec<_> = untried
            .filter(|step| !children.contains_key(step))
            .collect();
        if !untried.is_empty() {
            return self.rng.one_of(&untried);
        }
        let log = f64::from(self.nodes[node].visits.max(1)).ln();
        let bound = |child: usize| {
            let (visits, total) = (f64::from(self.nodes[child].visits), self.nodes[child].total);
            total / visits + EXPLORATION * (log / visits).sqrt()
        };
        let best = children
            .iter()
            .max_by(|a, b| bound(*a.1).total_cmp(&bound(*b.1)));
        best.map(|(step, _)| *step)
    }

    fn play_out(&mut self, mut at: G::Position) -> Verdict {
        for _ in 0..LONGEST {
            if let Turn::Over(verdict) = self.game.turn(&at) {
                return verdict;
            }
            let step = random_step(self.game, &at, &mut self.rng).expect("the game goes on");
            self.game.apply(&mut at, step, &mut ());
            self.steps += 1;
        }
        Verdict::Drawn
    }
}

/// Returns a random action, or a roll by its weight; `None` after the end.
pub fn random_step<G: Rules>(game: &G, at: &G::Position, rng: &mut Rng) -> Option<StepOf<G>> {
    match game.turn(at) {
        Turn::Over(_) => None,
        Turn::Chance => {
            let mut rolls = Vec::new();
            game.chance_outcomes(at, &mut rolls);
            rng.weighted(&rolls).map(Step::Roll)
        }
        Turn::Decision(_) => {
            let mut actions = Vec::new();
            game.actions(at, &mut actions);
            rng.one_of(&actions).map(Step::Act)
        }
    }
}

/// Returns the result of a game for a seat: 1 for a win, a half for a draw.
fn result(verdict: Verdict, seat: Seat) -> f64 {
    match verdict {
        Verdict::Drawn => 0.5,
        Verdict::Won(seats) if seats.has(seat) => 1.0,
        Verdict::Won(_) => 0.0,
    }
}
