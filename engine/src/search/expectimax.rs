//! Expectimax with alpha-beta: the own side maximises, all others minimise, chance averages by weight.
//!
//! Iterative deepening over a transposition table. Decision nodes use principal variation search with late-move
//! reductions ([`super::decision_node`]), chance nodes use Star1 ([`super::chance_node`]).
//!
//! The recursion is unrolled, so that a search can pause after any node. `enter_*` pushes a frame, `at_*`
//! receives the score of a child, `leave_*` pops. A frame waits on [`Expectimax::frames`] until its child's score
//! is in [`Expectimax::score`].

use alloc::vec::Vec;

use super::chance_node::{ChanceNode, ChanceOutcome};
use super::decision_node::DecisionNode;
use super::evaluator::{Evaluator, INFINITY, MATE_IN_MAX, adjust_mate_distance};
use super::hash::hash;
use super::ordering::MoveOrdering;
use super::root::{MultiPv, RankedAction, Root};
use super::transposition::{Bound, TranspositionTable};
use crate::kernel::evaluate::Evaluate;
use crate::kernel::rules::Rules;
use crate::kernel::step::{Seat, Step, Turn};

/// Depth units per ply. Fractions exist because a move out of few costs less than a ply.
pub const PLY: i32 = 4;
/// Maximum depth of an iteration.
const MAX_DEPTH: i32 = 40 * PLY;
/// Maximum number of forced actions that one node plays out at once.
const MAX_FORCED: usize = 16;
/// Maximum number of equally good opponent replies that are searched.
const MAX_REPLIES: usize = 3;
/// Depth cost of a predicted reply.
const REPLY_COST: i32 = PLY / 2;
/// Depth of a table entry that holds a predicted reply: too small to cut off any search.
const NO_DEPTH: i32 = i32::MIN;

/// Node that waits for the score of a child.
#[derive(Clone, Debug)]
pub enum Frame<G: Rules> {
    Decision(DecisionNode<G>),
    Chance(ChanceNode),
}

/// Search that can be paused.
#[derive(Clone, Debug)]
pub struct Expectimax<G: Evaluate> {
    pub(super) game: G,
    pub(super) evaluator: Evaluator,
    at: G::Position,
    root: Root<G::Action>,
    depth: i32,
    max_depth: i32,
    /// Whether the current root move has a null window.
    is_null_window: bool,
    pub(super) table: TranspositionTable<G::Action>,
    pub(super) ordering: MoveOrdering<G::Action>,
    pub(super) frames: Vec<Frame<G>>,
    /// Moves of all decision nodes on `frames` with their ordering keys, children after parents.
    pub(super) moves: Vec<(G::Action, i32)>,
    /// Outcomes of all chance nodes on `frames`, children after parents.
    pub(super) outcomes: Vec<ChanceOutcome<G::Position>>,
    /// Actions of the node being entered.
    pub(super) generated: Vec<G::Action>,
    pub(super) rolls: Vec<(G::Roll, u32)>,
    /// Score for the top frame, for the searching side.
    pub(super) score: Option<i32>,
    pub(super) nodes: u64,
    node_budget: u64,
    is_over: bool,
}

impl<G: Evaluate> Expectimax<G> {
    /// Creates a search for the seat to act, with a node budget and a maximum depth in plies.
    pub fn new(
        game: G,
        at: G::Position,
        evaluator: Evaluator,
        multi_pv: MultiPv,
        (node_budget, plies): (u32, i32),
    ) -> Self {
        let mut generated = Vec::new();
        game.actions(&at, &mut generated);
        let root = Root::new(&generated, multi_pv);
        Self {
            game,
            evaluator,
            at,
            is_over: generated.len() < 2,
            root,
            depth: PLY,
            max_depth: plies.saturating_mul(PLY).min(MAX_DEPTH),
            is_null_window: false,
            table: TranspositionTable::for_budget(node_budget),
            ordering: MoveOrdering::new(),
            frames: Vec::with_capacity(64),
            moves: Vec::with_capacity(2048),
            outcomes: Vec::with_capacity(64),
            generated,
            rolls: Vec::new(),
            score: None,
            nodes: 0,
            node_budget: node_budget.into(),
        }
    }

    /// Searches about `nodes` more nodes; returns whether the search has ended.
    pub fn think(&mut self, nodes: u64) -> bool {
        let pause = self.nodes + nodes;
        while !self.is_over && self.nodes < pause {
            self.is_over = self.nodes >= self.node_budget;
            if !self.is_over {
                self.step();
            }
        }
        self.is_over
    }

    /// Returns the number of nodes searched.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Returns the used share of the node budget, in parts of a thousand.
    pub fn progress(&self) -> u16 {
        if self.is_over {
            return 1000;
        }
        let part = self.nodes * 1000 / self.node_budget.max(1);
        part.min(999) as u16
    }

