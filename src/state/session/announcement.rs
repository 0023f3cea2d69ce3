//! Announcement: the pupil says in which direction a piece goes before the move is played.

use engine::kernel::narration::Bearing;
use engine::table::Choice;

use super::Session;

/// Directions that a pupil can announce. A move straight back is played without a question.
pub const ANNOUNCED: [Bearing; 3] = [Bearing::Ahead, Bearing::Beside, Bearing::Diagonal];

/// Chosen move whose direction is asked.
#[derive(Clone)]
pub struct Announcement {
    choice: Choice,
    right: Bearing,
    /// Wrong answers so far, one bit each.
    wrong: u8,
}

impl Announcement {
    /// Checks whether an answer was given already and is wrong.
    pub const fn is_wrong(&self, bearing: Bearing) -> bool {
        self.wrong & 1 << bearing as u8 != 0
    }

    /// Checks whether any answer was wrong.
    pub const fn has_error(&self) -> bool {
        self.wrong != 0
    }
}

impl Session {
    /// Returns the move whose direction is asked.
    pub const fn announcement(&self) -> Option<&Announcement> {
        self.announcement.as_ref()
    }

    /// Checks whether the direction of a chosen move is asked.
    pub const fn announces(&self) -> bool {
        self.announcement.is_some()
    }

    /// Plays the chosen move, or asks for its direction first.
    pub(super) fn announce(&mut self, choice: Choice) {
        let asks = self.presentation.announces;
        let narration = self.table().narration(&choice).filter(|_| asks);
        let right = narration.map(|narration| narration.bearing);
        match right.filter(|bearing| *bearing != Bearing::Behind) {
            Some(right) => {
                self.announcement = Some(Announcement {
                    choice,
                    right,
                    wrong: 0,
                });
            }
            None => self.play(&choice),
        }
    }

    /// Answers the question. A wrong answer stays marked, and the pupil tries again.
    pub(super) fn answer_bearing(&mut self, bearing: Bearing) {
        let Some(mut asked) = self.announcement.take() else {
            return;
        };
        if asked.right == bearing {
            return self.play(&asked.choice);
        }
        asked.wrong |= 1 << bearing as u8;
        self.announcement = Some(asked);
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use engine::catalogue::GameId;
    use engine::kernel::input::Touch;
    use engine::kernel::narration::Bearing;
    use engine::kernel::options::Options;
    use engine::kernel::side::PerSide;
    use engine::motion::Pace;
    use yew::Reducible;

    use crate::state::session::{Action, Presentation, Session};

    const START: &str = "3t2/6/6/6/3d2/2S3/6/6/3P2 b1,e1,e9,b9 P play - - 012/123456/100 0";

    fn session(announces: bool) -> Rc<Session> {
        let entry = GameId::Chevaliers.entry();
        let table = entry.at_position(&Options::default(), START, 3);
        let presentation = Presentation {
            pace: Pace::Off,
            announces,
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

    #[test]
    fn a_move_is_played_after_the_right_answer() {
        let now = touch(session(true), &["c4", "b5"]);
        assert!(now.table().steps().is_empty() && now.announcement().is_some());
        let now = now.reduce(Action::Announce(Bearing::Ahead));
        let asked = now.announcement().expect("asked again");
        assert!(asked.is_wrong(Bearing::Ahead) && !asked.is_wrong(Bearing::Beside));
        let now = now.reduce(Action::Announce(Bearing::Diagonal));
        assert_eq!(now.table().steps(), ["c4-b5"]);
        assert!(now.announcement().is_none());
    }

    #[test]
    fn a_touch_takes_the_move_back() {
        let now = touch(session(true), &["c4", "c5", "a9"]);
        assert!(now.announcement().is_none() && now.selection().held().is_empty());
        let now = touch(now, &["c4", "b4"]).reduce(Action::Announce(Bearing::Beside));
        assert_eq!(now.table().steps(), ["c4-b4"]);
    }

    #[test]
    fn attacks_and_moves_straight_back_are_not_asked() {
        for to in ["c3", "d5"] {
            let now = touch(session(true), &["c4", to]);
            assert_eq!(now.table().steps().len(), 1, "{to}");
        }
        let now = touch(session(false), &["c4", "c5"]);
        assert_eq!(now.table().steps(), ["c4-c5"]);
    }
}
