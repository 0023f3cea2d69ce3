//! Who plays the seats: children, or the computer.

use engine::kernel::scene::{Combat, Player};
use engine::kernel::side::Side;
use engine::kernel::step::{Seat, Turn};
use engine::search::{PlayerKind, Reason};

use crate::state::players::Assignment;

/// Who plays the seats.
#[derive(Clone, Debug, Default)]
pub struct Seats {
    assignment: Assignment,
    paused: bool,
    said: Option<Reason>,
    by_itself: Vec<Seat>,
}

impl Seats {
    /// Who plays each seat.
    pub const fn assignment(&self) -> &Assignment {
        &self.assignment
    }

    /// Lets others play the seats.
    pub fn assign(&mut self, assignment: Assignment) {
        self.assignment = assignment;
    }

    /// Whether the computer waits.
    pub const fn is_paused(&self) -> bool {
        self.paused
    }

    /// Lets the computer wait, or go on.
    pub const fn pause(&mut self, paused: bool) {
        self.paused = paused;
    }

    /// Why the computer took the last step.
    pub const fn said(&self) -> Option<&Reason> {
        self.said.as_ref()
    }

    /// Says why the computer took the last step, or no longer.
    pub fn say(&mut self, reason: Option<Reason>) {
        self.said = reason;
    }

    /// Whether the pieces of a seat are placed for it.
    pub fn places_for(&self, seat: Seat) -> bool {
        self.by_itself.contains(&seat)
    }

    /// Has the pieces of a seat placed for it.
    pub fn place_for(&mut self, seat: Seat) {
        self.by_itself.push(seat);
    }

    /// The computer player that is to decide.
    pub fn decider(&self, turn: Turn) -> Option<PlayerKind> {
        match turn {
            Turn::Decision(seat) => self.assignment.of(seat),
            Turn::Chance | Turn::Over(_) => None,
        }
    }

    /// The computer player that throws for a side of a fight; the board's cards are turned by who fights them.
    pub fn thrower(&self, combat: &Combat, side: Side) -> Option<PlayerKind> {
        let seat = combat.side(side).seat.or(combat.side(side.other()).seat);
        self.assignment.of(seat?)
    }

    /// Whether a child throws for a side of a fight.
    pub fn has_child_at(&self, combat: &Combat) -> bool {
        let is_childs = |side: Side| self.thrower(combat, side).is_none();
        Side::BOTH.into_iter().any(is_childs)
    }

    /// Whether no child plays.
    pub fn play_alone(&self, players: &[Player]) -> bool {
        let is_computers = |player: &Player| self.assignment.of(player.seat).is_some();
        players.iter().all(is_computers)
    }

    /// The player who exercises what a seat does, as a number among the players: what the computer threw is read by a
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
    use engine::search::PlayerKind;

    use super::Seats;
    use crate::state::players::Assignment;

    #[test]
    fn what_the_computer_threw_is_read_by_a_child() {
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
    fn pieces_are_placed_for_who_has_asked() {
        let mut seats = Seats::default();
        seats.place_for(Seat(1));
        assert!(seats.places_for(Seat(1)) && !seats.places_for(Seat(0)));
    }
}
