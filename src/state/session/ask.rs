//! Questions of a fight, between the fall of the dice and the application of the roll.

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

    fn pupils(&self) -> Pupils {
        match self.asks() {
            true => Pupils::asked(self.presentation.help),
            false => Pupils::LookOn,
        }
    }

    /// Checks whether a question is open now.
    pub fn is_asked(&self) -> bool {
        self.fight.asked().is_some() && self.playback.now().is_none()
    }

    pub(super) fn answer(&mut self, answer: Answer) {
        if !self.is_asked() {
            return;
        }
        let (turn, pupils) = (self.turn(), Pupils::asked(self.presentation.help));
        match self.fight.answer(answer, turn, pupils) {
            None => return,
            Some(Answered::Right { ask, first }) => {
                let seat = self.answering(ask).unwrap_or(self.scene.seat);
                // The pupils correct the companion together, so this answer is nobody's.
                if !matches!(ask, Ask::Read(side) if self.claimed(side).is_some()) {
                    self.exercise(seat, ask.skill(), first);
                }
                self.version += 1;
            }
            Some(Answered::Wrong(correction)) => {
                let again = self.fight.asked().map(|asked| Cue::Ask(asked.ask));
                let shown: Vec<Cue> = correction.into_iter().chain(again).collect();
                self.playback.push_first(shown);
            }
        }
        self.advance();
    }

    /// Returns the seat that answers. If the board itself fights, the attacker answers for it.
    fn answering(&self, ask: Ask) -> Option<Seat> {
        let combat = &self.fight.view()?.combat;
        combat.side(ask.side()).seat.or(combat.attacker.seat)
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
