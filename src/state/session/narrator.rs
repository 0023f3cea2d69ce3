//! Narration of the moves: at most one sentence a turn, at its end.

use engine::kernel::event::Event;
use engine::kernel::narration::Narration;
use engine::table::Choice;

use super::Session;

/// Narration of the current turn, and of the one that has ended.
#[derive(Clone, Default)]
pub struct Narrator {
    /// Narration that the current turn would end with.
    pending: Option<Narration>,
    /// Narration of the last turn, until the next step.
    told: Option<Narration>,
}

impl Narrator {
    /// Returns the narration of the turn that has just ended.
    pub const fn told(&self) -> Option<&Narration> {
        self.told.as_ref()
    }

    /// Records a step without a narration. The turn's earlier moves are old news after a fight or a captured goal.
    fn interrupt(&mut self) {
        *self = Self::default();
    }

    /// Records a move. A later move replaces an earlier one, unless only the earlier one has a neighbour.
    fn moves(&mut self, narration: Narration) {
        self.told = None;
        let old = self.pending.take();
        let has_neighbour = old.is_some_and(|old| old.neighbour.is_some());
        let keeps = has_neighbour && narration.neighbour.is_none();
        self.pending = old.filter(|_| keeps).or(Some(narration));
    }

    /// Ends the turn.
    const fn end_turn(&mut self) {
        self.told = self.pending.take();
    }
}

impl Session {
    /// Records a step and its events for the narration.
    pub(super) fn note_for_narration(&mut self, choice: &Choice, events: &[Event]) {
        if !self.presentation.narrates {
            return self.narrator.interrupt();
        }
        let is_end = choice.button().is_some();
        match self.table().narration(choice) {
            Some(narration) => self.narrator.moves(narration),
            None if is_end => {}
            None => self.narrator.interrupt(),
        }
        if events
            .iter()
            .any(|event| matches!(event, Event::Passed { .. }))
        {
            self.narrator.end_turn();
        }
    }

    /// Returns the narration to show and speak, unless the computer has a remark of its own.
    pub fn narration(&self) -> Option<&Narration> {
        let is_over = self.is_over();
        self.narrator
            .told()
            .filter(|_| !is_over && self.remark().is_none())
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use engine::catalogue::GameId;
    use engine::kernel::input::Touch;
    use engine::kernel::options::Options;
    use engine::kernel::side::PerSide;
    use engine::kernel::words::Language;
    use engine::motion::Pace;
    use yew::Reducible;

    use crate::state::session::{Action, Presentation, Session};

    const CALM: &str = "3t2/6/6/6/6/2S3/6/6/3P2 b1,e1,e9,b9 P play - - 012/123456/100 0";
    const NEAR: &str = "3t2/6/6/6/3d2/2S3/6/6/3P2 b1,e1,e9,b9 P play - - 012/123456/100 0";

    fn session(position: &str, narrates: bool) -> Rc<Session> {
        let entry = GameId::Chevaliers.entry();
        let table = entry.at_position(&Options::default(), position, 3);
        let presentation = Presentation {
            pace: Pace::Off,
            narrates,
            ..Presentation::default()
        };
        let table = table.expect("a legal position").into();
        Rc::new(Session::new(table, PerSide::default(), presentation))
    }

    fn touch(mut now: Rc<Session>, places: &[&str]) -> Rc<Session> {
        for name in places {
            let place = now.table().board().place(name).expect("a place");
            now = now.reduce(Action::Touch(Touch::At(place)));
        }
        now
    }

    fn told(session: &Session) -> Option<String> {
        let narration = session.narration()?;
        Some(narration.text(Language::FRENCH).replace('\u{a0}', " "))
    }

    #[test]
    fn a_turn_ends_with_one_narration_until_the_next_step() {
        let now = touch(session(CALM, true), &["c4", "c5"]);
        assert_eq!(told(&now), None, "the turn goes on");
        let now = touch(now, &["d1", "e2"]);
        let last = "Le Prince Ardent avance en diagonale.";
        assert_eq!(told(&now).as_deref(), Some(last));
        let now = touch(now, &["d9"]);
        assert_eq!(told(&now).as_deref(), Some(last), "a touch is no step");
        assert_eq!(told(&touch(now, &["d8"])), None);
    }

    #[test]
    fn a_turn_of_one_move_is_narrated_when_it_ends() {
        let now = touch(session(CALM, true), &["c4", "c5"]);
        let now = now.reduce(Action::Press("end".to_owned()));
        assert_eq!(told(&now).as_deref(), Some("Le soldat avance."));
        let now = now.reduce(Action::Press("end".to_owned()));
        assert_eq!(told(&now), None, "nothing moved");
    }

    #[test]
    fn the_move_with_a_neighbour_is_preferred() {
        let now = touch(session(NEAR, true), &["c4", "c5", "d1", "d2"]);
        let expected = "Le soldat avance. Le petit dragon est à côté de lui !";
        assert_eq!(told(&now).as_deref(), Some(expected));
    }

    #[test]
    fn nothing_is_narrated_when_it_is_off() {
        let now = touch(session(NEAR, false), &["c4", "c5", "d1", "d2"]);
        assert_eq!(told(&now), None);
    }
}
