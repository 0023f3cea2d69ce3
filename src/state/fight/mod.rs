//! The fight to settle: what was begun of it, what is shown of it, and the question that waits.

pub mod question;
pub mod script;
pub mod view;

use std::collections::VecDeque;

use engine::kernel::scene::{Combat, Randomizer};
use engine::kernel::side::{PerSide, Side};

use self::question::{Answer, Ask, Asked, Fallen};
use self::script::{Pupils, comparison, correction};
use self::view::FightView;
use super::cue::Cue;

/// What was begun of a fight before its roll is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FightProgress {
    /// The faces of real dice that were tapped.
    pub typed: PerSide<Option<u8>>,
    /// How many questions are answered.
    pub answered: u8,
}

/// What an answer does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answered {
    /// It is right, at first or after wrong ones: the script goes on.
    Right {
        /// What was asked.
        ask: Ask,
        /// Whether no wrong answer was tried before.
        first: bool,
    },
    /// It is wrong: this is shown, then the question is asked again.
    Wrong(Vec<Cue>),
}

/// The fight to settle, if there is one.
#[derive(Clone, Debug, Default)]
pub struct Fight {
    view: Option<FightView>,
    asked: Option<Asked>,
    thrown: PerSide<bool>,
    progress: FightProgress,
}

impl Fight {
    /// A fight of which this was begun; it is not shown yet.
    pub fn resumed(thrown: PerSide<bool>, progress: FightProgress) -> Self {
        Self {
            thrown,
            progress,
            ..Self::default()
        }
    }

    /// The fight on the screen.
    pub const fn view(&self) -> Option<&FightView> {
        self.view.as_ref()
    }

    /// The question that waits for its answer, or whose answer is being corrected.
    pub const fn asked(&self) -> Option<&Asked> {
        self.asked.as_ref()
    }

    /// Which dice are thrown.
    pub const fn thrown(&self) -> PerSide<bool> {
        self.thrown
    }

    /// What was begun besides.
    pub const fn progress(&self) -> FightProgress {
        self.progress
    }

