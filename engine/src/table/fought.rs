//! Fight of an episode, as the dice fell.

use crate::kernel::event::Event;
use crate::kernel::scene::Combat;
use crate::kernel::side::{PerSide, Side};
use crate::kernel::step::Seat;

/// Fight as the dice fell.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fought {
    /// Number of each side's die or card, without its bonus.
    pub faces: PerSide<u8>,
    /// Bonus of each side.
    pub bonuses: PerSide<u8>,
    /// Side that won.
    pub winner: Side,
}

impl Fought {
    /// Returns the fight that these events settle. `None` if they lack a roll: the number fell in an earlier step.
    pub(super) fn of(combat: &Combat, events: &[Event]) -> Option<Self> {
        // After a tie, the last roll counts.
        let roll = |seat: Option<Seat>| {
            events.iter().rev().find_map(|event| match event {
                Event::Rolled {
                    seat: by,
                    face,
                    bonus,
                } if Some(*by) == seat => Some((*face, *bonus)),
                Event::Turned { number } if seat.is_none() => Some((*number, 0)),
                _ => None,
            })
        };
        let (attack, defence) = (roll(combat.attacker.seat)?, roll(combat.defender.seat)?);
        let winner = events.iter().find_map(|event| match event {
            Event::Beaten { winner } => Some(*winner),
            _ => None,
        })?;
        let winner = match winner == combat.attacker.seat {
            true => Side::Attacker,
            false => Side::Defender,
        };
        Some(Self {
            faces: PerSide::new(attack.0, defence.0),
            bonuses: PerSide::new(attack.1, defence.1),
            winner,
        })
    }

    /// Returns the total of a side.
    pub fn total(&self, side: Side) -> u8 {
        self.faces[side] + self.bonuses[side]
    }
}
