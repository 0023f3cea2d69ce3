//! Repeated positions: a game between computers ends at the third occurrence of a position. Children are asked whether to
//! stop: by a dialog in a game against the computer, by a remark among themselves (docs/decisions/086).

use engine::kernel::step::Turn;

use super::Session;

/// Occurrence of a position at which a game may be drawn.
const THIRD: usize = 3;
/// Further occurrences before a child is asked again.
const PATIENCE: usize = 5;

/// Occurrence of a position at which the child is asked next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Repetition {
    asks_at: usize,
}

impl Default for Repetition {
    fn default() -> Self {
        Self { asks_at: THIRD }
    }
}

impl Session {
    /// Checks whether the children may end the game as a draw, since the same position has come back.
    pub fn offers_draw(&self) -> bool {
        let is_decision = matches!(self.table().turn(), Turn::Decision(_));
        is_decision
            && !self.is_busy()
            && !self.plays_alone()
            && self.table().occurrences() >= self.repetition.asks_at
    }

    /// Checks whether a dialog asks the child about a draw: only in a game against the computer.
    pub fn asks_draw(&self) -> bool {
        self.offers_draw() && self.plays_against_children()
    }

    /// Ends the game as a draw.
    pub(super) fn agree_draw(&mut self) {
        self.moment.agree_draw();
        self.deselect();
        self.seats.clear_reason();
        self.version += 1;
    }

    /// Goes on with the game. The child is asked again only after some more repetitions.
    pub(super) fn decline_draw(&mut self) {
        self.repetition.asks_at = self.table().occurrences() + PATIENCE;
    }

    /// Ends a game between computers that goes round in circles. Returns whether it has ended.
    pub(super) fn end_circles(&mut self) -> bool {
        let is_circle = self.plays_alone() && self.table().occurrences() >= THIRD;
        if is_circle {
            self.agree_draw();
        }
        is_circle
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use engine::catalogue::GameId;
    use engine::kernel::options::Options;
    use engine::kernel::side::PerSide;
    use engine::motion::Pace;
    use engine::table::Choice;
    use yew::Reducible;

    use crate::state::players::Assignment;
    use crate::state::session::{Action, Presentation, Session};

    /// Two monarchs that walk to and fro.
    const TO_AND_FRO: [&str; 4] = ["e1-f1", "e9-f9", "f1-e1", "f9-e9"];
    const START: &str = "4m4/9/9/9/4a4/4A4/9/9/4M4 w play on/0 0";

    fn session(players: &[&str]) -> Rc<Session> {
        let table = GameId::from_slug("kingdom")
            .expect("a game")
            .entry()
            .at_position(&Options::default(), START, 3)
            .expect("it reads");
        let presentation = Presentation {
            pace: Pace::Off,
            ..Presentation::default()
        };
        let players: Vec<String> = players.iter().map(|&name| name.to_owned()).collect();
        let session = Session::new(table.into(), PerSide::default(), presentation);
        Rc::new(session.seated(Assignment::named(&players)))
    }

    fn step(now: Rc<Session>, name: &str) -> Rc<Session> {
        let mut choices = now.table().choices().into_iter();
        let choice: Choice = choices
            .find(|choice| choice.text() == name)
            .unwrap_or_else(|| panic!("{name} at {}", now.table().position()));
        let places = choice.inputs().to_vec();
        if now.computer().is_some() {
            return now.reduce(Action::Move(choice, None));
        }
        let touches = places.into_iter();
        touches.fold(now, |now, touch| now.reduce(Action::Touch(touch)))
    }

    /// Plays rounds of the four steps.
    fn rounds(now: Rc<Session>, count: usize) -> Rc<Session> {
        let steps = (0..count).flat_map(|_| TO_AND_FRO);
        steps.fold(now, step)
    }

    #[test]
    fn a_child_is_asked_at_the_third_occurrence_and_again_after_five_more() {
        let now = rounds(session(&["", "1"]), 1);
        assert!(!now.offers_draw(), "the second occurrence");
        let now = rounds(now, 1);
        assert_eq!(now.table().occurrences(), 3);
        assert!(now.offers_draw() && !now.is_over());
        let mut now = now.reduce(Action::PlayOn);
        for _ in 0..4 {
            assert!(!now.offers_draw());
            now = rounds(now, 1);
        }
        assert!(!now.offers_draw(), "the seventh occurrence");
        let now = rounds(now, 1);
        assert!(now.offers_draw(), "the eighth occurrence");
        let version = now.version();
        let now = now.reduce(Action::AgreeDraw);
        assert!(now.is_over() && !now.offers_draw());
        assert!(now.version() > version, "it is saved");
    }

    #[test]
    fn a_step_instead_of_an_answer_declines_the_draw() {
        let now = rounds(session(&["", "1"]), 2);
        assert!(now.offers_draw());
        let now = step(now, TO_AND_FRO[0]);
        assert!(!now.offers_draw() && !now.is_over());
    }

    #[test]
    fn children_among_themselves_get_the_offer_without_a_dialog() {
        let now = rounds(session(&[]), 2);
        assert!(now.offers_draw() && !now.asks_draw());
        assert!(!rounds(now, 1).offers_draw(), "a step declines it");
        assert!(rounds(session(&["", "1"]), 2).asks_draw());
    }

    #[test]
    fn computers_stop_at_the_third_occurrence() {
        let now = rounds(session(&["1", "1"]), 1);
        assert!(!now.is_over());
        let now = rounds(now, 1);
        assert!(now.is_over() && now.table().is_agreed());
    }

    #[test]
    fn a_draw_is_undone_with_the_step_before_it() {
        let now = rounds(session(&[]), 2).reduce(Action::AgreeDraw);
        let mut table = now.table().clone_box();
        assert!(table.choices().is_empty() && table.next_inputs(&[]).is_empty());
        table.undo();
        assert!(!table.is_agreed() && !table.choices().is_empty());
    }
}
