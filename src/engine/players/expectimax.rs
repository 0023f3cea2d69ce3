//! Looks ahead as far as its effort allows: the own side seeks the best, all others the worst for it, chance is
//! weighed. It can pause after any position, since it keeps its place in a list of frames and not in calls.
//!
//! Iterative deepening with alpha-beta windows, Star1 at chance, short looks at late actions, a memory of positions.

use alloc::vec::Vec;

use super::fates::{Fate, fates};
use super::fingerprint::fingerprint;
use super::frame::{Chance, Decision, Frame, Look};
use super::judge::{BEYOND, CERTAIN, Judge, one_step_later};
use super::memory::{Bound, Memory};
use super::order::{Order, REMEMBERED};
use super::root::{Ranked, Root, Width};
use crate::kernel::game::Game;
use crate::kernel::step::{Seat, Step, Turn};

/// One action of many, in the parts in which depth is counted: an action of few costs less.
pub const ONE: i32 = 4;
const DEEPEST: i32 = 40 * ONE;
/// From here on children are looked at before they are ordered.
const SIGHTED: i32 = 2 * ONE;
/// Late actions are looked at shortly from here on.
const SHORTENED: i32 = 2 * ONE;
/// So many actions are not late.
const EARLY: usize = 4;
/// Actions without a choice in between are taken at once, at most so many.
const FORCED: usize = 16;
/// What the action of another costs of the depth, where it is foreseen and not searched.
const LIKELY: usize = 3;
const REPLY: i32 = ONE / 2;
/// The depth of a note that answers nothing.
const NEVER: i32 = i32::MIN;

/// A search that can be paused.
#[derive(Clone, Debug)]
pub struct Expectimax<G: Game> {
    game: G,
    judge: Judge,
    at: G::Position,
    root: Root<G::Action>,
    depth: i32,
    deepest: i32,
    is_short: bool,
    memory: Memory<G::Action>,
    order: Order<G::Action>,
    frames: Vec<Frame<G>>,
    actions: Vec<(G::Action, i32)>,
    fates: Vec<Fate<G::Position>>,
    list: Vec<G::Action>,
    rolls: Vec<(G::Roll, u32)>,
    /// The value that the frame on top waits for, for the side that thinks.
    value: Option<i32>,
    seen: u64,
    effort: u64,
    over: bool,
}

impl<G: Game> Expectimax<G> {
    /// A search for the seat to act, which looks at so many positions in all, and ahead no further than `plies`.
    pub fn new(game: G, at: G::Position, judge: Judge, width: Width, (effort, plies): (u32, i32)) -> Self {
        let mut list = Vec::new();
        game.actions(&at, &mut list);
        let root = Root::new(&list, width);
        Self {
            game,
            judge,
            at,
            over: list.len() < 2,
            root,
            depth: ONE,
            deepest: plies.saturating_mul(ONE).min(DEEPEST),
            is_short: false,
            memory: Memory::for_effort(effort),
            order: Order::new(),
            frames: Vec::with_capacity(64),
            actions: Vec::with_capacity(2048),
            fates: Vec::with_capacity(64),
            list,
            rolls: Vec::new(),
            value: None,
            seen: 0,
            effort: effort.into(),
        }
    }

    /// Goes on for about so many positions; whether it has come to its end.
    pub fn think(&mut self, positions: u64) -> bool {
        let pause = self.seen + positions;
        while !self.over && self.seen < pause {
            self.over = self.seen >= self.effort;
            if !self.over {
                self.go_on();
            }
        }
        self.over
    }

    /// How many positions were looked at.
    pub const fn seen(&self) -> u64 {
        self.seen
    }

    /// How many actions ahead all has been looked at.
    pub const fn depth(&self) -> i32 {
        self.depth / ONE - 1
    }

    /// The actions, the best one first.
    pub fn ranked(&self) -> Vec<Ranked<G::Action>> {
        self.root.ranked()
    }

    /// What the search remembers as best in a position that it has seen.
    pub fn remembered(&self, at: &G::Position) -> Option<G::Action> {
        self.memory.recall(fingerprint(at))?.action
    }

    fn go_on(&mut self) {
        match self.frames.pop() {
            None => self.at_root(),
            Some(Frame::Decision(frame)) => self.at_decision(frame),
            Some(Frame::Chance(frame)) => self.at_chance(frame),
        }
    }

    fn at_root(&mut self) {
        if let Some(value) = self.value.take() {
            let value = one_step_later(value);
            if self.is_short && value > self.root.alpha() {
                self.is_short = false;
                return self.enter_root();
            }
            self.root.settle(value);
        }
        if self.root.next().is_none() {
            let best = self.root.best().value;
            self.depth += ONE;
            self.over = best.abs() > CERTAIN && best > 0 || self.depth > self.deepest;
            if !self.over {
                self.root.deepen();
            }
            return;
        }
        self.is_short = self.root.is_scouted();
        self.enter_root();
    }

