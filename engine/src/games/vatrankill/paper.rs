//! Printed box. (Section 1)

use super::board::TOWERS;
use super::scene::broken_tower;
use crate::kernel::paper::{Extra, Paper};
use crate::kernel::piece::{Spot, Tray};
use crate::kernel::step::Seat;

crate::phrases! {
    /// Rule to remember.
    FORWARD: "Le chevalier avance ou va de côté\u{a0}; il ne recule pas.";
    /// Rule to remember.
    EAT: "Le dragon saute par-dessus pour manger\u{a0}; s’il le peut, il le doit.";
    /// Rule to remember.
    TOWER: "Une tour posée ne se brise plus\u{a0}; une tour en route peut être brisée.";
    /// Rule to remember.
    BROKEN: "Sur une tour brisée, aucun chevalier ne s’arrête.";
    /// Learning goal.
    AIM_SIDES: "Comprendre que les deux camps n’ont pas les mêmes règles.";
    /// Learning goal.
    AIM_SPACE: "Lire une direction\u{a0}: devant, de côté, en diagonale, derrière.";
    /// Learning goal.
    AIM_TOGETHER: "Faire avancer plusieurs pièces qui se protègent.";
}

const SUPPLY: Spot = Spot::In(Seat(0), Tray::Hand);

/// Printed box.
pub const PAPER: &Paper = &Paper {
    sets: &[],
    extras: &[Extra {
        piece: broken_tower(SUPPLY),
        count: TOWERS as u8,
    }],
    dice: &[],
    pile: None,
    grid: None,
    memo: &[
        ("helmet", FORWARD),
        ("dragon", EAT),
        ("tower-stone", TOWER),
        ("tower-broken", BROKEN),
    ],
    say: &[],
    words: &[],
    aims: &[AIM_SIDES, AIM_SPACE, AIM_TOGETHER],
};
