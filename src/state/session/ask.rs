//! Questions of a fight, between the fall of the dice and the application of the roll.

use engine::kernel::side::Side;
use engine::kernel::step::Seat;

use super::Session;
use crate::state::cue::Cue;
use crate::state::fight::Answered;
use crate::state::fight::question::{Answer, Ask};
use crate::state::fight::script::Pupils;
use crate::state::skill_stats::{Skill, SkillAnswer};

impl Session {
    /// Starts the questions once all dice are thrown, or applies the roll at once.
    pub(super) fn settle_fight(&mut self) {
        self.show_thrown();
        let script = match self.pupils() {
            Pupils::LookOn => None,
            pupils => {
                self.read_for_companion();
                self.fight.script(pupils)
            }
        };
        if let Some(script) = script {
            self.version += 1;
            self.playback.push(script);
            self.flush();
        } else if let Some(roll) = self.roll() {
            self.play(&roll);
        }
    }

    /// Checks whether pupils answer questions in this fight. They do not if only computers fight.
    pub fn asks(&self) -> bool {
        let combat = self.scene.combat.as_ref();
        let has_child = combat.is_none_or(|combat| self.seats.has_child_at(combat));
        self.presentation.help.asks() && has_child
    }

    /// Checks whether the pupils answer from memory.
    pub fn is_from_memory(&self) -> bool {
        self.pupils() == Pupils::Remember
    }

    fn pupils(&self) -> Pupils {
        match self.asks() {
            true => Pupils::asked(self.presentation.help),
            false => Pupils::LookOn,
        }
    }

    /// Checks whether a question is open now.
    pub fn is_asked(&self) -> bool {
        self.is_asked_in(None)
    }

    /// Answers the open question. `by` is the side in whose half it is asked.
    pub(super) fn answer(&mut self, answer: Answer, by: Option<Side>) {
        let by = by.filter(|_| self.fight.halves().is_some());
        if !self.is_asked_in(by) {
            return;
        }
        let (turn, pupils) = (self.turn(), Pupils::asked(self.presentation.help));
        match self.fight.answer(answer, by, turn, pupils) {
            None => return,
            Some(Answered::Right { ask, first }) => {
                let side = by.unwrap_or(ask.side());
                let seat = self.answering(side).unwrap_or(self.scene.seat);
                // The pupils correct the companion together, so this answer is nobody's.
                if !matches!(ask, Ask::Read(side) if self.claimed(side).is_some()) {
                    self.exercise(seat, ask.skill(), first);
                }
                self.version += 1;
            }
            Some(Answered::Wrong(correction)) => self.correct(correction, by),
        }
        match by {
            Some(side) => self.advance_half(side),
            None => self.advance(),
        }
    }

    /// Queues the cues of a correction, after which the question is asked again.
    fn correct(&mut self, correction: Vec<Cue>, by: Option<Side>) {
        let again = self.asked_in(by).map(|asked| Cue::Ask(asked.ask));
        let shown: Vec<Cue> = correction.into_iter().chain(again).collect();
        match (by, self.fight.halves_mut()) {
            (Some(side), Some(halves)) => halves.push_first(side, shown),
            _ => self.playback.push_first(shown),
        }
    }

    /// Returns the seat that answers. If the board itself fights, the attacker answers for it.
    fn answering(&self, side: Side) -> Option<Seat> {
        let combat = &self.fight.view()?.combat;
        combat.side(side).seat.or(combat.attacker.seat)
    }

    /// Records that a seat has exercised a skill.
    pub(super) fn exercise(&mut self, seat: Seat, skill: Skill, first_right: bool) {
        if let Some(player) = self.seats.pupil(seat, &self.scene.players) {
            self.exercised.push(SkillAnswer {
                player,
                skill,
                first_right,
            });
        }
    }
}
