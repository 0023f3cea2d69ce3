//! Decision nodes: principal variation search (PVS) with late-move reductions (LMR), in negamax form.

use super::evaluator::{INFINITY, adjust_mate_distance};
use super::expectimax::{Expectimax, Frame, PLY};
use super::hash::hash;
use super::ordering::{HASH_MOVE, MoveOrdering};
use super::transposition::Bound;
use crate::kernel::evaluate::Evaluate;
use crate::kernel::rules::Rules;
use crate::kernel::step::Step;

/// Minimum remaining depth at which moves are also ordered by the child's static score.
const ORDER_BY_EVAL_FROM: i32 = 2 * PLY;
/// Minimum remaining depth at which late moves are reduced.
const LMR_MIN_DEPTH: i32 = 2 * PLY;
/// Number of first moves that are never reduced.
const LMR_MIN_MOVE: usize = 4;

/// Window of the child being searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Window {
    /// Window of the node: the score is exact inside it.
    Full,
    /// Null window at full depth (PVS scout): tests only whether the child beats the best.
    Null,
    /// Null window at reduced depth (LMR).
    Reduced,
}

/// Decision node. Scores and window are those of the deciding seat.
#[derive(Clone, Debug)]
pub struct DecisionNode<G: Rules> {
    at: G::Position,
    key: u64,
    /// 1 if the seat belongs to the searching side, else -1.
    sign: i32,
    depth: i32,
    /// Depth cost of a child.
    cost: i32,
    /// Alpha on entry to the node.
    original_alpha: i32,
    alpha: i32,
    beta: i32,
    best: i32,
    best_action: Option<G::Action>,
    /// Range of the node's moves: first, next to search, and end.
    first: usize,
    next: usize,
    end: usize,
    window: Window,
}

impl<G: Evaluate> Expectimax<G> {
    /// Enters a position with the actions in `generated`.
    pub(super) fn enter_decision(
        &mut self,
        at: G::Position,
        depth: i32,
        (alpha, beta): (i32, i32),
        sign: i32,
    ) -> Option<i32> {
        let key = hash(&at);
        let entry = self.table.probe(key);
        if let Some(score) = entry.and_then(|entry| entry.cutoff(depth, alpha, beta)) {
            return Some(score);
        }
        let hash_move = entry.and_then(|entry| entry.action);
        // The table and the links between frames hold scores of the searching side. Inside a node they are those
        // of the deciding seat, so that every seat maximises. Negating a window swaps its ends.
        let (alpha, beta) = if sign > 0 {
            (alpha, beta)
        } else {
            (-beta, -alpha)
        };
        let first = self.moves.len();
        self.order_moves(&at, depth, sign, hash_move);
        // With two or three actions a move costs half a ply: narrow lines (chases, placements) are searched
        // deeper.
        let cost = if self.generated.len() > 3 {
            PLY
        } else {
            PLY / 2
        };
        self.frames.push(Frame::Decision(DecisionNode {
            at,
            key,
            sign,
            depth,
            cost,
            original_alpha: alpha,
            alpha,
            beta,
            best: -INFINITY,
            best_action: None,
            first,
            next: first,
            end: self.moves.len(),
            window: Window::Full,
        }));
        None
    }

    /// Appends the generated actions to the moves, with ordering keys.
    fn order_moves(
        &mut self,
        at: &G::Position,
        depth: i32,
        sign: i32,
        hash_move: Option<G::Action>,
    ) {
        let ply = self.frames.len();
        for index in 0..self.generated.len() {
            let action = self.generated[index];
            let key = if hash_move == Some(action) {
                HASH_MOVE
            } else {
                let mut key = self.ordering.key(action, ply, sign);
                // Near the leaves static scores would cost as many nodes as they save.
                if depth >= ORDER_BY_EVAL_FROM {
                    let mut child = at.clone();
                    self.game.apply(&mut child, Step::Act(action), &mut ());
                    let turn = self.game.turn(&child);
                    key += 4 * sign * self.evaluator.score(&self.game, &child, turn);
                    self.nodes += 1;
                }
                key
            };
            self.moves.push((action, key));
        }
    }

