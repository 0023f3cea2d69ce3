//! Fights between two children who sit face to face: both sides answer at once, each in its half.

use std::collections::VecDeque;

use engine::kernel::side::{PerSide, Side};

use super::Session;
use crate::state::cue::Cue;
use crate::state::fight::question::{Ask, PendingQuestion};

impl Session {
    /// Checks whether the fight is split: two children sit face to face, and each plays one side of it.
    pub fn splits(&self) -> bool {
        let Some(fight) = self.fight.view().filter(|_| self.presentation.facing) else {
            return false;
        };
        let is_childs = |side: Side| {
            let seat = fight.side(side).seat;
            seat.is_some_and(|seat| self.seats.assignment().of(seat).is_none())
        };
        Side::BOTH.into_iter().all(is_childs)
    }

    /// Returns the question that a half shows: its own, or one that only its side is asked. Without a half, returns the
    /// question of the whole fight.
    pub fn asked_in(&self, half: Option<Side>) -> Option<&PendingQuestion> {
        match (half, self.fight.halves()) {
            (Some(side), Some(halves)) => halves.asked(side),
            (Some(side), None) => self.asked().filter(|asked| asked.ask.side() == side),
            (None, _) => self.asked(),
        }
    }

    /// Checks whether the question that a half shows waits for an answer.
    pub fn is_asked_in(&self, half: Option<Side>) -> bool {
        self.asked_in(half).is_some() && self.cue_in(half).is_none()
    }

    /// Returns the cue that a half shows: its own, or that of the whole fight.
    pub fn cue_in(&self, half: Option<Side>) -> Option<&Cue> {
        match (half, self.fight.halves()) {
            (Some(side), Some(halves)) => halves.now(side),
            _ => self.playback.now(),
        }
    }

    /// Returns the number and the duration, in milliseconds, of the own cue of a half.
    pub fn beat_in(&self, side: Side) -> Option<(u32, u32)> {
        self.fight.halves()?.beat(side)
    }

    /// Returns the half whose sentence is spoken: the one that changed last.
    pub fn latest_half(&self) -> Option<Side> {
        self.fight.halves()?.latest()
    }

    /// Opens the halves if both sides are to be asked next. Each half goes on at its own pace; the script waits for
    /// both.
    pub(super) fn open_halves(&mut self, ask: Ask) -> bool {
        if !self.splits() {
            return false;
        }
        let question = Cue::Ask(ask);
        let mut cues = PerSide::<VecDeque<Cue>>::default();
        if let Some(side) = question.side() {
            let queue = self.playback.queue().iter();
            let own = queue.take_while(|cue| cue.side().is_some());
            let mut questions = own.filter(|cue| cue.is_question());
            let next = questions.next().and_then(Cue::side);
            if next != Some(side.other()) {
                return false;
            }
            cues[side].push_back(question);
            self.take_run(&mut cues);
        } else {
            // Both children name the winner.
            cues.attacker.push_back(question.clone());
            cues.defender.push_back(question);
        }
        self.fight.open_halves(cues);
        for side in Side::BOTH {
            self.advance_half(side);
        }
        true
    }

    /// Moves the cues from the queue that belong to one side alone, up to the second question of a side.
    fn take_run(&mut self, cues: &mut PerSide<VecDeque<Cue>>) {
        while let Some(cue) = self.playback.queue().front() {
            let is_question = cue.is_question();
            let Some(side) = cue.side() else { return };
            if is_question && !cues[side].is_empty() {
                return;
            }
            cues[side].extend(self.playback.pop());
        }
    }

    /// Shows the next cue of a half. The fight goes on once both halves are over.
    pub(super) fn advance_half(&mut self, side: Side) {
        while let Some(cue) = self.fight.halves_mut().and_then(|halves| halves.next(side)) {
            if self.fight.has(&cue) {
                continue;
            }
            if let Cue::Ask(ask) = cue {
                if let Some(halves) = self.fight.halves_mut() {
                    halves.ask(side, ask);
                }
                return;
            }
            let errors = self
                .asked_in(Some(side))
                .map_or(0, |asked| asked.wrong.len());
            let length = self
                .playback
                .measure(&cue, self.presentation, (true, errors));
            self.fight.show(&cue);
            if length > 0 {
                if let Some(halves) = self.fight.halves_mut() {
                    halves.begin(side, cue, length);
                }
                return;
            }
        }
        if self.fight.halves().is_some_and(|halves| halves.are_over()) {
            self.fight.join_halves();
            self.advance();
        }
    }

    /// Ends the cue with this number in the half of a side.
    pub(super) fn end_half_cue(&mut self, side: Side, beat: u32) {
        if self.beat_in(side).is_some_and(|(now, _)| now == beat) {
            self.advance_half(side);
        }
    }

    /// Asks the open questions again if the fight is now split or joined, or asks nothing any more. `split` tells whether
    /// it was split before.
    pub(super) fn ask_anew(&mut self, split: bool) {
        let is_halved = self.fight.halves().is_some();
        let is_changed = self.splits() != split && (is_halved || self.fight.asked().is_some());
        if is_changed || (is_halved && !self.presentation.help.asks()) {
            self.fight.join_halves();
            self.fight.stop_asking();
            self.playback.cut();
            self.settle_fight();
        }
    }
}

#[cfg(test)]
mod tests;
