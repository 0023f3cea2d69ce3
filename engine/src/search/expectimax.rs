//! Looks ahead as far as its effort allows: the own side seeks the best, all others the worst for it, chance is
//! weighed. It can pause after any position, since it keeps its place in a list of frames and not in calls.
//!
//! Iterative deepening with alpha-beta windows, Star1 at chance, short looks at late actions, a memory of positions.

use alloc::vec::Vec;

use super::depth::{DEEPEST, ONE};
use super::fates::Fate;
use super::fingerprint::fingerprint;
use super::frame::Frame;
use super::judge::{BEYOND, CERTAIN, Judge, one_step_later};
use super::memory::Memory;
use super::order::Order;
use super::root::{Ranked, Root, Width};
use crate::kernel::game::Game;
use crate::kernel::step::Step;

/// A search that can be paused.
#[derive(Clone, Debug)]
pub struct Expectimax<G: Game> {
    pub(super) game: G,
    pub(super) judge: Judge,
    at: G::Position,
    root: Root<G::Action>,
    depth: i32,
    deepest: i32,
    is_short: bool,
    pub(super) memory: Memory<G::Action>,
    pub(super) order: Order<G::Action>,
    pub(super) frames: Vec<Frame<G>>,
    pub(super) actions: Vec<(G::Action, i32)>,
    pub(super) fates: Vec<Fate<G::Position>>,
    pub(super) list: Vec<G::Action>,
    pub(super) rolls: Vec<(G::Roll, u32)>,
    /// The value that the frame on top waits for, for the side that thinks.
    pub(super) value: Option<i32>,
    pub(super) seen: u64,
    effort: u64,
    over: bool,
}

impl<G: Game> Expectimax<G> {
    /// A search for the seat to act, which looks at so many positions in all, and ahead no further than `plies`.
    pub fn new(
        game: G,
        at: G::Position,
        judge: Judge,
        width: Width,
        (effort, plies): (u32, i32),
    ) -> Self {
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

    /// How much of the effort is spent, in parts of a thousand.
    pub fn progress(&self) -> u16 {
        if self.over {
            return 1000;
        }
        let part = self.seen * 1000 / self.effort.max(1);
        part.min(999) as u16
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
        self.game.apply(&mut child, Step::Act(action), &mut ());
        let alpha = self.root.alpha();
        let beta = if self.is_short { alpha + 1 } else { BEYOND };
        self.value = self.enter(child, self.depth - ONE, (alpha, beta));
    }
}
