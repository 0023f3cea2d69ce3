//! The printed box. (Section 1)

use super::board::TOWERS;
use super::scene::broken_tower;
use crate::kernel::paper::{Extra, Paper, Session};
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
    /// For how many.
    FRAME: "Deux enfants, ou deux équipes\u{a0}; 40 minutes pour les deux manches.";
    /// What is learnt.
    AIM_SIDES: "Comprendre que les deux camps n’ont pas les mêmes règles.";
    /// What is learnt.
    AIM_SPACE: "Lire une direction\u{a0}: devant, de côté, en diagonale, derrière.";
    /// What is learnt.
    AIM_TOGETHER: "Faire avancer plusieurs pièces qui se protègent.";
    /// A step.
    STEP_ARROW: "Suivre la flèche des chevaliers sur un plateau vide.";
    /// A step.
    STEP_JUMP: "Chercher où le dragon peut sauter, et comment boucher la case derrière.";
    /// A step.
    STEP_ROUND: "Jouer la première manche, puis échanger sur la place des tours.";
    /// A step.
    STEP_TRAP: "Jouer la seconde manche et décrire le piège qui a fermé la partie.";
    /// To watch.
    WATCH_BEHIND: "Regarde-t-il la case derrière son chevalier\u{a0}?";
    /// To watch.
    WATCH_FORCED: "Se souvient-il que le dragon doit croquer\u{a0}?";
    /// To watch.
    WATCH_TALK: "L’équipe se met-elle d’accord avant de toucher\u{a0}?";
    /// A level.
    EASIER: "La première manche seule, avec trois tours à poser.";
    /// A level.
    PLANNED: "Les deux manches, l’adulte rappelle les repas obligés.";
    /// A level.
    RICHER: "Les deux manches, puis on change de camp.";
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
    session: Session {
        frame: FRAME,
        aims: &[AIM_SIDES, AIM_SPACE, AIM_TOGETHER],
        course: &[STEP_ARROW, STEP_JUMP, STEP_ROUND, STEP_TRAP],
        watch: &[WATCH_BEHIND, WATCH_FORCED, WATCH_TALK],
        levels: [EASIER, PLANNED, RICHER],
    },
};
