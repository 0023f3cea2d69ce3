//! Seats that the computer plays.

use std::rc::Rc;

use engine::kernel::side::Side;
use engine::search::{PlayerKind, Reason};
use engine::table::Choice;

use super::Session;
use crate::state::players::Assignment;

/// Next task of the computer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// Choose a step.
    Think(PlayerKind),
    /// Throw the die of a side.
    Roll(Side),
}

impl Session {
    /// Returns the same session with these players.
    pub fn seated(mut self, assignment: Assignment) -> Self {
        let splits = self.splits();
        self.seats.assign(assignment);
        self.ask_anew(splits);
        self.selection.deselect();
        self.select_waiting();
        self.update_targets();
        self.read_for_companion();
        self.identity = Rc::new(());
        self
    }

    /// Returns the computer player that has to decide.
    pub fn computer(&self) -> Option<PlayerKind> {
        self.seats.decider(self.table().turn())
    }

    /// Returns the computer player that throws for a side of the fight.
    pub(super) fn thrower(&self, side: Side) -> Option<PlayerKind> {
        self.seats.thrower(self.scene.combat.as_ref()?, side)
    }

    /// Returns the next task of the computer, unless it is paused or the session is busy.
    pub fn task(&self) -> Option<Task> {
        if self.seats.is_paused() {
            return None;
        }
        let rolls = |side: &Side| self.waits_for_die(*side) && self.thrower(*side).is_some();
        if let Some(side) = Side::BOTH.into_iter().find(rolls) {
            return Some(Task::Roll(side));
        }
        let who = self.computer().filter(|_| !self.is_busy());
        who.map(Task::Think)
    }

    /// Checks whether the computer plays some seats, and children the others.
    pub fn plays_against_children(&self) -> bool {
        let players = &self.scene.players;
        let is_computers = |seat| self.seats.assignment().of(seat).is_some();
        players.iter().any(|player| is_computers(player.seat)) && !self.plays_alone()
    }

    /// Checks whether children play all seats.
    pub fn has_only_children(&self) -> bool {
        let assignment = self.seats.assignment();
        let mut players = self.scene.players.iter();
        players.all(|player| assignment.of(player.seat).is_none())
    }

    /// Checks whether no child plays.
    pub fn plays_alone(&self) -> bool {
        self.seats.play_alone(&self.scene.players)
    }

    pub(super) fn assign(&mut self, assignment: Assignment) {
        let splits = self.splits();
        self.seats.assign(assignment);
        self.ask_anew(splits);
        self.version += 1;
        if !self.is_busy() {
            self.deselect();
            self.select_waiting();
        }
    }

    pub(super) fn place_for_me(&mut self) {
        if self.can_place_for_me() {
            self.seats.place_for(self.scene.seat);
            self.sync_to_table();
            self.flush();
        }
    }

    pub(super) fn computer_moves(&mut self, choice: &Choice, reason: Option<Reason>) {
        if self.computer().is_none() || self.is_busy() {
            return;
        }
        self.deselect();
        let version = self.version;
        self.play(choice);
        if self.version > version {
            self.seats.say(reason);
        }
    }

    pub(super) fn computer_rolls(&mut self, side: Side) {
        if self.waits_for_die(side) {
            self.throw(side);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use engine::catalogue::GameId;
    use engine::kernel::options::Options;
    use engine::kernel::side::{PerSide, Side};
    use engine::kernel::step::Seat;
    use engine::motion::Pace;
    use engine::search::PlayerKind;
    use yew::Reducible;

    use super::{Session, Task};
    use crate::state::fight::view::FightView;
    use crate::state::players::Assignment;
    use crate::state::session::{Action, Presentation};
    use crate::state::settings::Help;

    /// The dragons (seat 1) attack a knight (seat 0).
    const FIGHT: &str = "6/6/6/6/2Cg2/6/2Pt2/6/6 b1,e1,e9,b9 D fight:d5c5 - - 012/123456/100 0";
    /// The first of three knights fights a dragon of the board.
    const DUEL: &str = "D0 3 t16:2:-:-/g05:3:-:-/e05:3:-:- u04 - 3344433 3";

    fn session(game: GameId, position: &str, help: Help, computers: &[u8]) -> Rc<Session> {
        let table = game
            .entry()
            .at_position(&Options::default(), position, 3)
            .expect("it reads");
        let presentation = Presentation {
            pace: Pace::Off,
            help,
            real_dice: true,
            ..Presentation::default()
        };
        let who = PlayerKind::named("3");
        let assignment = computers
            .iter()
            .fold(Assignment::default(), |assignment, &seat| {
                assignment.with(Seat(seat), who)
            });
        Rc::new(Session::new(table.into(), PerSide::default(), presentation).seated(assignment))
    }

    #[test]
    fn a_child_types_its_own_real_die_and_the_computer_throws_for_itself() {
        for help in Help::ALL {
            // Side of the child, and seat of the computer.
            for (child, computers) in [(Side::Attacker, 0), (Side::Defender, 1)] {
                for child_first in [true, false] {
                    let mut now = session(GameId::Chevaliers, FIGHT, help, &[computers]);
                    assert!(now.can_enter_face(child) && !now.can_enter_face(child.other()));
                    for childs in [child_first, !child_first] {
                        now = if childs {
                            now.reduce(Action::EnterFace(child, 5))
                        } else {
                            assert_eq!(now.task(), Some(Task::Roll(child.other())));
                            now.reduce(Action::Roll(child.other()))
                        };
                    }
                    while let Some(asked) = now.asked().cloned().filter(|_| now.is_asked()) {
                        let right = now
                            .fight()
                            .and_then(FightView::fallen)
                            .expect("the dice have fallen")
                            .right(asked.ask);
                        now = now.reduce(Action::Answer(right));
                    }
                    let steps = now.table().steps();
                    let faces = steps[0].strip_prefix("dice:").expect("the dice fell");
                    let face = faces.split(',').nth(computers.into());
                    assert_eq!(face, Some("5"), "{help:?} {steps:?}");
                }
            }
        }
    }

    #[test]
    fn fights_between_computers_ask_no_questions() {
        let asks = |computers: &[u8]| session(GameId::Gran, DUEL, Help::Asked, computers).asks();
        assert!(asks(&[]) && asks(&[1, 2]));
        assert!(!asks(&[0]) && !asks(&[0, 1, 2]));
    }
}
