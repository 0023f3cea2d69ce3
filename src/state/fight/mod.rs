//! The current fight: its progress, its view on the screen, and the open question.

pub mod halves;
pub mod question;
pub mod script;
pub mod view;

use std::collections::VecDeque;

use engine::kernel::scene::{Combat, Randomizer};
use engine::kernel::side::{PerSide, Side};

use self::halves::Halves;
use self::question::{Answer, Ask, Fallen, PendingQuestion};
use self::script::{Pupils, comparison, correction};
use self::view::FightView;
use super::cue::Cue;

/// Fight progress before the roll is applied to the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FightProgress {
    /// Entered faces of real dice.
    pub typed: PerSide<Option<u8>>,
    /// Number of answered questions.
    pub answered: u8,
    /// Whether the question after the next one is answered as well: the defender was quicker than the attacker.
    pub ahead: bool,
}

impl FightProgress {
    /// Counts answered questions.
    const fn count(&mut self, answers: u8) {
        self.answered = self.answered.saturating_add(answers);
    }
}

/// Result of an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answered {
    /// The answer is right, at once or after wrong ones. The script goes on.
    Right {
        /// The question.
        ask: Ask,
        /// Whether no wrong answer came before.
        first: bool,
    },
    /// The answer is wrong. These cues explain it, then the question is asked again.
    Wrong(Vec<Cue>),
}

/// The current fight, if there is one.
#[derive(Clone, Debug, Default)]
pub struct Fight {
    view: Option<FightView>,
    asked: Option<PendingQuestion>,
    /// Halves, while both sides answer at once.
    halves: Option<Halves>,
    /// Number of changes in earlier halves, so that the end of an old cue never ends a new one.
    changes: u32,
    thrown: PerSide<bool>,
    progress: FightProgress,
}

impl Fight {
    /// Returns a fight with this saved progress, which is not shown yet.
    pub fn resumed(thrown: PerSide<bool>, progress: FightProgress) -> Self {
        Self {
            thrown,
            progress,
            ..Self::default()
        }
    }

    /// Returns the fight on the screen.
    pub const fn view(&self) -> Option<&FightView> {
        self.view.as_ref()
    }

    /// Returns the question that is open, or whose answer is being corrected.
    pub const fn asked(&self) -> Option<&PendingQuestion> {
        self.asked.as_ref()
    }

    /// Returns which dice are thrown.
    pub const fn thrown(&self) -> PerSide<bool> {
        self.thrown
    }

    /// Returns the entered faces and the number of answered questions.
    pub const fn progress(&self) -> FightProgress {
        self.progress
    }

    /// Returns the faces of both sides, once both are known.
    pub fn fallen(&self) -> Option<Fallen<'_>> {
        self.view.as_ref()?.fallen()
    }

    /// Resets the progress for the next roll.
    pub fn begin_anew(&mut self) {
        self.thrown = PerSide::default();
        self.progress = FightProgress::default();
    }

    /// Shows the fight of the position, or none.
    pub fn sync(&mut self, combat: Option<&Combat>) {
        self.view = combat.map(|combat| match self.view.take() {
            Some(view) => FightView {
                combat: combat.clone(),
                ..view
            },
            None => FightView::new(combat.clone()),
        });
    }

    /// Shows all thrown dice at rest.
    pub fn rest(&mut self) {
        if let Some(view) = &mut self.view {
            view.rest(self.thrown);
        }
    }

    /// Checks whether the effect of a cue is already shown.
    pub fn has(&self, cue: &Cue) -> bool {
        self.view.as_ref().is_some_and(|view| view.has(cue))
    }

    /// Shows a cue.
    pub fn show(&mut self, cue: &Cue) {
        match cue {
            Cue::Open(combat) => self.view = Some(FightView::new((**combat).clone())),
            Cue::Close => self.view = None,
            _ => {
                if let Some(view) = &mut self.view {
                    view.start(cue);
                }
            }
        }
    }

    /// Marks the die of a side as thrown. Its face comes with the roll.
    pub fn throw(&mut self, side: Side) {
        self.thrown[side] = true;
    }

    /// Checks whether a die of this side has this face.
    pub fn has_face(&self, side: Side, face: u8) -> bool {
        let throws = self.view.as_ref().map(|view| view.side(side).throws);
        matches!(throws, Some(Randomizer::Die(faces)) if faces.contains(&face))
    }

    /// Enters the face of the real die of a side.
    pub fn type_face(&mut self, side: Side, face: u8) {
        self.progress.typed[side] = Some(face);
        self.throw(side);
        if let Some(view) = &mut self.view {
            view.throw(side, face);
            view.landed[side] = true;
        }
    }

    /// Checks whether every die of the next roll is thrown.
    pub fn is_thrown(&self, combat: &Combat) -> bool {
        let falls = |side: &Side| combat.falls_now(*side);
        let mut falling = Side::BOTH.into_iter().filter(falls).peekable();
        falling.peek().is_some() && falling.all(|side| self.thrown[side])
    }

    /// Shows the faces of the thrown dice.
    pub fn show_thrown(&mut self, faces: PerSide<Option<u8>>) {
        let Some(view) = &mut self.view else {
            return;
        };
        for side in Side::BOTH {
            if let Some(face) = faces[side]
                && self.thrown[side]
                && view.faces[side].is_none()
            {
                view.throw(side, face);
            }
        }
    }

    /// Stops a rolling die. Returns whether it was rolling and all dice are now at rest.
    pub fn stop_die(&mut self, side: Side) -> bool {
        let Some(view) = &mut self.view else {
            return false;
        };
        let rolls = view.faces[side].is_some() && !view.landed[side];
        view.landed[side] |= rolls;
        rolls && view.is_still()
    }

    /// Returns the script from the fall of the dice on. Answered questions are skipped, and the cues before them are
    /// shown at once.
    pub fn script(&mut self, pupils: Pupils) -> Option<VecDeque<Cue>> {
        let mut script = VecDeque::from(comparison(self.fallen()?, pupils));
        for _ in 0..self.progress.answered {
            let Some(question) = script.iter().position(Cue::is_question) else {
                break;
            };
            for cue in script.drain(..=question) {
                if !cue.is_question() && !self.has(&cue) {
                    self.show(&cue);
                }
            }
        }
        if self.progress.ahead {
            self.skip_second(&mut script);
        }
        let is_begun = self.progress.answered > 0 || self.progress.ahead;
        if let Some(view) = self.view.as_mut().filter(|_| is_begun) {
            view.landed = PerSide::new(true, true);
        }
        Some(script)
    }

    /// Asks a question. A repeated question keeps its wrong answers.
    pub fn ask(&mut self, ask: Ask) {
        if self.asked.as_ref().is_none_or(|asked| asked.ask != ask) {
            let wrong = Vec::new();
            self.asked = Some(PendingQuestion { ask, wrong });
        }
    }

    /// Answers the open question, or that of the half of `by`. Returns `None` if the answer is not offered or was tried
    /// before.
    pub fn answer(
        &mut self,
        answer: Answer,
        by: Option<Side>,
        turn: usize,
        pupils: Pupils,
    ) -> Option<Answered> {
        let fallen = self.view.as_ref()?.fallen()?;
        let asked = match by {
            None => self.asked.as_mut()?,
            Some(side) => self.halves.as_mut()?.asked_mut(side)?,
        };
        let ask = asked.ask;
        if !fallen.answers(ask, turn).contains(&answer) || asked.wrong.contains(&answer) {
            return None;
        }
        if answer != fallen.right(ask) {
            asked.wrong.push(answer);
            return Some(Answered::Wrong(correction(fallen, ask, pupils)));
        }
        let first = asked.wrong.is_empty();
        match by {
            None => {
                self.asked = None;
                self.count_answer();
            }
            Some(side) => self.close_half(side, ask),
        }
        Some(Answered::Right { ask, first })
    }

    /// Counts the answer to a question that is not asked in a half.
    fn count_answer(&mut self) {
        let both = 1 + u8::from(self.progress.ahead);
        self.progress.count(both);
        self.progress.ahead = false;
    }

    /// Drops the open question. Returns whether there was one.
    pub fn stop_asking(&mut self) -> bool {
        self.asked.take().is_some()
    }
}

