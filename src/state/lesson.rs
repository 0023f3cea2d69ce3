//! What a fight asks of the pupils: which questions, in which order, and what the right answers are.
//!
//! The dice have fallen before the first question; an answer decides nothing but what is shown next.

use std::cmp::Ordering;
use std::collections::VecDeque;

use engine::kernel::scene::{Combat, Randomizer, RollState, Tie};

use super::cue::Cue;
use super::observation::Skill;
use super::settings::Help;

/// A question. Sides: 0 attacker, 1 defender.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// « Combien ? »: which number the die of a side shows.
    Read(usize),
    /// « Quatre et encore un ? »: how much a die and its bonus make.
    Total(usize),
    /// « Qui gagne ? »
    Winner,
}

/// An answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// A number.
    Number(u8),
    /// This side has more.
    Side(usize),
    /// Both have as much.
    Same,
}

/// A question that waits for its answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Asked {
    /// The question.
    pub ask: Ask,
    /// The answers that were tried, all wrong.
    pub wrong: Vec<Answer>,
}

/// What was begun of a fight before its roll is taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct FightProgress {
    /// The faces of real dice that were tapped.
    pub typed: [Option<u8>; 2],
    /// How many questions are answered.
    pub answered: u8,
}

/// A fight whose dice have fallen.
#[derive(Clone, Copy)]
pub struct Lesson<'a> {
    /// Who fights whom.
    pub combat: &'a Combat,
    /// What the dice (or the card) show.
    pub faces: [u8; 2],
}

impl Lesson<'_> {
    fn bonus(self, side: usize) -> u8 {
        self.combat.sides()[side].piece.bonus
    }

    /// Die and bonus of a side.
    pub fn total(self, side: usize) -> u8 {
        self.faces[side] + self.bonus(side)
    }

    /// The right answer.
    pub fn right(self, ask: Ask) -> Answer {
        match ask {
            Ask::Read(side) => Answer::Number(self.faces[side]),
            Ask::Total(side) => Answer::Number(self.total(side)),
            Ask::Winner => match (self.total(0).cmp(&self.total(1)), self.combat.tie) {
                (Ordering::Less, _) => Answer::Side(1),
                (Ordering::Equal, Tie::Again) => Answer::Same,
                _ => Answer::Side(0),
            },
        }
    }

    /// The answers to choose from; `turn` shifts the sums, so that the right one has no place of its own.
    pub fn answers(self, ask: Ask, turn: usize) -> Vec<Answer> {
        let numbers = |numbers: Vec<u8>| numbers.into_iter().map(Answer::Number).collect();
        match ask {
            Ask::Read(side) => {
                let mut faces = match self.combat.sides()[side].throws {
                    Randomizer::Die(faces) => faces.to_vec(),
                    Randomizer::Card => vec![self.faces[side]],
                };
                faces.dedup();
                numbers(faces)
            }
            Ask::Total(side) => {
                let total = self.total(side);
                let least = total.saturating_sub((turn % 3) as u8).max(1);
                numbers((least..least + 3).collect())
            }
            Ask::Winner => {
                let mut all = vec![Answer::Side(0), Answer::Side(1)];
                if self.combat.tie == Tie::Again {
                    all.insert(1, Answer::Same);
                }
                all
            }
        }
    }

    /// The beats and questions from the fall of the dice up to the comparison, in order.
    pub fn plan(self, help: Help) -> VecDeque<Cue> {
        let remembers = help == Help::Memory;
        let reads = |side: &usize| {
            let side = self.combat.sides()[*side];
            side.roll_state == RollState::Now && matches!(side.throws, Randomizer::Die(_))
        };
        let coins = |side: usize| (0..self.bonus(side)).map(move |_| Cue::Coin(side));
        let mut plan = VecDeque::from([Cue::Land(self.faces), Cue::Read]);
        if remembers {
            plan.push_back(Cue::Hide);
        }
        for side in (0..2).filter(reads) {
            plan.extend([Cue::Ask(Ask::Read(side)), Cue::Told(side)]);
        }
        if !remembers {
            plan.push_back(Cue::Towers);
        }
        for side in (0..2).filter(|side| self.bonus(*side) > 0) {
            plan.push_back(Cue::Ask(Ask::Total(side)));
            if remembers {
                plan.push_back(Cue::Sum(side));
            } else {
                plan.extend(coins(side));
            }
        }
        plan.push_back(Cue::Ask(Ask::Winner));
        if remembers {
            plan.push_back(Cue::Towers);
            plan.extend((0..2).flat_map(coins));
        }
        plan.push_back(Cue::Conclude);
        plan
    }

    /// What is shown after a wrong answer, before the question is asked again.
    pub fn correction(self, ask: Ask, help: Help) -> Vec<Cue> {
        let coins = |side: usize| (0..self.bonus(side)).map(move |_| Cue::Coin(side));
        match ask {
            Ask::Read(side) => vec![Cue::Count(side)],
            Ask::Total(side) if help == Help::Memory => vec![Cue::Count(side)],
            Ask::Total(side) => coins(side).chain([Cue::Recount(side)]).collect(),
            Ask::Winner => [Cue::Towers]
                .into_iter()
                .chain((0..2).flat_map(coins))
                .chain([Cue::Match])
                .collect(),
        }
    }
}

impl Ask {
    /// What it exercises.
    pub const fn skill(self) -> Skill {
        match self {
            Self::Read(_) => Skill::ReadDie,
            Self::Total(_) => Skill::AddBonus,
            Self::Winner => Skill::Compare,
        }
    }

    /// The side that answers: the winner is named by the side that attacks.
    pub const fn side(self) -> usize {
        match self {
            Self::Read(side) | Self::Total(side) => side,
            Self::Winner => 0,
        }
    }
}