    /// Returns the depth of the last complete iteration, in plies.
    pub const fn depth(&self) -> i32 {
        self.depth / PLY - 1
    }

    /// Returns the actions, the best first.
    pub fn ranked(&self) -> Vec<RankedAction<G::Action>> {
        self.root.ranked()
    }

    /// Returns the hash move of a position: the best or predicted action in the transposition table.
    pub fn hash_move(&self, at: &G::Position) -> Option<G::Action> {
        self.table.probe(hash(at))?.action
    }

    fn step(&mut self) {
        match self.frames.pop() {
            None => self.at_root(),
            Some(Frame::Decision(node)) => self.at_decision(node),
            Some(Frame::Chance(node)) => self.at_chance(node),
        }
    }

    fn at_root(&mut self) {
        if let Some(score) = self.score.take() {
            let score = adjust_mate_distance(score);
            if self.is_null_window && score > self.root.alpha() {
                // The null window proved it better; a full window finds its score.
                self.is_null_window = false;
                return self.enter_root();
            }
            self.root.update(score);
        }
        if self.root.next().is_none() {
            let best = self.root.best().score;
            self.depth += PLY;
            // A proved win ends the search. A loss does not: a reduced move may have been the defence.
            self.is_over = best > MATE_IN_MAX || self.depth > self.max_depth;
            if !self.is_over {
                self.root.deepen();
            }
            return;
        }
        self.is_null_window = self.root.uses_null_window();
        self.enter_root();
    }

    fn enter_root(&mut self) {
        let Some(action) = self.root.next() else {
            return;
        };
        let mut child = self.at.clone();
        self.game.apply(&mut child, Step::Act(action), &mut ());
        let alpha = self.root.alpha();
        let beta = if self.is_null_window {
            alpha + 1
        } else {
            INFINITY
        };
        self.score = self.enter(child, self.depth - PLY, (alpha, beta));
    }

    /// Returns the score of a position, or `None` while a frame waits for it.
    pub(super) fn enter(
        &mut self,
        mut at: G::Position,
        mut depth: i32,
        window: (i32, i32),
    ) -> Option<i32> {
        // Forced actions are not nodes of their own and cost no depth, so that their results are seen at once.
        for _ in 0..MAX_FORCED {
            self.nodes += 1;
            let turn = self.game.turn(&at);
            match turn {
                Turn::Over(verdict) => return Some(self.evaluator.verdict(verdict)),
                // Chance is entered at depth 0 too: an undecided fight has no reliable static score.
                Turn::Chance => return self.enter_chance(&at, depth, window),
                Turn::Decision(seat) if depth > 0 => {
                    self.generated.clear();
                    self.game.actions(&at, &mut self.generated);
                    let sign = self.evaluator.sign(seat);
                    if self.generated.len() > 1 && sign < 0 && !self.evaluator.is_two_sided() {
                        depth -= self.predict_reply(&at, seat);
                    }
                    match *self.generated.as_slice() {
                        [action] => self.game.apply(&mut at, Step::Act(action), &mut ()),
                        _ => return self.enter_decision(at, depth, window, sign),
                    }
                }
                Turn::Decision(_) => return Some(self.evaluator.score(&self.game, &at, turn)),
            }
        }
        let turn = self.game.turn(&at);
        Some(self.evaluator.score(&self.game, &at, turn))
    }

    /// Models opponents in games of three or more sides. Keeps in `generated` only the actions that look best for
    /// `seat` itself, at most [`MAX_REPLIES`]. Returns their depth cost.
    ///
    /// Plain alpha-beta would assume that all others conspire against one side, and would prune little.
    fn predict_reply(&mut self, at: &G::Position, seat: Seat) -> i32 {
        let key = hash(at);
        let entry = self
            .table
            .probe(key)
            .filter(|entry| entry.depth == NO_DEPTH);
        if let Some(action) = entry.and_then(|entry| entry.action) {
            self.generated.clear();
            self.generated.push(action);
            return REPLY_COST;
        }
        let other = self.evaluator.for_seat(seat);
        let (mut best, mut kept) = (i32::MIN, 0);
        for index in 0..self.generated.len() {
            let action = self.generated[index];
            let mut child = at.clone();
            self.game.apply(&mut child, Step::Act(action), &mut ());
            let score = other.score(&self.game, &child, self.game.turn(&child));
            self.nodes += 1;
            if score > best {
                (best, kept) = (score, 0);
            }
            // Kept actions move to the front of the list being read; `kept` never passes `index`.
            if score == best && kept < MAX_REPLIES {
                self.generated[kept] = action;
                kept += 1;
            }
        }
        self.generated.truncate(kept);
        if kept > 1 {
            return 0;
        }
        // Stored without depth: the entry holds the reply, and any real search of the position replaces it.
        let anything = (Bound::Upper, INFINITY);
        self.table
            .store(key, NO_DEPTH, anything, Some(self.generated[0]));
        REPLY_COST
    }
}
