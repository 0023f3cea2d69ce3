//! The questions of a fight: asked between the fall of the dice and the roll that is taken.

use std::collections::VecDeque;

use engine::kernel::scene::Combat;
use engine::kernel::step::Seat;

use super::Session;
use crate::state::cue::Cue;
use crate::state::lesson::{Answer, Ask, Asked, Lesson};
use crate::state::observation::{Answered, Skill};

impl Session {
    /// All dice are thrown: asks what the pupils are to find out, then takes the roll. What was answered before is
    /// not asked again.
    pub(super) fn begin_lesson(&mut self) {
        self.show_thrown();
        let help = self.presentation.help;
        let plan = self.fight.as_ref().filter(|_| self.asks());
        let plan = plan.and_then(|fight| Some(fight.lesson()?.plan(help)));
        let Some(mut plan) = plan else {
            if let Some(roll) = self.roll() {
                self.play(&roll);
            }
            return;
        };
        self.version += 1;
        self.pass_over(&mut plan);
        self.queue.extend(plan);
        self.hurry();
    }

    /// Leaves out of a plan what was answered, and shows at once what led there.
    fn pass_over(&mut self, plan: &mut VecDeque<Cue>) {
        for _ in 0..self.progress.answered {
            while let Some(cue) = plan.pop_front() {
                if matches!(cue, Cue::Ask(_)) {
                    break;
                }
                if let Some(fight) = &mut self.fight
                    && !fight.has_shown(&cue)
                {
                    fight.start(&cue);
                }
            }
        }
        if let Some(fight) = self.fight.as_mut().filter(|_| self.progress.answered > 0) {
            fight.landed = [true; 2];
        }
    }

    /// The fight whose dice have fallen.
    pub fn lesson(&self) -> Option<Lesson<'_>> {
        self.fight.as_ref()?.lesson()
    }

    /// Whether pupils are asked in this fight: where only computers fight they look on.
    pub fn asks(&self) -> bool {
        self.presentation.help.asks() && (0..2).any(|side| self.thrower(side).is_none())
    }

    /// Whether a question waits for its answer now.
    pub fn is_asked(&self) -> bool {
        self.asked.is_some() && self.now.is_none()
    }

    /// Asks; a question that is asked again remembers the wrong answers.
    pub(super) fn ask(&mut self, ask: Ask) {
        if self.asked.as_ref().is_none_or(|asked| asked.ask != ask) {
            let wrong = Vec::new();
            self.asked = Some(Asked { ask, wrong });
        }
    }

    pub(super) fn solve(&mut self, answer: Answer) {
        let Some(asked) = self.asked.clone().filter(|_| self.is_asked()) else {
            return;
        };
        let Some(lesson) = self.lesson() else {
            return;
        };
        let is_offered = lesson.answers(asked.ask, self.turn()).contains(&answer);
        if !is_offered || asked.wrong.contains(&answer) {
            return;
        }
        if answer == lesson.right(asked.ask) {
            let seat = answering(lesson.combat, asked.ask);
            self.exercise(seat, asked.ask.skill(), asked.wrong.is_empty());
            self.asked = None;
            self.progress.answered += 1;
            self.version += 1;
            // What a correction has not put back is covered again by the next beat.
            self.advance();
            return;
        }
        let correction = lesson.correction(asked.ask, self.presentation.help);
        let again = Cue::Ask(asked.ask);
        for cue in correction.into_iter().chain([again]).rev() {
            self.queue.push_front(cue);
        }
        if let Some(asked) = &mut self.asked {
            asked.wrong.push(answer);
        }
        self.advance();
    }

    /// Counts the steps, so that no two fights in a row look alike.
    pub fn turn(&self) -> usize {
        self.table.steps().len()
    }

    /// Notes what a seat has exercised.
    pub(super) fn exercise(&mut self, seat: Option<Seat>, skill: Skill, first_right: bool) {
        let seat = seat.unwrap_or(self.scene.seat);
        // What the computer threw is read by a child.
        let is_computers = self.assignment.of(seat).is_some();
        let player = |player: &engine::kernel::scene::Player| match is_computers {
            true => self.assignment.of(player.seat).is_none(),
            false => player.seat == seat,
        };
        if let Some(player) = self.scene.players.iter().position(player) {
            self.exercised.push(Answered {
                player,
                skill,
                first_right,
            });
        }
    }

    /// Takes the roll that was asked about, and goes on where the towers are compared.
    pub(super) fn conclude_fight(&mut self) {
        let Some(roll) = self.roll() else {
            return;
        };
        if let Some(mut cues) = self.take(&roll) {
            while cues.front().is_some_and(|cue| *cue != Cue::Verdict) {
                cues.pop_front();
            }
            self.queue.extend(cues);
        }
    }

    /// The pupils are no longer asked: what they were asked about is taken at once.
    pub(super) fn stop_asking(&mut self) {
        if self.presentation.help.asks() || self.asked.is_none() {
            return;
        }
        self.asked = None;
        self.queue.retain(|cue| !matches!(cue, Cue::Ask(_)));
    }
}

/// The seat that answers; nobody's where the board itself fights.
fn answering(combat: &Combat, ask: Ask) -> Option<Seat> {
    let seat = combat.sides()[ask.side()].seat;
    seat.or(combat.attacker.seat)
}
