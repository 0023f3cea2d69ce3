//! The way of a search through the positions: into a position, and out of it with its value.

use super::depth::{EARLY, FORCED, LIKELY, NEVER, ONE, REPLY, SHORTENED, SIGHTED};
use super::expectimax::Expectimax;
use super::fates::fates;
use super::fingerprint::fingerprint;
use super::frame::{Chance, Decision, Frame, Look};
use super::judge::{BEYOND, one_step_later};
use super::memory::Bound;
use super::order::{Order, REMEMBERED};
use crate::kernel::game::Game;
use crate::kernel::step::{Seat, Step, Turn};

impl<G: Game> Expectimax<G> {
    /// The value of a position, or nothing while a frame waits for it.
    pub(super) fn enter(
        &mut self,
        mut at: G::Position,
        mut depth: i32,
        window: (i32, i32),
    ) -> Option<i32> {
        for _ in 0..FORCED {
            self.seen += 1;
            let turn = self.game.turn(&at);
            match turn {
                Turn::Over(verdict) => return Some(self.judge.end(verdict)),
                Turn::Chance => return self.enter_chance(&at, depth, window),
                Turn::Decision(seat) if depth > 0 => {
                    self.list.clear();
                    self.game.actions(&at, &mut self.list);
                    let sign = self.judge.sign(seat);
                    if self.list.len() > 1 && sign < 0 && !self.judge.is_duel() {
                        depth -= self.foresee(&at, seat);
                    }
                    match *self.list.as_slice() {
                        [action] => self.game.apply(&mut at, Step::Act(action), &mut ()),
                        _ => return self.enter_decision(at, depth, window, sign),
                    }
                }
                Turn::Decision(_) => return Some(self.judge.worth(&self.game, &at, turn)),
            }
        }
        Some(self.judge.worth(&self.game, &at, self.game.turn(&at)))
    }

    /// Keeps in `list` what a seat does that is neither with us nor only against us: what looks best for itself, all
    /// of it that looks alike. Tells what that costs of the depth.
    fn foresee(&mut self, at: &G::Position, seat: Seat) -> i32 {
        let key = fingerprint(at);
        let note = self.memory.recall(key).filter(|note| note.depth == NEVER);
        if let Some(action) = note.and_then(|note| note.action) {
            self.list.clear();
            self.list.push(action);
            return REPLY;
        }
        let other = self.judge.turned_to(seat);
        let (mut best, mut kept) = (i32::MIN, 0);
        for index in 0..self.list.len() {
            let action = self.list[index];
            let mut child = at.clone();
            self.game.apply(&mut child, Step::Act(action), &mut ());
            let worth = other.worth(&self.game, &child, self.game.turn(&child));
            self.seen += 1;
            if worth > best {
                (best, kept) = (worth, 0);
            }
            if worth == best && kept < LIKELY {
                self.list[kept] = action;
                kept += 1;
            }
        }
        self.list.truncate(kept);
        if kept > 1 {
            return 0;
        }
        self.memory
            .note(key, NEVER, (Bound::AtMost, BEYOND), Some(self.list[0]));
        REPLY
    }

    fn enter_chance(
        &mut self,
        at: &G::Position,
        depth: i32,
        (alpha, beta): (i32, i32),
    ) -> Option<i32> {
        let key = fingerprint(at);
        let note = self.memory.recall(key);
        if let Some(value) = note.and_then(|note| note.answer(depth, alpha, beta)) {
            return Some(value);
        }
        let first = self.fates.len();
        fates(&self.game, at, &mut self.rolls, &mut self.fates);
        let total = self.fates[first..]
            .iter()
            .map(|fate| i64::from(fate.weight))
            .sum();
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
            sum: 0,
            left: total,
            total,
        }));
        None
    }

    pub(super) fn at_chance(&mut self, mut frame: Chance) {
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
                self.memory
                    .note(frame.key, frame.depth, (bound, value), None);
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
        let (alpha, beta) = if sign > 0 {
            (alpha, beta)
        } else {
            (-beta, -alpha)
        };
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
                    self.game.apply(&mut child, Step::Act(action), &mut ());
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

    pub(super) fn at_decision(&mut self, mut frame: Decision<G>) {
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
        self.game.apply(&mut child, Step::Act(action), &mut ());
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
            self.order
                .praise(action, ply, frame.sign, frame.depth / ONE + 1);
        }
        let choice = frame.choice.filter(|_| improves);
        self.memory
            .note(frame.key, frame.depth, (bound, value), choice);
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
