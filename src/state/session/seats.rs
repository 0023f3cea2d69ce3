//! Players of the seats in a session: children or the computer.

use engine::kernel::scene::{Combat, Player};
use engine::kernel::side::Side;
use engine::kernel::step::{Seat, Turn};
use engine::search::{PlayerKind, Reason};

use crate::state::players::Assignment;

/// Players of the seats.
#[derive(Clone, Debug, Default)]
pub struct Seats {
    assignment: Assignment,
    paused: bool,
    said: Option<Reason>,
    /// Whether the computer gave a reason for its last step.
    spoke: bool,
    by_itself: Vec<Seat>,
}

impl Seats {
    /// Returns the player of each seat.
    pub const fn assignment(&self) -> &Assignment {
        &self.assignment
    }

    /// Changes the players of the seats.
    pub fn assign(&mut self, assignment: Assignment) {
        self.assignment = assignment;
    }

    /// Checks whether the computer is paused.
    pub const fn is_paused(&self) -> bool {
        self.paused
    }

    /// Pauses or resumes the computer.
    pub const fn pause(&mut self, paused: bool) {
        self.paused = paused;
    }

    /// Returns the computer's reason for the last step.
    pub const fn said(&self) -> Option<&Reason> {
        self.said.as_ref()
    }

    /// Sets the reason for a step of the computer. It gives a reason for at most one of two steps, so that
    /// children listen.
    pub fn say(&mut self, reason: Option<Reason>) {
        self.said = reason.filter(|_| !self.spoke);
        self.spoke = self.said.is_some();
    }

    /// Clears the reason for the last step.
    pub fn clear_reason(&mut self) {
        self.said = None;
    }

    /// Checks whether the pieces of a seat are placed automatically.
    pub fn places_for(&self, seat: Seat) -> bool {
        self.by_itself.contains(&seat)
    }

    /// Turns on automatic placement for a seat.
    pub fn place_for(&mut self, seat: Seat) {
        self.by_itself.push(seat);
    }

    /// Returns the computer player that has to decide.
    pub fn decider(&self, turn: Turn) -> Option<PlayerKind> {
        match turn {
            Turn::Decision(seat) => self.assignment.of(seat),
            Turn::Chance | Turn::Over(_) => None,
        }
    }

    /// Returns the computer player that throws for a side of a fight. The opponent of the board turns its cards.
    pub fn thrower(&self, combat: &Combat, side: Side) -> Option<PlayerKind> {
        let seat = combat.side(side).seat.or(combat.side(side.other()).seat);
        self.assignment.of(seat?)
    }

    /// Checks whether a child throws for a side of a fight.
    pub fn has_child_at(&self, combat: &Combat) -> bool {
        let is_childs = |side: Side| self.thrower(combat, side).is_none();
        Side::BOTH.into_iter().any(is_childs)
    }

    /// Checks whether no child plays.
    pub fn play_alone(&self, players: &[Player]) -> bool {
        let is_computers = |player: &Player| self.assignment.of(player.seat).is_some();
        players.iter().all(is_computers)
    }

    /// Returns the index of the player who exercises an action of a seat. For a seat of the computer it is the first
    /// child.
    pub fn pupil(&self, seat: Seat, players: &[Player]) -> Option<usize> {
        let is_computers = self.assignment.of(seat).is_some();
        players.iter().position(|player| match is_computers {
            true => self.assignment.of(player.seat).is_none(),
            false => player.seat == seat,
        })
    }
}

#[cfg(test)]
mod tests {
    use engine::kernel::scene::Player;
    use engine::kernel::step::{Seat, Turn};
    use engine::search::{PlayerKind, Reason, words};

    use super::Seats;
    use crate::state::players::Assignment;

    #[test]
    fn pupils_read_dice_thrown_by_the_computer() {
        let players = [0, 1, 2].map(|seat| Player::plain(Seat(seat)));
        let mut seats = Seats::default();
        assert_eq!(seats.pupil(Seat(1), &players), Some(1));
        seats.assign(Assignment::default().with(Seat(1), PlayerKind::named("3")));
        assert_eq!(seats.pupil(Seat(1), &players), Some(0));
        assert!(seats.decider(Turn::Decision(Seat(1))).is_some());
        assert!(
            seats.decider(Turn::Decision(Seat(0))).is_none()
                && seats.decider(Turn::Chance).is_none()
        );
        assert!(!seats.play_alone(&players) && seats.play_alone(&players[1..2]));
    }

    #[test]
    fn computer_gives_a_reason_for_at_most_one_of_two_steps() {
        let mut seats = Seats::default();
        let mut spoken = |reason: Option<Reason>| {
            seats.say(reason);
            let spoken = seats.said().is_some();
            seats.clear_reason();
            spoken
        };
        let reason = || Some(Reason::of(&words::SAFE));
        let steps = [reason(), reason(), None, reason(), reason(), reason()];
        let heard = steps.map(&mut spoken);
        assert_eq!(heard, [true, false, false, true, false, true]);
    }

    #[test]
    fn automatic_placement_is_per_seat() {
        let mut seats = Seats::default();
        seats.place_for(Seat(1));
        assert!(seats.places_for(Seat(1)) && !seats.places_for(Seat(0)));
    }
}
