//! Questions of a fight and their right answers.
//!
//! The dice have fallen before the first question. An answer changes only what is shown next, never the game.

use std::cmp::Ordering;

use engine::kernel::scene::{Combat, Randomizer, Tie};
use engine::kernel::side::{PerSide, Side};

use crate::state::skill_stats::Skill;

/// A question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// « Combien ? »: the number on the die of a side.
    Read(Side),
    /// « Quatre et encore un ? »: the sum of a die and its bonus.
    Total(Side),
    /// « Qui va gagner ? »
    Winner,
}

/// An answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Answer {
    /// A number.
    Number(u8),
    /// This side has more.
    Side(Side),
    /// Both sides have the same.
    Same,
}

/// An open question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PendingQuestion {
    /// The question.
    pub ask: Ask,
    /// Wrong answers so far.
    pub wrong: Vec<Answer>,
}

/// A fight whose dice have fallen.
#[derive(Clone, Copy)]
pub struct Fallen<'a> {
    /// The two combatants.
    pub combat: &'a Combat,
    /// Numbers on the dice (or the card).
    pub faces: PerSide<u8>,
}

impl Fallen<'_> {
    /// Returns the bonus of a side, in coins.
    pub const fn bonus(self, side: Side) -> u8 {
        self.combat.side(side).piece.bonus
    }

    /// Returns the sum of die and bonus of a side.
    pub fn total(self, side: Side) -> u8 {
        self.faces[side] + self.bonus(side)
    }

    /// Returns the right answer.
    pub fn right(self, ask: Ask) -> Answer {
        match ask {
            Ask::Read(side) => Answer::Number(self.faces[side]),
            Ask::Total(side) => Answer::Number(self.total(side)),
            Ask::Winner => {
                let [attacker, defender] = Side::BOTH.map(|side| self.total(side));
                match (attacker.cmp(&defender), self.combat.tie) {
                    (Ordering::Less, _) => Answer::Side(Side::Defender),
                    (Ordering::Equal, Tie::Again) => Answer::Same,
                    _ => Answer::Side(Side::Attacker),
                }
            }
        }
    }

    /// Returns the answers to choose from. `turn` shifts the sums, so that the right one has no fixed place.
    pub fn answers(self, ask: Ask, turn: usize) -> Vec<Answer> {
        let numbers = |numbers: Vec<u8>| numbers.into_iter().map(Answer::Number).collect();
        match ask {
            Ask::Read(side) => {
                let mut faces = match self.combat.side(side).throws {
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
                let mut all = Side::BOTH.map(Answer::Side).to_vec();
                if self.combat.tie == Tie::Again {
                    all.insert(1, Answer::Same);
                }
                all
            }
        }
    }
}

impl Ask {
    /// Returns the skill that the question exercises.
    pub const fn skill(self) -> Skill {
        match self {
            Self::Read(_) => Skill::ReadDie,
            Self::Total(_) => Skill::AddBonus,
            Self::Winner => Skill::Compare,
        }
    }

    /// Returns the side that answers. The attacker names the winner.
    pub const fn side(self) -> Side {
        match self {
            Self::Read(side) | Self::Total(side) => side,
            Self::Winner => Side::Attacker,
        }
    }
}