    pub(super) fn at_decision(&mut self, mut node: DecisionNode<G>) {
        if let Some(score) = self.score.take() {
            let score = adjust_mate_distance(score) * node.sign;
            let must_research = match node.window {
                Window::Full => false,
                // A score at or above beta cuts off, so its exact value does not matter.
                Window::Null => score > node.alpha && score < node.beta,
                // Even a cutoff needs a re-search, because the depth was reduced.
                Window::Reduced => score > node.alpha,
            };
            if must_research {
                node.window = Window::Full;
                return self.enter_child(node);
            }
            let (action, _) = self.moves[node.next];
            node.next += 1;
            if score > node.best {
                (node.best, node.best_action) = (score, Some(action));
            }
            node.alpha = node.alpha.max(score);
            if node.alpha >= node.beta || node.next == node.end {
                return self.leave_decision(&node);
            }
        }
        self.pick_best(node.next, node.end);
        let index = node.next - node.first;
        let (_, key) = self.moves[node.next];
        let is_reduced = index >= LMR_MIN_MOVE
            && node.depth >= LMR_MIN_DEPTH
            && !MoveOrdering::<G::Action>::is_killer(key);
        // PVS: with good ordering the first move is the best, and the others need only be refuted.
        node.window = if index == 0 {
            Window::Full
        } else if is_reduced {
            Window::Reduced
        } else {
            Window::Null
        };
        self.enter_child(node);
    }

    fn enter_child(&mut self, node: DecisionNode<G>) {
        let (action, _) = self.moves[node.next];
        let mut child = node.at.clone();
        self.game.apply(&mut child, Step::Act(action), &mut ());
        let mut depth = node.depth - node.cost;
        let beta = match node.window {
            Window::Full => node.beta,
            Window::Null | Window::Reduced => node.alpha + 1,
        };
        if node.window == Window::Reduced {
            // Later moves are less likely to be best; the last ones lose two plies.
            let is_very_late = node.next - node.first >= 3 * LMR_MIN_MOVE;
            depth -= if is_very_late { 2 * PLY } else { PLY };
        }
        let window = if node.sign > 0 {
            (node.alpha, beta)
        } else {
            (-beta, -node.alpha)
        };
        self.frames.push(Frame::Decision(node));
        self.score = self.enter(child, depth, window);
    }

    fn leave_decision(&mut self, node: &DecisionNode<G>) {
        let score = node.best * node.sign;
        let bound = if node.best >= node.beta {
            Bound::Lower
        } else if node.best > node.original_alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let bound = match bound {
            // A lower bound for the opponent is an upper bound for the searching side.
            Bound::Lower if node.sign < 0 => Bound::Upper,
            Bound::Upper if node.sign < 0 => Bound::Lower,
            bound => bound,
        };
        // If all moves fail low, their scores are upper bounds, and the greatest names no best move.
        let improves = node.best > node.original_alpha;
        let best_action = node.best_action.filter(|_| improves);
        if let Some(action) = best_action {
            let ply = self.frames.len();
            self.ordering
                .update_on_cutoff(action, ply, node.sign, node.depth / PLY + 1);
        }
        self.table
            .store(node.key, node.depth, (bound, score), best_action);
        self.moves.truncate(node.first);
        self.score = Some(score);
    }

    /// Moves the move with the greatest key to the front, the earliest of equal ones. One step of a selection
    /// sort: after a cutoff the remaining moves need no sorting.
    fn pick_best(&mut self, first: usize, end: usize) {
        let mut best = first;
        for index in first + 1..end {
            if self.moves[index].1 > self.moves[best].1 {
                best = index;
            }
        }
        self.moves.swap(first, best);
    }
}
