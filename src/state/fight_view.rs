//! The fight as it is shown, beat by beat.

use std::cmp::Ordering;

use engine::kernel::scene::{Combat, Randomizer, RollState, Side, Tie};

use super::cue::Cue;
use super::lesson::Lesson;

/// A fight on the screen. Indices: 0 attacker, 1 defender.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FightView {
    /// Who fights whom.
    pub combat: Combat,
    /// The faces of the dice that are thrown.
    pub faces: [Option<u8>; 2],
    /// Which dice lie still.
    pub landed: [bool; 2],
    /// Whether the towers stand.
    pub towers: bool,
    /// How many coins lie on each tower.
    pub coins: [u8; 2],
    /// How the totals compare, once that is shown.
    pub outcome: Option<Ordering>,
    /// Counts the throws, so that each rolls anew.
    pub throws: u32,
    /// Whether the thrown dice are covered.
    pub hidden: bool,
    /// Which numbers were read rightly.
    pub told: [bool; 2],
}

impl FightView {
    /// A fight in which no die is thrown.
    pub fn new(combat: Combat) -> Self {
        let shown = |side: usize| match combat.sides()[side].roll_state {
            RollState::Shown(number) => Some(number),
            RollState::Now | RollState::Later => None,
        };
        let faces = [shown(0), shown(1)];
        Self {
            combat,
            faces,
            landed: faces.map(|face| face.is_some()),
            towers: false,
            coins: [0; 2],
            outcome: None,
            throws: 0,
            hidden: false,
            told: [false; 2],
        }
    }

    /// The numbers that have fallen, once both have.
    pub fn lesson(&self) -> Option<Lesson<'_>> {
        let [Some(one), Some(other)] = self.faces else {
            return None;
        };
        Some(Lesson {
            combat: &self.combat,
            faces: [one, other],
        })
    }

    /// Whether nothing is left to show of a beat: it was shown before.
    pub fn has_shown(&self, cue: &Cue) -> bool {
        match *cue {
            Cue::Land(faces) => self.faces == faces.map(Some) && self.landed == [true; 2],
            Cue::Towers => self.towers,
            Cue::Coin(side) => self.coins[side] >= self.sides()[side].piece.bonus,
            _ => false,
        }
    }

    /// The two sides.
    pub fn sides(&self) -> [&Side; 2] {
        self.combat.sides()
    }

    /// The height of a tower as it stands now.
    pub fn total(&self, side: usize) -> u8 {
        match self.faces[side] {
            Some(face) if self.towers => face + self.coins[side],
            _ => 0,
        }
    }

    /// All that has fallen lies still: what the contest shows, and these dice.
    pub fn rest(&mut self, thrown: [bool; 2]) {
        for (side, is_thrown) in thrown.into_iter().enumerate() {
            if let RollState::Shown(number) = self.combat.sides()[side].roll_state {
                self.faces[side] = Some(number);
                self.landed[side] = true;
            } else {
                self.landed[side] = is_thrown;
            }
        }
    }

    /// Throws a die, or turns a card.
    pub fn throw(&mut self, side: usize, face: u8) {
        self.faces[side] = Some(face);
        self.landed[side] = false;
        self.throws += 1;
    }

    /// Whether every die that is thrown lies still.
    pub fn is_still(&self) -> bool {
        (0..2).all(|side| self.faces[side].is_none() || self.landed[side])
    }

    /// Whether a card is to be turned now.
    pub fn waits_for_card(&self) -> bool {
        let waits =
            |side: &&Side| side.throws == Randomizer::Card && side.roll_state == RollState::Now;
        self.sides().iter().any(waits) && self.faces[1].is_none()
    }

    /// How the attacker's total compares with the defender's, where equal numbers may win.
    pub fn compared(&self) -> Ordering {
        match (self.total(0).cmp(&self.total(1)), self.combat.tie) {
            (Ordering::Equal, Tie::Attacker) => Ordering::Greater,
            (order, _) => order,
        }
    }

    /// Shows a beat.
    pub fn start(&mut self, cue: &Cue) {
        match *cue {
            Cue::Land(faces) => {
                for (side, face) in faces.into_iter().enumerate() {
                    if self.faces[side] != Some(face) {
                        self.throw(side, face);
                    }
                }
            }
            Cue::Turn(side, number) => self.throw(side, number),
            Cue::Read => self.landed = [true; 2],
            Cue::Hide => self.hidden = true,
            Cue::Told(side) => self.told[side] = true,
            Cue::Towers => {
                self.towers = true;
                self.hidden = false;
            }
            Cue::Coin(side) => self.coins[side] += 1,
            Cue::Verdict => self.outcome = Some(self.compared()),
            _ => {}
        }
    }
}