    /// The numbers, once all have fallen.
    pub fn fallen(&self) -> Option<Fallen<'_>> {
        self.view.as_ref()?.fallen()
    }

    /// Another roll is to be settled, of which nothing is begun.
    pub fn begin_anew(&mut self) {
        self.thrown = PerSide::default();
        self.progress = FightProgress::default();
    }

    /// Shows the fight that is to be settled at rest, or none.
    pub fn sync(&mut self, combat: Option<&Combat>) {
        self.view = combat.map(|combat| match self.view.take() {
            Some(view) => FightView {
                combat: combat.clone(),
                ..view
            },
            None => FightView::new(combat.clone()),
        });
    }

    /// Lets all lie still that has fallen.
    pub fn rest(&mut self) {
        if let Some(view) = &mut self.view {
            view.rest(self.thrown);
        }
    }

    /// Whether what a beat brings is there already.
    pub fn has(&self, cue: &Cue) -> bool {
        self.view.as_ref().is_some_and(|view| view.has(cue))
    }

    /// Shows a beat.
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

    /// Throws the die of a side; its face is not known here.
    pub fn throw(&mut self, side: Side) {
        self.thrown[side] = true;
    }

    /// Whether a real die of that side has this face.
    pub fn has_face(&self, side: Side, face: u8) -> bool {
        let throws = self.view.as_ref().map(|view| view.side(side).throws);
        matches!(throws, Some(Randomizer::Die(faces)) if faces.contains(&face))
    }

    /// The real die of a side lies there with this face.
    pub fn type_face(&mut self, side: Side, face: u8) {
        self.progress.typed[side] = Some(face);
        self.throw(side);
        if let Some(view) = &mut self.view {
            view.throw(side, face);
            view.landed[side] = true;
        }
    }

    /// Whether all that falls with the next roll is thrown.
    pub fn is_thrown(&self, combat: &Combat) -> bool {
        let falls = |side: &Side| combat.falls_now(*side);
        let mut falling = Side::BOTH.into_iter().filter(falls).peekable();
        falling.peek().is_some() && falling.all(|side| self.thrown[side])
    }

    /// Shows the faces of the dice that are thrown.
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

    /// Stops a die that rolls; tells whether now all lie still.
    pub fn stop_die(&mut self, side: Side) -> bool {
        let Some(view) = &mut self.view else {
            return false;
        };
        let rolls = view.faces[side].is_some() && !view.landed[side];
        view.landed[side] |= rolls;
        rolls && view.is_still()
    }

    /// The script from the fall of the dice on. What was answered before is not asked again: what led there is shown
    /// at once.
    pub fn script(&mut self, pupils: Pupils) -> Option<VecDeque<Cue>> {
        let mut script = VecDeque::from(comparison(self.fallen()?, pupils));
        let is_question = |cue: &Cue| matches!(cue, Cue::Ask(_));
        for _ in 0..self.progress.answered {
            let Some(question) = script.iter().position(is_question) else {
                break;
            };
            for cue in script.drain(..=question) {
                if !is_question(&cue) && !self.has(&cue) {
                    self.show(&cue);
                }
            }
        }
        if let Some(view) = self.view.as_mut().filter(|_| self.progress.answered > 0) {
            view.landed = PerSide::new(true, true);
        }
        Some(script)
    }

    /// Asks; a question that is asked again remembers the wrong answers.
    pub fn ask(&mut self, ask: Ask) {
        if self.asked.as_ref().is_none_or(|asked| asked.ask != ask) {
            let wrong = Vec::new();
            self.asked = Some(Asked { ask, wrong });
        }
    }

    /// Answers the question that waits; nothing if the answer is not offered, or was tried before.
    pub fn answer(&mut self, answer: Answer, turn: usize, pupils: Pupils) -> Option<Answered> {
        let fallen = self.view.as_ref()?.fallen()?;
        let asked = self.asked.as_mut()?;
        let ask = asked.ask;
        if !fallen.answers(ask, turn).contains(&answer) || asked.wrong.contains(&answer) {
            return None;
        }
        if answer != fallen.right(ask) {
            asked.wrong.push(answer);
            return Some(Answered::Wrong(correction(fallen, ask, pupils)));
        }
        let first = asked.wrong.is_empty();
        self.asked = None;
        self.progress.answered += 1;
        Some(Answered::Right { ask, first })
    }

    /// The question that waits is dropped; tells whether there was one.
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

    /// A great dragon with two coins attacks a knight.
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
    fn only_an_answer_that_is_offered_and_new_counts() {
        let mut fight = thrown([2, 5]);
        let ask = Ask::Read(Side::Attacker);
        fight.ask(ask);
        let mut answer = |number| fight.answer(Answer::Number(number), 0, Pupils::See);
        assert_eq!(answer(9), None, "no face");
        let correction = Some(Answered::Wrong(vec![Cue::Count(Side::Attacker)]));
        assert_eq!(answer(3), correction);
        assert_eq!(answer(3), None, "tried before");
        assert_eq!(answer(2), Some(Answered::Right { ask, first: false }));
        assert_eq!((fight.asked(), fight.progress().answered), (None, 1));
    }

    #[test]
    fn what_was_answered_is_not_asked_again() {
        let mut fight = thrown([2, 5]);
        let whole = fight.script(Pupils::See).expect("both have fallen");
        fight.ask(Ask::Read(Side::Attacker));
        fight.answer(Answer::Number(2), 0, Pupils::See);
        let rest = fight.script(Pupils::See).expect("both have fallen");
        let asked = whole.iter().position(|cue| matches!(cue, Cue::Ask(_)));
        assert!(whole.iter().skip(asked.expect("a question") + 1).eq(&rest));
    }
}
