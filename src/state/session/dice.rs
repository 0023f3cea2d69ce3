//! The dice of the fight to settle: thrown one by one, each by its side, in the app or on the table of the class.

use engine::kernel::event::Event;
use engine::kernel::scene::{Randomizer, RollState};
use engine::table::Choice;

use super::Session;
use crate::state::cue::Cue;

impl Session {
    /// Whether the number of a side falls with the next roll.
    pub(super) fn falls_now(&self, side: usize) -> bool {
        let combat = self.scene.combat.as_ref();
        combat.is_some_and(|combat| combat.sides()[side].roll_state == RollState::Now)
    }

    /// Whether the number of a side falls with the next roll, from a real die.
    pub(super) fn is_real(&self, side: usize) -> bool {
        let combat = self.scene.combat.as_ref();
        let throws_die = |side: usize| {
            combat.is_some_and(|combat| matches!(combat.sides()[side].throws, Randomizer::Die(_)))
        };
        let is_childs = self.thrower(side).is_none();
        self.presentation.real_dice && is_childs && self.falls_now(side) && throws_die(side)
    }

    /// Whether all that falls with the next roll is thrown.
    pub(super) fn is_thrown(&self) -> bool {
        let falls = |side: &usize| self.falls_now(*side);
        let mut falling = (0..2).filter(falls).peekable();
        falling.peek().is_some() && falling.all(|side| self.thrown[side])
    }

    pub(super) fn throw(&mut self, side: usize) {
        self.thrown[side] = true;
        if self.is_thrown() {
            self.now = None;
            self.queue.clear();
            self.begin_lesson();
            return;
        }
        self.version += 1;
        self.show_thrown();
        self.queue.push_back(Cue::Throw);
        self.hurry();
    }

    /// The faces that a roll shows, by side.
    fn faces_of(&self, roll: &Choice) -> [Option<u8>; 2] {
        let mut table = self.table.clone_box();
        let effects = table.play(roll).unwrap_or_default();
        let mut faces = effects.iter().filter_map(|effect| match effect {
            Event::Rolled { face, .. } => Some(*face),
            Event::Turned { number } => Some(*number),
            _ => None,
        });
        [0, 1].map(|side| self.falls_now(side).then(|| faces.next()).flatten())
    }

    /// The roll to take: the one that the seed gives, or the one that real dice show.
    pub(super) fn roll(&self) -> Option<Choice> {
        let draw = self.table.sample_roll()?;
        if self.progress.typed == [None; 2] {
            return Some(draw);
        }
        let drawn = self.faces_of(&draw);
        let wanted = [0, 1].map(|side| self.progress.typed[side].or(drawn[side]));
        let shows = |roll: &&Choice| self.faces_of(roll) == wanted;
        self.choices.iter().find(shows).cloned().or(Some(draw))
    }

    /// Shows the dice that are thrown, with their faces.
    pub(super) fn show_thrown(&mut self) {
        if self.thrown == [false; 2] {
            return;
        }
        let Some(roll) = self.roll() else {
            return;
        };
        let faces = self.faces_of(&roll);
        let Some(fight) = &mut self.fight else {
            return;
        };
        for (side, face) in faces.into_iter().enumerate() {
            if let Some(face) = face
                && self.thrown[side]
                && fight.faces[side].is_none()
            {
                fight.throw(side, face);
            }
        }
    }

    pub(super) fn die(&mut self, side: usize) {
        if self.can_throw(side) {
            self.throw(side);
            return;
        }
        let Some(fight) = &mut self.fight else {
            return;
        };
        let rolls = matches!(self.now, Some((Cue::Throw | Cue::Land(_), _)));
        if rolls && fight.faces[side].is_some() && !fight.landed[side] {
            fight.landed[side] = true;
            if fight.is_still() {
                self.advance();
            }
        }
    }

    /// Whether the face of a real die may be tapped: nothing is asked or taken yet.
    pub fn can_type(&self, side: usize) -> bool {
        let waits = match &self.now {
            None => self.queue.is_empty() && self.asked.is_none(),
            Some((cue, _)) => *cue == Cue::Typed,
        };
        waits && self.fight.is_some() && self.is_chance() && self.is_real(side)
    }

    /// The real die of a side shows this face.
    pub(super) fn type_face(&mut self, side: usize, face: u8) {
        let has_face = |fight: &crate::state::fight_view::FightView| matches!(fight.sides()[side].throws, Randomizer::Die(faces) if faces.contains(&face));
        if !self.can_type(side) || !self.fight.as_ref().is_some_and(has_face) {
            return;
        }
        self.progress.typed[side] = Some(face);
        self.thrown[side] = true;
        self.version += 1;
        if let Some(fight) = &mut self.fight {
            fight.throw(side, face);
            fight.landed[side] = true;
        }
        if self.is_thrown() {
            self.queue.clear();
            self.queue.push_back(Cue::Typed);
            self.advance();
        }
    }
}
