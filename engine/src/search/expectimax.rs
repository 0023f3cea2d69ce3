//! Expectimax with alpha-beta: the own side maximises, all others minimise, chance averages by weight.
//!
//! Iterative deepening over a transposition table. Decisions are searched by principal variation search with
//! late-move reductions ([`super::decision_node`]), chance by Star1 ([`super::chance_node`]).
//!
//! The recursion is unrolled, so that a search can pause after any node: `enter_*` pushes a frame, `at_*` takes the
//! score of a child, `leave_*` pops. A frame waits on [`Expectimax::frames`] until the score of the node below it
//! lies in [`Expectimax::score`].

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

/// One ply of depth. Depth is counted in fractions of it, because an action out of few costs less than a ply.
pub const PLY: i32 = 4;
/// No iteration searches deeper.
const MAX_DEPTH: i32 = 40 * PLY;
/// The most actions without an alternative that one node plays out at once.
const MAX_FORCED: usize = 16;
/// The most equally good replies of another seat that are searched.
const MAX_REPLIES: usize = 3;
/// The depth that a predicted reply costs.
const REPLY_COST: i32 = PLY / 2;
/// The depth of a table entry that holds a predicted reply: too small to cut off any search.
const NO_DEPTH: i32 = i32::MIN;

/// A node of the search that waits for the score of a child.
#[derive(Clone, Debug)]
pub enum Frame<G: Rules> {
    Decision(DecisionNode<G>),
    Chance(ChanceNode),
}

/// A search that can be paused.
#[derive(Clone, Debug)]
pub struct Expectimax<G: Evaluate> {
    pub(super) game: G,
    pub(super) evaluator: Evaluator,
    at: G::Position,
    root: Root<G::Action>,
    depth: i32,
    max_depth: i32,
    /// Whether the root action being searched has a null window.
    is_null_window: bool,
    pub(super) table: TranspositionTable<G::Action>,
    pub(super) ordering: MoveOrdering<G::Action>,
    pub(super) frames: Vec<Frame<G>>,
    /// The actions of all decision nodes on `frames` with their ordering keys, each node's behind its parent's.
    pub(super) moves: Vec<(G::Action, i32)>,
    /// The outcomes of all chance nodes on `frames`, likewise.
    pub(super) outcomes: Vec<ChanceOutcome<G::Position>>,
    /// The actions of the node being entered.
    pub(super) generated: Vec<G::Action>,
    pub(super) rolls: Vec<(G::Roll, u32)>,
    /// The score that the frame on top waits for, for the side that thinks.
    pub(super) score: Option<i32>,
    pub(super) nodes: u64,
    node_budget: u64,
    is_over: bool,
}

impl<G: Evaluate> Expectimax<G> {
    /// A search for the seat to act, of so many nodes in all and no more than so many plies deep.
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

    /// Goes on for about so many nodes; whether it has come to its end.
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

    /// How many nodes were searched.
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// How much of the node budget is spent, in parts of a thousand.
    pub fn progress(&self) -> u16 {
        if self.is_over {
            return 1000;
        }
        let part = self.nodes * 1000 / self.node_budget.max(1);
        part.min(999) as u16
    }

    /// The depth in plies of the last iteration that was finished.
    pub const fn depth(&self) -> i32 {
        self.depth / PLY - 1
    }

    /// The actions, the best one first.
    pub fn ranked(&self) -> Vec<RankedAction<G::Action>> {
        self.root.ranked()
    }

    /// The hash move of a position: the best or predicted action that the transposition table holds.
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
                // The null window only proved it better: by how much, a full window must tell.
                self.is_null_window = false;
                return self.enter_root();
            }
            self.root.update(score);
        }
        if self.root.next().is_none() {
            let best = self.root.best().score;
            self.depth += PLY;
            // A win that is proved ends the search. A loss does not: a reduced move may have been the defence.
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

    /// The score of a position, or nothing while a frame waits for it.
    pub(super) fn enter(
        &mut self,
        mut at: G::Position,
        mut depth: i32,
        window: (i32, i32),
    ) -> Option<i32> {
        // Forced actions are no nodes of their own and cost no depth: what follows from one is seen at once.
        for _ in 0..MAX_FORCED {
            self.nodes += 1;
            let turn = self.game.turn(&at);
            match turn {
                Turn::Over(verdict) => return Some(self.evaluator.verdict(verdict)),
                // Chance is entered at depth 0 too: a fight that is not decided has no static score to be trusted.
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

    /// The opponent model where there are three sides or more: leaves in `generated` only the actions that look
    /// best for `seat` itself, at most [`MAX_REPLIES`] of them, and returns what that costs of the depth.
    ///
    /// Alpha-beta among many sides would assume that all others conspire against one, and prunes little.
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
            // The kept ones move to the front of the list that is being read: `kept` never passes `index`.
            if score == best && kept < MAX_REPLIES {
                self.generated[kept] = action;
                kept += 1;
            }
        }
        self.generated.truncate(kept);
        if kept > 1 {
            return 0;
        }
        // Stored without depth, so that the entry holds the reply and any real search of the position replaces it.
        let anything = (Bound::Upper, INFINITY);
        self.table
            .store(key, NO_DEPTH, anything, Some(self.generated[0]));
        REPLY_COST
    }
}
