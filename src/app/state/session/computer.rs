//! The seats that the computer plays.

use engine::kernel::step::{Seat, Turn};
use engine::kernel::words::Phrase;
use engine::players::Who;
use engine::table::Choice;

use super::Session;
use crate::state::seating::Seating;

/// What the computer is to do now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// Choose a step.
    Think(Who),
    /// Throw the die of a side (0 attacker, 1 defender).
    Roll(usize),
}

impl Session {
    /// The same session with these players.
    pub fn seated(mut self, seating: Seating) -> Self {
        self.seating = seating;
        self.held.clear();
        self.hold_waiting();
        self.look();
        self
    }

    /// The computer player whose decision is awaited.
    pub fn computer(&self) -> Option<Who> {
        match self.table.turn() {
            Turn::Decision(seat) => self.seating.of(seat),
            Turn::Chance | Turn::Over(_) => None,
        }
    }

    /// The computer player that throws for a side of the fight; the board's cards are turned by who fights them.
    pub(super) fn thrower(&self, side: usize) -> Option<Who> {
        let sides = self.scene.contest.as_ref()?.sides();
        let seat: Option<Seat> = sides[side].seat.or(sides[1 - side].seat);
        self.seating.of(seat?)
    }

    /// What the computer is to do, once it need not wait.
    pub fn task(&self) -> Option<Task> {
        if self.paused {
            return None;
        }
        let rolls = |side: &usize| self.waits_for_die(*side) && self.thrower(*side).is_some();
        if let Some(side) = (0..2).find(rolls) {
            return Some(Task::Roll(side));
        }
        let who = self.computer().filter(|_| !self.is_busy());
        who.map(Task::Think)
    }

    /// Whether no child plays.
    pub fn plays_alone(&self) -> bool {
        let mut players = self.scene.players.iter();
        players.all(|player| self.seating.of(player.seat).is_some())
    }

    pub(super) fn seat(&mut self, seating: Seating) {
        self.seating = seating;
        self.version += 1;
        if !self.is_busy() {
            self.put_down();
            self.hold_waiting();
        }
    }

    pub(super) fn answer(&mut self, choice: &Choice, reason: Option<&'static Phrase>) {
        if self.computer().is_none() || self.is_busy() {
            return;
        }
        self.put_down();
        let version = self.version;
        self.play(choice);
        if self.version > version {
            self.said = reason;
        }
    }

    pub(super) fn roll_for(&mut self, side: usize) {
        if self.waits_for_die(side) {
            self.throw(side);
        }
    }
}
