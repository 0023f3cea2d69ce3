//! Playback loop: shows the queued cues, and takes the steps that need no input.

use std::rc::Rc;

use engine::kernel::event::Event;
use engine::kernel::scene::Combat;
use engine::kernel::side::{PerSide, Side};
use engine::table::{Choice, Table};

use super::{Presentation, Session};
use crate::state::cue::Cue;
use crate::state::fight::script::{beats, verdict};
use crate::state::settings::Help;
use crate::state::skill_stats::Skill;

/// Result of a step.
struct Taken {
    events: Vec<Event>,
    /// Fight before the step.
    before: Option<Combat>,
    /// Fight after the step.
    after: Option<Combat>,
}

impl Session {
    /// Takes a step and starts to show it.
    pub(super) fn play(&mut self, choice: &Choice) {
        let is_turn = !self.moment.is_chance();
        let seat = self.scene.seat;
        let first_right = !self.selection.has_touched_opponent();
        if !self.apply_auto(choice) {
            return;
        }
        if is_turn && self.seats.assignment().of(seat).is_none() {
            self.exercise(seat, Skill::RespectTurn, first_right);
        }
        self.flush();
    }

    /// Takes a step without showing it yet: its cues are queued. Returns whether it could be taken.
    pub(super) fn apply_auto(&mut self, choice: &Choice) -> bool {
        let taken = self.take(choice);
        if let Some(taken) = &taken {
            let (before, after) = (taken.before.as_ref(), taken.after.as_ref());
            self.playback.push(beats(&taken.events, before, after));
        }
        taken.is_some()
    }

    /// Applies the roll of a fight with questions, and queues the cues from the comparison on.
    fn conclude_fight(&mut self) {
        if let Some(taken) = self.roll().and_then(|roll| self.take(&roll)) {
            let after = taken.after.as_ref();
            self.playback.push(verdict(&taken.events, after));
        }
    }

    /// Applies a step to the table.
    fn take(&mut self, choice: &Choice) -> Option<Taken> {
        let (moment, mut events) = self.moment.after(choice)?;
        if let Some(combat) = &self.scene.combat {
            self.playback.conclude(combat);
        }
        if !self.moment.is_chance() {
            self.seats.clear_reason();
        }
        if self.offers_draw() {
            self.decline_draw();
        }
        self.note_for_cheers(choice, &moment, &events);
        self.note_for_narration(choice, &events);
        if let Some(way) = self.selection.shown_way() {
            events = self.playback.without_shown_hops(events, way);
        }
        self.set_table(moment);
        self.version += 1;
        Some(Taken {
            events,
            before: self.scene.combat.clone(),
            after: self.table().scene().combat,
        })
    }

    fn set_table(&mut self, moment: super::Moment) {
        self.moment = moment;
        self.selection.begin_anew();
        self.announcement = None;
        self.fight.begin_anew();
    }

    pub(super) fn reseed(&mut self, seed: u64) {
        self.moment.reseed(seed);
        self.version += 1;
    }

    /// Shows steps that were taken in another window.
    pub(super) fn follow(&mut self, steps: &[String]) {
        for step in steps {
            if let Some(choice) = self.moment.find(step) {
                self.apply_auto(&choice);
            }
        }
        self.flush();
    }

    /// Returns a session at another table, with the same players.
    pub(super) fn loaded(self, table: Rc<dyn Table>, thrown: PerSide<bool>) -> Self {
        let assignment = self.seats.assignment().clone();
        let mut loaded = Self::new(table, thrown, self.presentation).seated(assignment);
        loaded.playback.count_on_from(self.playback.beat());
        Self {
            version: self.version + 1,
            exercised: self.exercised,
            frozen: self.frozen,
            ..loaded
        }
    }

    pub(super) fn present(&mut self, presentation: Presentation) {
        let splits = self.splits();
        self.presentation = presentation;
        // Questions were switched off: the script goes on without them.
        if !presentation.help.asks() && self.fight.stop_asking() {
            self.playback.drop_questions();
        }
        self.ask_anew(splits);
        self.flush();
    }

    /// Starts to show the queue in the same render as its cause. Without animation, shows all of it.
    pub(super) fn flush(&mut self) {
        let is_asked = self.fight.asked().is_some() || self.fight.halves().is_some();
        let waits = self.playback.now().is_some() || is_asked;
        if !waits && (self.is_at_once() || !self.playback.is_empty()) {
            self.advance();
        }
    }

