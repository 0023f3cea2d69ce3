//! The dice of the fight to settle: thrown one by one, each by its side.

use engine::kernel::effect::Effect;
use engine::kernel::scene::Fall;

use super::Session;
use crate::state::cue::Cue;

impl Session {
    /// Whether the number of a side falls with the next roll.
    pub(super) fn falls_now(&self, side: usize) -> bool {
        let contest = self.scene.contest.as_ref();
        contest.is_some_and(|contest| contest.sides()[side].fall == Fall::Now)
    }

    pub(super) fn throw(&mut self, side: usize) {
        let Some(draw) = self.table.draw() else {
            return;
        };
        self.thrown[side] = true;
        if (0..2).all(|side| self.thrown[side] || !self.falls_now(side)) {
            self.now = None;
            self.play(&draw);
            return;
        }
        self.version += 1;
        self.show_thrown();
        self.queue.push_back(Cue::Throw);
        self.hurry();
    }

    /// Shows the dice that are thrown, with the faces that the seed gives.
    pub(super) fn show_thrown(&mut self) {
        let Some(draw) = self.table.draw() else {
            return;
        };
        let mut roll = self.table.boxed();
        let effects = roll.play(&draw).unwrap_or_default();
        let faces = effects.iter().filter_map(|effect| match effect {
            Effect::Rolled { face, .. } => Some(*face),
            Effect::Turned { number } => Some(*number),
            _ => None,
        });
        let falling: Vec<usize> = (0..2).filter(|side| self.falls_now(*side)).collect();
        let Some(fight) = &mut self.fight else {
            return;
        };
        for (side, face) in falling.into_iter().zip(faces) {
            if self.thrown[side] && fight.faces[side].is_none() {
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
}
