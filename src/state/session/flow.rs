//! From beat to beat: what waits to be shown is shown, and what is to be done by itself is done.

use engine::kernel::event::{Event, MoveStyle};
use engine::kernel::rng::Rng;
use engine::motion::Pace;
use engine::table::Choice;

use super::Session;
use crate::state::cue::{Cue, within};
use crate::state::fight_view::FightView;
use crate::state::settings::Help;

impl Session {
    /// With everything at once, shows everything at once.
    pub(super) fn hurry(&mut self) {
        if self.presentation.pace == Pace::Off && self.now.is_none() && self.asked.is_none() {
            self.advance();
        }
    }

    pub(super) fn advance(&mut self) {
        self.now = None;
        loop {
            let Some(cue) = self.queue.pop_front() else {
                self.settle();
                let waits = self.asked.is_some() || self.queue.is_empty();
                if waits || self.presentation.pace != Pace::Off {
                    return;
                }
                continue;
            };
            if self
                .fight
                .as_ref()
                .is_some_and(|fight| fight.has_shown(&cue))
            {
                continue;
            }
            if let Cue::Ask(ask) = cue {
                self.ask(ask);
                return;
            }
            let length = self.length(&cue);
            self.start(&cue);
            if length > 0 {
                self.beat += 1;
                self.now = Some((cue, length));
                return;
            }
        }
    }

    /// How long a beat lasts, in milliseconds: the longer a fight, the shorter its beats.
    fn length(&mut self, cue: &Cue) -> u32 {
        let length = cue.duration(self.presentation.pace, self.presentation.help);
        if matches!(cue, Cue::Open(_)) {
            self.spent = 0;
        } else if self.fight.is_none() {
            return length;
        }
        let length = within(length, self.spent);
        self.spent += length;
        length
    }

    fn start(&mut self, cue: &Cue) {
        match cue {
            Cue::Conclude => self.conclude_fight(),
            Cue::Open(combat) => self.fight = Some(FightView::new((**combat).clone())),
            Cue::Again => {
                if let Some(fight) = &mut self.fight {
                    *fight = FightView {
                        throws: fight.throws,
                        ..FightView::new(fight.combat.clone())
                    };
                }
            }
            Cue::Close => {
                self.fight = None;
                self.said = None;
            }
            Cue::Show(Event::Told { phrase } | Event::Skipped { phrase, .. }) => {
                self.notes += 1;
                self.note = Some((phrase, self.notes));
                self.refused = None;
            }
            Cue::Show(effect) => {
                self.stage.show(effect);
                if let Event::Moved {
                    from, to, style, ..
                } = *effect
                    && !matches!(style, MoveStyle::Along | MoveStyle::Return | MoveStyle::Fly)
                {
                    // A way of several hops leaves its prints where it began.
                    let progress = self.trail.filter(|(_, end)| *end == from && self.is_way);
                    self.trail = Some((progress.map_or(from, |(first, _)| first), to));
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
        match &self.scene.combat {
            None => self.fight = None,
            Some(combat) => {
                match &mut self.fight {
                    Some(fight) => fight.combat = combat.clone(),
                    None => self.fight = Some(FightView::new(combat.clone())),
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
        let is_fight = self.fight.is_some() && self.is_chance();
        let is_real = (0..2).any(|side| self.is_real(side));
        if is_fight && self.is_thrown() {
            self.begin_lesson();
        } else if is_fight && self.presentation.help == Help::Automatic && !is_real {
            if let Some(draw) = self.table.sample_roll() {
                self.follow(&draw);
            }
        } else if self.is_placing() && self.by_itself.contains(&self.scene.seat) {
            let count = self.table.steps().len() as u64;
            let mut dice = Rng::at(self.table.seed(), count);
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
        let is_free = !self.is_busy() && !self.frozen && self.computer().is_none();
        if self.held.is_empty() && self.is_placing() && is_free {
            self.held.extend(self.table.next_inputs(&[]).first());
        }
    }
}