    fn enter_root(&mut self) {
        let Some(action) = self.root.next() else {
            return;
        };
        let mut child = self.at.clone();
        self.game.advance(&mut child, Step::Act(action), &mut ());
        let alpha = self.root.alpha();
        let beta = if self.is_short { alpha + 1 } else { BEYOND };
        self.value = self.enter(child, self.depth - ONE, (alpha, beta));
    }

    /// The value of a position, or nothing while a frame waits for it.
    fn enter(&mut self, mut at: G::Position, mut depth: i32, window: (i32, i32)) -> Option<i32> {
        for _ in 0..FORCED {
            self.seen += 1;
            let turn = self.game.turn(&at);
            match turn {
                Turn::Over(verdict) => return Some(self.judge.end(verdict)),
                Turn::Chance => return self.enter_chance(&at, depth, window),
                Turn::Decision(seat) if depth > 0 => {
                    self.list.clear();
                    self.game.actions(&at, &mut self.list);
                    if self.list.len() > 1 && self.judge.sign(seat) < 0 && !self.judge.is_duel() {
                        let key = fingerprint(&at);
                        let note = self.memory.recall(key);
                        if let Some(action) = note.filter(|n| n.depth == NEVER).and_then(|n| n.action) {
                            self.list.clear();
                            self.list.push(action);
                        } else {
                            self.foresee(&at, seat);
                            if let [action] = *self.list.as_slice() {
                                self.memory.note(key, NEVER, (Bound::AtMost, BEYOND), Some(action));
                            }
                        }
                        if self.list.len() == 1 { depth -= REPLY; }
                    }
                    if let [action] = *self.list.as_slice() {
                        self.game.advance(&mut at, Step::Act(action), &mut ());
                    } else {
                        return self.enter_decision(at, depth, window, self.judge.sign(seat));
                    }
                }
                Turn::Decision(_) => return Some(self.judge.worth(&self.game, &at, turn)),
            }
        }
        Some(self.judge.worth(&self.game, &at, self.game.turn(&at)))
    }

    /// Keeps in `list` what a seat may well do that is neither with us nor only against us: what looks best for
    /// itself, and what looks nearly as good.
    fn foresee(&mut self, at: &G::Position, seat: Seat) {
        let other = self.judge.turned_to(seat);
        let mut likely: [(i32, Option<G::Action>); LIKELY] = [(i32::MIN, None); LIKELY];
        for &action in &self.list {
            let mut child = at.clone();
            self.game.advance(&mut child, Step::Act(action), &mut ());
            let worth = other.worth(&self.game, &child, self.game.turn(&child));
            self.seen += 1;
            let slot = likely.partition_point(|&(better, _)| better >= worth);
            if slot < LIKELY {
                likely[slot..].rotate_right(1);
                likely[slot] = (worth, Some(action));
            }
        }
        let least = likely[0].0;
        self.list.clear();
        let near = likely.iter().filter(|&&(worth, _)| worth >= least);
        self.list.extend(near.filter_map(|&(_, action)| action));
    }

    fn enter_chance(&mut self, at: &G::Position, depth: i32, (alpha, beta): (i32, i32)) -> Option<i32> {
        let key = fingerprint(at);
        let note = self.memory.recall(key);
        if let Some(value) = note.and_then(|note| note.answer(depth, alpha, beta)) {
            return Some(value);
        }
        let first = self.fates.len();
        fates(&self.game, at, &mut self.rolls, &mut self.fates);
        let total = self.fates[first..].iter().map(|fate| i64::from(fate.weight)).sum();
        if total == 0 {
            return Some(self.judge.worth(&self.game, at, Turn::Chance));
        }
        self.fates[first..].sort_by_key(|fate| core::cmp::Reverse(fate.weight));
        self.frames.push(Frame::Chance(Chance {
            key,
            depth,
            alpha,
            beta,
            first,
            next: first,
            end: self.fates.len(),
            sum: 0,
            left: total,
            total,
        }));
        None
    }

    fn at_chance(&mut self, mut frame: Chance) {
        if let Some(value) = self.value.take() {
            let weight = i64::from(self.fates[frame.next].weight);
            frame.sum += i64::from(value) * weight;
            frame.left -= weight;
            frame.next += 1;
            let (least, most) = frame.bounds();
            let answer = if frame.left == 0 {
                Some((Bound::Exact, least))
            } else if least >= frame.beta {
                Some((Bound::AtLeast, least))
            } else if most <= frame.alpha {
                Some((Bound::AtMost, most))
            } else {
                None
            };
            if let Some((bound, value)) = answer {
                // A mean of bounds is a bound, and it is outside the window on the same side.
                let bound = match bound {
                    Bound::Exact if value >= frame.beta => Bound::AtLeast,
                    Bound::Exact if value <= frame.alpha => Bound::AtMost,
                    bound => bound,
                };
                self.memory.note(frame.key, frame.depth, (bound, value), None);
                self.fates.truncate(frame.first);
                self.value = Some(value);
                return;
            }
        }
        let fate = &self.fates[frame.next];
        let (at, window) = (fate.at.clone(), frame.window(fate.weight));
        let depth = frame.depth;
        self.frames.push(Frame::Chance(frame));
        self.value = self.enter(at, depth, window);
    }

