//! From beat to beat: what waits to be shown is shown, and what is to be done by itself is done.

use engine::kernel::chance::Dice;
use engine::kernel::effect::{Effect, Gait};
use engine::motion::Pace;
use engine::table::Choice;

use super::Session;
use crate::state::cue::Cue;
use crate::state::settings::Help;
use crate::state::showing::Showing;

impl Session {
    /// With everything at once, shows everything at once.
    pub(super) fn hurry(&mut self) {
        if self.manner.pace == Pace::Off && self.now.is_none() {
            self.advance();
        }
    }

    pub(super) fn advance(&mut self) {
        self.now = None;
        loop {
            let Some(cue) = self.queue.pop_front() else {
                self.settle();
                if self.queue.is_empty() || self.manner.pace != Pace::Off {
                    return;
                }
                continue;
            };
            self.start(&cue);
            let length = cue.duration(self.manner.pace, self.manner.help);
            if length > 0 {
                self.beat += 1;
                self.now = Some((cue, length));
                return;
            }
        }
    }

    fn start(&mut self, cue: &Cue) {
        match cue {
            Cue::Open(contest) => self.fight = Some(Showing::new((**contest).clone())),
            Cue::Again => {
                if let Some(fight) = &mut self.fight {
                    *fight = Showing {
                        throws: fight.throws,
                        ..Showing::new(fight.contest.clone())
                    };
                }
            }
            Cue::Close => self.fight = None,
            Cue::Show(Effect::Told { phrase } | Effect::Skipped { phrase, .. }) => {
                self.notes += 1;
                self.note = Some((phrase, self.notes));
            }
            Cue::Show(effect) => {
                self.stage.show(effect);
                if let Effect::Moved { from, to, gait, .. } = *effect
                    && !matches!(gait, Gait::Along | Gait::Return | Gait::Fly)
                {
                    // A way of several hops leaves its prints where it began.
                    let begun = self.trail.filter(|(_, end)| *end == from && self.is_way);
                    self.trail = Some((begun.map_or(from, |(first, _)| first), to));
                    self.is_way = true;
                }
            }
            _ => {
                if let Some(fight) = &mut self.fight {
                    fight.start(cue);
                }
            }
        }
    }

    /// Nothing is left to show: shows the position itself, and does what is to be done by itself.
    pub(super) fn settle(&mut self) {
        self.scene = self.table.scene();
        self.stage.set(&self.scene);
        self.is_way = false;
        if !self.is_chance() {
            self.hop_again();
        }
        match &self.scene.contest {
            None => self.fight = None,
            Some(contest) => {
                match &mut self.fight {
                    Some(fight) => fight.contest = contest.clone(),
                    None => self.fight = Some(Showing::new(contest.clone())),
                }
                self.show_thrown();
                if let Some(fight) = &mut self.fight {
                    fight.rest(self.thrown);
                }
            }
        }
        self.hold_waiting();
        if self.frozen {
            return;
        }
        if self.fight.is_some() && self.manner.help == Help::Automatic && self.is_chance() {
            if let Some(draw) = self.table.draw() {
                self.follow(&draw);
            }
        } else if self.is_placing() && self.by_itself.contains(&self.scene.seat) {
            let count = self.table.steps().len() as u64;
            let mut dice = Dice::at(self.table.seed(), count);
            let choice = self.choices[dice.below(self.choices.len() as u32) as usize].clone();
            self.follow(&choice);
        }
    }

    /// Plays a step that comes by itself; its beats wait in the queue.
    pub(super) fn follow(&mut self, choice: &Choice) {
        if let Some(cues) = self.take(choice) {
            self.queue.extend(cues);
        }
    }

    /// While pieces are placed, the next one is in the hand already.
    pub(super) fn hold_waiting(&mut self) {
        if self.held.is_empty() && self.is_placing() && !self.is_busy() && !self.frozen {
            self.held.extend(self.table.next(&[]).first());
        }
    }
}