    pub(super) fn advance(&mut self) {
        if self.fight.halves().is_some() {
            return;
        }
        self.playback.end_beat();
        loop {
            let Some(cue) = self.playback.pop() else {
                self.sync_to_table();
                let waits = self.fight.asked().is_some() || self.playback.is_empty();
                if waits || !self.is_at_once() {
                    return;
                }
                continue;
            };
            if self.fight.has(&cue) {
                continue;
            }
            if let Cue::Ask(ask) = cue {
                if !self.open_halves(ask) {
                    self.fight.ask(ask);
                }
                return;
            }
            let is_fight = self.fight.view().is_some();
            let errors = self.asked().map_or(0, |asked| asked.wrong.len());
            let length = self
                .playback
                .measure(&cue, self.presentation, (is_fight, errors));
            self.start(&cue);
            if length > 0 {
                self.playback.begin_beat(cue, length);
                return;
            }
        }
    }

    fn start(&mut self, cue: &Cue) {
        match cue {
            Cue::Conclude => self.conclude_fight(),
            Cue::Show(event) => {
                if let Event::Told { phrase }
                | Event::Skipped { phrase, .. }
                | Event::Round { phrase, .. } = event
                {
                    self.selection.tell(phrase);
                }
                self.playback.show(event, self.scene.seat);
            }
            Cue::Close => {
                self.fight.show(cue);
                self.seats.clear_reason();
            }
            _ => self.fight.show(cue),
        }
    }

    /// Shows the position itself once the queue is empty, then takes steps that need no input.
    pub(super) fn sync_to_table(&mut self) {
        self.scene = self.table().scene();
        self.playback.sync(&self.scene);
        if !self.moment.is_chance() {
            self.reshow_hop();
        }
        self.fight.sync(self.scene.combat.as_ref());
        if self.scene.combat.is_some() {
            self.show_thrown();
            self.fight.rest();
        }
        self.select_waiting();
        if !self.frozen && !self.end_circles() {
            self.go_on_alone();
        }
    }

    /// Takes steps that need no input: settles a fight that is thrown or automatic, rolls outside a fight, and places
    /// pieces for a seat that asked for it.
    fn go_on_alone(&mut self) {
        let is_roll = self.moment.is_chance() && self.scene.combat.is_none();
        let is_fight = self.fight.view().is_some() && self.moment.is_chance();
        let is_automatic = self.presentation.help == Help::Automatic;
        let is_real = || Side::BOTH.into_iter().any(|side| self.is_real(side));
        if is_fight && self.is_thrown() {
            self.settle_fight();
        } else if is_fight && is_automatic && !is_real() {
            if let Some(roll) = self.table().sample_roll() {
                self.apply_auto(&roll);
            }
        } else if is_roll {
            // Only fights have dice on the screen: without one the roll is taken at once, or the game would wait for ever.
            if let Some(roll) = self.table().sample_roll() {
                self.apply_auto(&roll);
            }
        } else if self.is_placing()
            && self.seats.places_for(self.scene.seat)
            && let Some(choice) = self.moment.any()
        {
            self.apply_auto(&choice);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use engine::kernel::options::Options;
    use engine::kernel::side::PerSide;
    use engine::motion::Pace;
    use yew::Reducible;

    use crate::state::players::Assignment;
    use crate::state::session::{Action, Presentation, Session};

    #[test]
    fn a_roll_outside_a_fight_does_not_stop_the_game() {
        let table = engine::table::open::<seventh::Tour>(&Options::default(), 5);
        let presentation = Presentation {
            pace: Pace::Off,
            ..Presentation::default()
        };
        let table = table.expect("default options").into();
        let players = Assignment::named(&["copain".to_owned(), "copain".to_owned()]);
        let session = Session::new(table, PerSide::default(), presentation);
        let mut session = Rc::new(session.seated(players));
        for number in 0..500 {
            if session.is_over() {
                return;
            }
            let choices = session.table().choices();
            let choice = choices.get(number % choices.len().max(1));
            let action = match choice.filter(|_| !session.is_busy()) {
                Some(choice) => Action::Move(choice.clone(), None),
                None => Action::Advance(session.playback().beat()),
            };
            session = session.reduce(action);
        }
        panic!("the game waits at {}", session.table().position());
    }
}