    /// The actions of the position are in `list`.
    fn enter_decision(
        &mut self,
        at: G::Position,
        depth: i32,
        (alpha, beta): (i32, i32),
        sign: i32,
    ) -> Option<i32> {
        let key = fingerprint(&at);
        let note = self.memory.recall(key);
        if let Some(value) = note.and_then(|note| note.answer(depth, alpha, beta)) {
            return Some(value);
        }
        let remembered = note.and_then(|note| note.action);
        let (alpha, beta) = if sign > 0 { (alpha, beta) } else { (-beta, -alpha) };
        let first = self.actions.len();
        let ply = self.frames.len();
        for index in 0..self.list.len() {
            let action = self.list[index];
            let key = if remembered == Some(action) {
                REMEMBERED
            } else {
                let mut key = self.order.key(action, ply, sign);
                if depth >= SIGHTED {
                    let mut child = at.clone();
                    self.game.advance(&mut child, Step::Act(action), &mut ());
                    let turn = self.game.turn(&child);
                    key += 4 * sign * self.judge.worth(&self.game, &child, turn);
                    self.seen += 1;
                }
                key
            };
            self.actions.push((action, key));
        }
        let cost = if self.list.len() > 3 { ONE } else { ONE / 2 };
        self.frames.push(Frame::Decision(Decision {
            at,
            key,
            sign,
            depth,
            cost,
            floor: alpha,
            alpha,
            beta,
            best: -BEYOND,
            choice: None,
            first,
            next: first,
            end: self.actions.len(),
            look: Look::Full,
        }));
        None
    }

    fn at_decision(&mut self, mut frame: Decision<G>) {
        if let Some(value) = self.value.take() {
            let value = one_step_later(value) * frame.sign;
            let looks_again = match frame.look {
                Look::Full => false,
                Look::Narrow => value > frame.alpha && value < frame.beta,
                Look::Short => value > frame.alpha,
            };
            if looks_again {
                frame.look = Look::Full;
                return self.enter_child(frame);
            }
            let (action, _) = self.actions[frame.next];
            frame.next += 1;
            if value > frame.best {
                (frame.best, frame.choice) = (value, Some(action));
            }
            frame.alpha = frame.alpha.max(value);
            if frame.alpha >= frame.beta || frame.next == frame.end {
                return self.leave_decision(&frame);
            }
        }
        self.bring_forward(frame.next, frame.end);
        let late = frame.next - frame.first;
        let (_, key) = self.actions[frame.next];
        frame.look = if late == 0 {
            Look::Full
        } else if late >= EARLY && frame.depth >= SHORTENED && !Order::<G::Action>::is_answer(key) {
            Look::Short
        } else {
            Look::Narrow
        };
        self.enter_child(frame);
    }

    fn enter_child(&mut self, frame: Decision<G>) {
        let (action, _) = self.actions[frame.next];
        let mut child = frame.at.clone();
        self.game.advance(&mut child, Step::Act(action), &mut ());
        let mut depth = frame.depth - frame.cost;
        let beta = match frame.look {
            Look::Full => frame.beta,
            Look::Narrow | Look::Short => frame.alpha + 1,
        };
        if frame.look == Look::Short {
            let very_late = frame.next - frame.first >= 3 * EARLY;
            depth -= if very_late { 2 * ONE } else { ONE };
        }
        let window = if frame.sign > 0 {
            (frame.alpha, beta)
        } else {
            (-beta, -frame.alpha)
        };
        self.frames.push(Frame::Decision(frame));
        self.value = self.enter(child, depth, window);
    }

    fn leave_decision(&mut self, frame: &Decision<G>) {
        let value = frame.best * frame.sign;
        let bound = if frame.best >= frame.beta {
            Bound::AtLeast
        } else if frame.best > frame.floor {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        let bound = match bound {
            Bound::AtLeast if frame.sign < 0 => Bound::AtMost,
            Bound::AtMost if frame.sign < 0 => Bound::AtLeast,
            bound => bound,
        };
        let improves = frame.best > frame.floor;
        if let Some(action) = frame.choice.filter(|_| improves) {
            let ply = self.frames.len();
            self.order.praise(action, ply, frame.sign, frame.depth / ONE + 1);
        }
        let choice = frame.choice.filter(|_| improves);
        self.memory.note(frame.key, frame.depth, (bound, value), choice);
        self.actions.truncate(frame.first);
        self.value = Some(value);
    }

    /// Puts the action with the greatest key first; among equals the earliest.
    fn bring_forward(&mut self, first: usize, end: usize) {
        let mut best = first;
        for index in first + 1..end {
            if self.actions[index].1 > self.actions[best].1 {
                best = index;
            }
        }
        self.actions.swap(first, best);
    }
}
