//! Dice of the current fight: each side throws its own, in the app or on the classroom table.

use engine::kernel::scene::Randomizer;
use engine::kernel::side::Side;
use engine::table::Choice;

use super::Session;
use crate::state::cue::Cue;
use crate::state::settings::Help;

impl Session {
    /// Checks whether the number of a side falls with the next roll.
    fn falls_now(&self, side: Side) -> bool {
        let combat = self.scene.combat.as_ref();
        combat.is_some_and(|combat| combat.falls_now(side))
    }

    /// Checks whether a side throws a real die in the next roll.
    pub(super) fn is_real(&self, side: Side) -> bool {
        let combat = self.scene.combat.as_ref();
        let throws_die =
            combat.is_some_and(|combat| matches!(combat.side(side).throws, Randomizer::Die(_)));
        let is_childs = self.thrower(side).is_none();
        self.presentation.real_dice && is_childs && self.falls_now(side) && throws_die
    }

    /// Checks whether every die of the next roll is thrown.
    pub(super) fn is_thrown(&self) -> bool {
        let combat = self.scene.combat.as_ref();
        combat.is_some_and(|combat| self.fight.is_thrown(combat))
    }

    /// Checks whether a child may touch a die to throw it.
    pub fn can_throw(&self, side: Side) -> bool {
        self.waits_for_die(side) && self.thrower(side).is_none()
    }

    /// Checks whether a child has to throw a die of the fight, or turn its card: that of `half`, or any.
    pub fn waits_for_child(&self, half: Option<Side>) -> bool {
        let waits = |side| {
            self.falls_now(side) && self.thrower(side).is_none() && !self.fight.thrown()[side]
        };
        let mut sides = Side::BOTH
            .into_iter()
            .filter(|side| half.is_none_or(|half| half == *side));
        self.presentation.help != Help::Automatic && sides.any(waits)
    }

    pub(super) fn waits_for_die(&self, side: Side) -> bool {
        // Both sides may tap at the same moment; the first die then waits until its roll is shown.
        self.playback.has_only(&Cue::Throw)
            && self.fight.view().is_some()
            && self.moment.is_chance()
            && !self.frozen
            && self.falls_now(side)
            && !self.is_real(side)
            && !self.fight.thrown()[side]
    }

    /// Throws the die of a side, or stops it.
    pub(super) fn die(&mut self, side: Side) {
        if self.can_throw(side) {
            self.throw(side);
            return;
        }
        let rolls = matches!(self.playback.now(), Some(Cue::Throw | Cue::Land(_)));
        if rolls && self.fight.stop_die(side) {
            self.advance();
        }
    }

    pub(super) fn throw(&mut self, side: Side) {
        self.fight.throw(side);
        if self.is_thrown() {
            self.playback.cut();
            self.settle_fight();
            return;
        }
        self.version += 1;
        self.show_thrown();
        self.playback.push([Cue::Throw]);
        self.flush();
    }

    /// Returns the roll to apply: from the seed, or from the entered faces of real dice.
    pub(super) fn roll(&self) -> Option<Choice> {
        match &self.scene.combat {
            Some(combat) => self.moment.roll(combat, self.fight.progress().typed),
            None => self.table().sample_roll(),
        }
    }

    /// Shows the faces of the thrown dice.
    pub(super) fn show_thrown(&mut self) {
        if self.fight.thrown().into_array() == [false; 2] {
            return;
        }
        if let (Some(combat), Some(roll)) = (&self.scene.combat, self.roll()) {
            self.fight.show_thrown(self.moment.faces(&roll, combat));
        }
    }

    /// Checks whether the face of a real die may be entered: no question is open, and the roll is not yet applied.
    pub fn can_enter_face(&self, side: Side) -> bool {
        let waits = match self.playback.now() {
            None => self.playback.is_empty() && self.fight.asked().is_none(),
            Some(cue) => *cue == Cue::Typed,
        };
        waits && self.fight.view().is_some() && self.moment.is_chance() && self.is_real(side)
    }

    /// Enters the face of the real die of a side.
    pub(super) fn enter_face(&mut self, side: Side, face: u8) {
        if !self.can_enter_face(side) || !self.fight.has_face(side, face) {
            return;
        }
        self.fight.type_face(side, face);
        self.version += 1;
        if self.is_thrown() {
            self.playback.cut();
            self.playback.push([Cue::Typed]);
            self.advance();
        }
    }
}
