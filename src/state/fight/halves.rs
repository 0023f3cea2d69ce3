//! Halves of a fight between two children who sit face to face. Each half plays its own cues and asks its own question.

use std::collections::VecDeque;

use engine::kernel::side::{PerSide, Side};

use super::Fight;
use super::question::{Ask, PendingQuestion};
use crate::state::cue::Cue;

/// Half of one side.
#[derive(Clone, Debug, Default)]
struct Half {
    asked: Option<PendingQuestion>,
    queue: VecDeque<Cue>,
    now: Option<(Cue, u32)>,
    /// Number of its last change. Both halves share the count.
    change: u32,
}

impl Half {
    fn is_open(&self) -> bool {
        self.asked.is_some() && self.now.is_none()
    }

    fn is_over(&self) -> bool {
        self.asked.is_none() && self.now.is_none() && self.queue.is_empty()
    }
}

/// Both halves, while each side goes on at its own pace.
#[derive(Clone, Debug)]
pub struct Halves {
    halves: PerSide<Half>,
    changes: u32,
}

impl Halves {
    /// Creates halves with these cues. The count of changes goes on after `changes`.
    pub fn new(cues: PerSide<VecDeque<Cue>>, changes: u32) -> Self {
        let half = |queue| Half {
            queue,
            ..Half::default()
        };
        Self {
            halves: cues.map(half),
            changes,
        }
    }

    /// Returns the number of changes so far.
    pub const fn changes(&self) -> u32 {
        self.changes
    }

    /// Returns the question of a half, which is open or being corrected.
    pub fn asked(&self, side: Side) -> Option<&PendingQuestion> {
        self.halves[side].asked.as_ref()
    }

    /// Returns the question of a half for an answer.
    pub fn asked_mut(&mut self, side: Side) -> Option<&mut PendingQuestion> {
        self.halves[side].asked.as_mut()
    }

    /// Checks whether a half waits for an answer.
    pub fn is_open(&self, side: Side) -> bool {
        self.halves[side].is_open()
    }

    /// Checks whether both halves have played all their cues.
    pub fn are_over(&self) -> bool {
        Side::BOTH
            .into_iter()
            .all(|side| self.halves[side].is_over())
    }

    /// Returns the current cue of a half.
    pub fn now(&self, side: Side) -> Option<&Cue> {
        self.halves[side].now.as_ref().map(|(cue, _)| cue)
    }

    /// Returns the number of the current cue of a half, and its duration in milliseconds.
    pub fn beat(&self, side: Side) -> Option<(u32, u32)> {
        let half = &self.halves[side];
        let (_, length) = half.now.as_ref()?;
        Some((half.change, *length))
    }

    /// Returns the half that changed last, of those that are not over. Its sentence is spoken.
    pub fn latest(&self) -> Option<Side> {
        let sides = Side::BOTH.into_iter();
        sides
            .filter(|side| !self.halves[*side].is_over())
            .max_by_key(|side| self.halves[*side].change)
    }

    /// Ends the current cue of a half, and takes its next one from the queue.
    pub fn next(&mut self, side: Side) -> Option<Cue> {
        self.halves[side].now = None;
        self.halves[side].queue.pop_front()
    }

    /// Starts a cue of a half with this duration, in milliseconds.
    pub fn begin(&mut self, side: Side, cue: Cue, length: u32) {
        self.halves[side].now = Some((cue, length));
        self.change(side);
    }

    /// Asks a question in a half. A repeated question keeps its wrong answers.
    pub fn ask(&mut self, side: Side, ask: Ask) {
        let asked = &mut self.halves[side].asked;
        if asked.as_ref().is_none_or(|asked| asked.ask != ask) {
            let wrong = Vec::new();
            *asked = Some(PendingQuestion { ask, wrong });
        }
        self.change(side);
    }

    /// Closes the question of a half after the right answer.
    pub fn close(&mut self, side: Side) {
        self.halves[side].asked = None;
    }

    /// Inserts cues at the front of the queue of a half.
    pub fn push_first(&mut self, side: Side, cues: Vec<Cue>) {
        for cue in cues.into_iter().rev() {
            self.halves[side].queue.push_front(cue);
        }
    }

    fn change(&mut self, side: Side) {
        self.changes += 1;
        self.halves[side].change = self.changes;
    }
}

impl Fight {
    /// Returns the halves, while both sides answer at once.
    pub const fn halves(&self) -> Option<&Halves> {
        self.halves.as_ref()
    }

    /// Returns the halves for a change.
    pub const fn halves_mut(&mut self) -> Option<&mut Halves> {
        self.halves.as_mut()
    }

    /// Splits the fight: each side goes on with its own cues.
    pub fn open_halves(&mut self, cues: PerSide<VecDeque<Cue>>) {
        self.halves = Some(Halves::new(cues, self.changes));
    }

    /// Joins the halves, if there are any.
    pub fn join_halves(&mut self) {
        if let Some(halves) = self.halves.take() {
            self.changes = halves.changes();
        }
    }

    /// Closes the question of a half and counts it. The attacker's question comes first in the script, and the
    /// question about the winner is one for both.
    pub(super) fn close_half(&mut self, side: Side, ask: Ask) {
        let Some(halves) = &mut self.halves else {
            return;
        };
        halves.close(side);
        let other_waits = halves.asked(side.other()).is_some();
        match (ask, side) {
            (Ask::Winner, _) => self.progress.count(u8::from(!other_waits)),
            (_, Side::Defender) if other_waits => self.progress.ahead = true,
            _ => self.count_answer(),
        }
    }

    /// Removes the second question from a script, and shows what follows its answer.
    pub(super) fn skip_second(&mut self, script: &mut VecDeque<Cue>) {
        let questions = script
            .iter()
            .enumerate()
            .filter(|(_, cue)| cue.is_question());
        let Some(at) = questions.map(|(at, _)| at).nth(1) else {
            return;
        };
        let side = script.remove(at).and_then(|cue| cue.side());
        let follows = |cue: &Cue| !cue.is_question() && cue.side() == side;
        while script.get(at).is_some_and(follows) {
            if let Some(cue) = script.remove(at) {
                self.show(&cue);
            }
        }
    }
}
