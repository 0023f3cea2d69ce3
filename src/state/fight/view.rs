//! View of a fight, updated cue by cue.

use std::cmp::Ordering;

use engine::kernel::scene::{Combat, Combatant, Randomizer, RollState, Tie};
use engine::kernel::side::{PerSide, Side};
use engine::kernel::step::Seat;

use super::question::Fallen;
use crate::state::cue::Cue;

/// A fight on the screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FightView {
    /// The two combatants.
    pub combat: Combat,
    /// Faces of the thrown dice.
    pub faces: PerSide<Option<u8>>,
    /// Which dice are at rest.
    pub landed: PerSide<bool>,
    /// Whether the towers are shown.
    pub towers: bool,
    /// Number of coins on each tower.
    pub coins: PerSide<u8>,
    /// Comparison of the totals, once it is shown.
    pub outcome: Option<Ordering>,
    /// Number of throws so far, so that each one starts a new animation.
    pub throws: u32,
    /// Whether the thrown dice are covered.
    pub hidden: bool,
    /// Which numbers were read correctly.
    pub told: PerSide<bool>,
}

impl FightView {
    /// Returns a view in which no die is thrown.
    pub fn new(combat: Combat) -> Self {
        let faces = combat.sides().map(|side| match side.roll_state {
            RollState::Shown(number) => Some(number),
            RollState::Now | RollState::Later => None,
        });
        Self {
            combat,
            faces,
            landed: faces.map(|face| face.is_some()),
            towers: false,
            coins: PerSide::default(),
            outcome: None,
            throws: 0,
            hidden: false,
            told: PerSide::default(),
        }
    }

    /// Returns the sides from left to right, in every language. The first seat is on the left, the board itself on
    /// the right.
    pub fn left_to_right(&self) -> [Side; 2] {
        let combat = &self.combat;
        if combat.attacker.seat == Some(Seat(0)) || combat.defender.seat.is_none() {
            Side::BOTH
        } else {
            [Side::Defender, Side::Attacker]
        }
    }

    /// Returns the faces of both sides, once both are known.
    pub fn fallen(&self) -> Option<Fallen<'_>> {
        Some(Fallen {
            combat: &self.combat,
            faces: PerSide::new(self.faces.attacker?, self.faces.defender?),
        })
    }

    /// Checks whether the effect of a cue is already shown: dice at rest, or towers and coins from a correction.
    pub fn has(&self, cue: &Cue) -> bool {
        match *cue {
            Cue::Land(faces) => {
                self.faces == faces.map(Some) && self.landed == PerSide::new(true, true)
            }
            Cue::Towers => self.towers,
            Cue::Coin(side) => self.coins[side] >= self.side(side).piece.bonus,
            _ => false,
        }
    }

    /// Returns the combatant on a side.
    pub const fn side(&self, side: Side) -> &Combatant {
        self.combat.side(side)
    }

    /// Returns both combatants.
    pub const fn sides(&self) -> PerSide<&Combatant> {
        self.combat.sides()
    }

    /// Returns the current height of a tower.
    pub fn total(&self, side: Side) -> u8 {
        match self.faces[side] {
            Some(face) if self.towers => face + self.coins[side],
            _ => 0,
        }
    }

    /// Shows all dice at rest: those of the combat, and the thrown ones.
    pub fn rest(&mut self, thrown: PerSide<bool>) {
        for side in Side::BOTH {
            if let RollState::Shown(number) = self.side(side).roll_state {
                self.faces[side] = Some(number);
                self.landed[side] = true;
            } else {
                self.landed[side] = thrown[side];
            }
        }
    }

    /// Throws a die, or turns a card.
    pub fn throw(&mut self, side: Side, face: u8) {
        self.faces[side] = Some(face);
        self.landed[side] = false;
        self.throws += 1;
    }

    /// Checks whether every thrown die is at rest.
    pub fn is_still(&self) -> bool {
        let is_still = |side: Side| self.faces[side].is_none() || self.landed[side];
        Side::BOTH.into_iter().all(is_still)
    }

    /// Checks whether a card is to be turned now.
    pub fn waits_for_card(&self) -> bool {
        let waits =
            |side: Side| self.side(side).throws == Randomizer::Card && self.combat.falls_now(side);
        Side::BOTH.into_iter().any(waits) && self.faces.defender.is_none()
    }

    /// Compares the attacker's total with the defender's. A tie counts as a win where the rules say so.
    pub fn compared(&self) -> Ordering {
        let [attacker, defender] = Side::BOTH.map(|side| self.total(side));
        match (attacker.cmp(&defender), self.combat.tie) {
            (Ordering::Equal, Tie::Attacker) => Ordering::Greater,
            (order, _) => order,
        }
    }

    /// Shows a cue.
    pub fn start(&mut self, cue: &Cue) {
        match *cue {
            Cue::Land(faces) => {
                for side in Side::BOTH {
                    if self.faces[side] != Some(faces[side]) {
                        self.throw(side, faces[side]);
                    }
                }
            }
            Cue::Turn(side, number) => self.throw(side, number),
            Cue::Read => self.landed = PerSide::new(true, true),
            Cue::Hide => self.hidden = true,
            Cue::Told(side) => self.told[side] = true,
            Cue::Towers => {
                self.towers = true;
                self.hidden = false;
            }
            Cue::Coin(side) => self.coins[side] += 1,
            Cue::Verdict => self.outcome = Some(self.compared()),
            Cue::Again => {
                *self = Self {
                    throws: self.throws,
                    ..Self::new(self.combat.clone())
                };
            }
            _ => {}
        }
    }
}
