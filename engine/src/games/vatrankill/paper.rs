//! The printed box. (Section 1)

use super::board::TOWERS;
use super::scene::broken_tower;
use crate::kernel::paper::{Extra, Paper};
use crate::kernel::piece::{Spot, Tray};
use crate::kernel::step::Seat;

crate::phrases! {
    /// To keep in mind.
    FORWARD: "Le chevalier avance ou va de côté\u{a0}; il ne recule pas.";
    /// To keep in mind.
    EAT: "Le dragon saute par-dessus pour croquer\u{a0}; s’il le peut, il le doit.";
    /// To keep in mind.
    TOWER: "Une tour posée ne se casse plus\u{a0}; une tour en route se casse.";
    /// To keep in mind.
    BROKEN: "Sur une tour brisée, aucun chevalier ne s’arrête.";
    /// What is learnt.
    AIM_SIDES: "Comprendre que les deux camps n’ont pas les mêmes règles.";
    /// What is learnt.
    AIM_SPACE: "Lire une direction\u{a0}: devant, de côté, en diagonale, derrière.";
    /// What is learnt.
    AIM_TOGETHER: "Faire avancer plusieurs pièces qui se protègent.";
}

const SUPPLY: Spot = Spot::In(Seat(0), Tray::Hand);

/// The printed box.
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