#[cfg(test)]
mod tests {
    use engine::catalogue::CHEVALIERS;
    use engine::kernel::options::Options;
    use engine::kernel::scene::Combat;
    use engine::kernel::side::{PerSide, Side};

    use super::question::{Answer, Ask};
    use super::script::Pupils;
    use super::{Answered, Fight};
    use crate::state::cue::Cue;

    /// Great dragon with two coins, which attacks a knight.
    fn combat() -> Combat {
        let fight = "6/6/6/6/2Cg2/6/2Pt2/6/6 b1,e1,e9,b9 D fight:d5c5 - - 012/123456/100 0";
        let table = CHEVALIERS.at_position(&Options::default(), fight, 1);
        let scene = table.expect("a legal position").scene();
        scene.combat.expect("a fight")
    }

    fn thrown(faces: [u8; 2]) -> Fight {
        let mut fight = Fight::default();
        fight.sync(Some(&combat()));
        for side in Side::BOTH {
            fight.throw(side);
        }
        fight.show_thrown(PerSide::new(Some(faces[0]), Some(faces[1])));
        fight
    }

    #[test]
    fn a_fight_is_thrown_once_both_dice_are() {
        let (mut fight, combat) = (Fight::default(), combat());
        fight.sync(Some(&combat));
        fight.throw(Side::Defender);
        assert!(!fight.is_thrown(&combat));
        fight.throw(Side::Attacker);
        assert!(fight.is_thrown(&combat) && fight.fallen().is_none());
        fight.begin_anew();
        assert_eq!(fight.thrown(), PerSide::default());
    }

    #[test]
    fn the_last_die_that_is_stopped_stops_the_roll() {
        let mut fight = thrown([2, 5]);
        assert!(!fight.stop_die(Side::Attacker));
        assert!(fight.stop_die(Side::Defender));
        assert!(!fight.stop_die(Side::Defender), "it lies already");
        assert!(fight.has(&Cue::Land(PerSide::new(2, 5))));
    }

    #[test]
    fn only_new_offered_answers_count() {
        let mut fight = thrown([2, 5]);
        let ask = Ask::Read(Side::Attacker);
        fight.ask(ask);
        let mut answer = |number| fight.answer(Answer::Number(number), None, 0, Pupils::See);
        assert_eq!(answer(9), None, "no face");
        let correction = Some(Answered::Wrong(vec![Cue::Count(Side::Attacker)]));
        assert_eq!(answer(3), correction);
        assert_eq!(answer(3), None, "tried before");
        assert_eq!(answer(2), Some(Answered::Right { ask, first: false }));
        assert_eq!((fight.asked(), fight.progress().answered), (None, 1));
    }

    #[test]
    fn answered_questions_are_not_asked_again() {
        let mut fight = thrown([2, 5]);
        let whole = fight.script(Pupils::See).expect("both have fallen");
        fight.ask(Ask::Read(Side::Attacker));
        fight.answer(Answer::Number(2), None, 0, Pupils::See);
        let rest = fight.script(Pupils::See).expect("both have fallen");
        let asked = whole.iter().position(|cue| matches!(cue, Cue::Ask(_)));
        assert!(whole.iter().skip(asked.expect("a question") + 1).eq(&rest));
    }
}
