//! The seats that the computer plays.

use engine::kernel::step::{Seat, Turn};
use engine::kernel::words::Phrase;
use engine::search::PlayerKind;
use engine::table::Choice;

use super::Session;
use crate::state::players::Assignment;

/// What the computer is to do now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// Choose a step.
    Think(PlayerKind),
    /// Throw the die of a side (0 attacker, 1 defender).
    Roll(usize),
}

impl Session {
    /// The same session with these players.
    pub fn seated(mut self, assignment: Assignment) -> Self {
        self.assignment = assignment;
        self.held.clear();
        self.hold_waiting();
        self.look();
        self
    }

    /// The computer player whose decision is awaited.
    pub fn computer(&self) -> Option<PlayerKind> {
        match self.table.turn() {
            Turn::Decision(seat) => self.assignment.of(seat),
            Turn::Chance | Turn::Over(_) => None,
        }
    }

    /// The computer player that throws for a side of the fight; the board's cards are turned by who fights them.
    pub(super) fn thrower(&self, side: usize) -> Option<PlayerKind> {
        let sides = self.scene.combat.as_ref()?.sides();
        let seat: Option<Seat> = sides[side].seat.or(sides[1 - side].seat);
        self.assignment.of(seat?)
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
        players.all(|player| self.assignment.of(player.seat).is_some())
    }

    pub(super) fn seat(&mut self, assignment: Assignment) {
        self.assignment = assignment;
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

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use engine::catalogue::GameId;
    use engine::kernel::options::Options;
    use engine::kernel::step::Seat;
    use engine::motion::Pace;
    use engine::search::PlayerKind;
    use yew::Reducible;

    use super::{Session, Task};
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
        };
        let who = PlayerKind::named("3");
        let assignment = computers
            .iter()
            .fold(Assignment::default(), |assignment, &seat| {
                assignment.with(Seat(seat), who)
            });
        Rc::new(Session::new(table.into(), [false; 2], presentation).seated(assignment))
    }

    #[test]
    fn a_child_types_its_own_real_die_and_the_computer_throws_for_itself() {
        for help in Help::ALL {
            // Attacker, defender: the side of the child, and its seat.
            for (child, computers) in [(0, 0), (1, 1)] {
                for child_first in [true, false] {
                    let mut now = session(GameId::Chevaliers, FIGHT, help, &[computers]);
                    assert!(now.can_type(child) && !now.can_type(1 - child));
                    for childs in [child_first, !child_first] {
                        now = if childs {
                            now.reduce(Action::EnterFace(child, 5))
                        } else {
                            assert_eq!(now.task(), Some(Task::Roll(1 - child)));
                            now.reduce(Action::Roll(1 - child))
                        };
                    }
                    while let Some(asked) = now.asked.clone().filter(|_| now.is_asked()) {
                        let right = now.lesson().expect("the dice have fallen").right(asked.ask);
                        now = now.reduce(Action::Answer(right));
                    }
                    let steps = now.table().steps();
                    let faces = steps[0].strip_prefix("dice:").expect("the dice fell");
                    let face = faces.split(',').nth(child);
                    assert_eq!(face, Some("5"), "{help:?} {steps:?}");
                }
            }
        }
    }

    #[test]
    fn children_look_on_where_only_computers_fight() {
        let asks = |computers: &[u8]| session(GameId::Gran, DUEL, Help::Asked, computers).asks();
        assert!(asks(&[]) && asks(&[1, 2]));
        assert!(!asks(&[0]) && !asks(&[0, 1, 2]));
    }
}
