//! Facts about the steps so far: repeated positions, rolled dice, and what the chronicle needs.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::episodes::Past;
use super::matches::Match;
use super::odds::RolledDie;
use crate::kernel::event::Event;
use crate::kernel::rules::Rules;
use crate::kernel::scene::{Randomizer, Scene};
use crate::kernel::step::{Seat, Step, Turn};
use crate::kernel::view::View;

impl<G: Rules> Match<G> {
    /// Returns the earlier positions in which a seat decided, without their clocks.
    pub(super) fn earlier_decisions(&self) -> Vec<G::Position> {
        let before = self.positions[..self.taken].iter();
        let decisions = before.filter(|at| matches!(self.game.turn(at), Turn::Decision(_)));
        decisions.map(|at| self.game.without_clock(at)).collect()
    }

    /// Returns how often the position of this decision has occurred so far; 0 where no seat decides.
    pub(super) fn count_occurrences(&self) -> usize {
        let Turn::Decision(_) = self.game.turn(self.at()) else {
            return 0;
        };
        let now = self.game.without_clock(self.at());
        let before = self.positions[..=self.taken].iter();
        before
            .filter(|&at| self.game.without_clock(at) == now)
            .count()
    }
}

impl<G: View> Match<G> {
    /// Returns the dice of the fights so far, in order.
    pub(super) fn dice_of_fights(&self) -> Vec<RolledDie> {
        let mut fallen = Vec::new();
        for (at, step) in self.positions.iter().zip(&self.log[..self.taken]) {
            if matches!(step, Step::Act(_)) {
                continue;
            }
            let Some(combat) = self.game.scene(&self.positions[0], at).combat else {
                continue;
            };
            let mut events = Vec::new();
            self.game
                .apply(&mut G::Position::clone(at), *step, &mut events);
            for event in events {
                if let Event::Rolled { seat, face, .. } = event {
                    let sides = combat.sides().into_array().into_iter();
                    let mut dice = sides.filter(|side| side.seat == Some(seat));
                    if let Some(Randomizer::Die(faces)) = dice.next().map(|side| side.throws) {
                        fallen.push(RolledDie { seat, face, faces });
                    }
                }
            }
        }
        fallen
    }
}

impl<G: View> Past for Match<G> {
    fn count(&self) -> usize {
        self.taken
    }

    fn decider(&self, step: usize) -> Option<Seat> {
        match self.game.turn(&self.positions[step]) {
            Turn::Decision(seat) => Some(seat),
            Turn::Chance | Turn::Over(_) => None,
        }
    }

    fn events(&self, step: usize) -> Vec<Event> {
        let mut events = Vec::new();
        let mut at = G::Position::clone(&self.positions[step]);
        self.game.apply(&mut at, self.log[step], &mut events);
        events
    }

    fn scene(&self, steps: usize) -> Scene {
        self.game.scene(&self.positions[0], &self.positions[steps])
    }

    fn position(&self, steps: usize) -> String {
        self.positions[steps].to_string()
    }
}
