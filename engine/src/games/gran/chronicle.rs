//! Phrases for retelling a finished game.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use super::scene;
use crate::kernel::chronicle::{Chronicle, Sign, Telling};
use crate::kernel::event::MoveStyle;

crate::phrases! {
    SETTING_OUT: "Les chevaliers se mettent en route.";
    RING_FOUND: "Un chevalier trouve l’anneau\u{a0}!";
    ATTACKED: "Un chevalier attaque un autre chevalier.";
    DRAGON_BEATEN: "Le chevalier bat le dragon\u{a0}!";
    DRAGON_STRONGER: "Le dragon est le plus fort.";
    TIRAD_WON: "Un chevalier gagne le sceau de Tirad.";
    URGAD_WON: "Un chevalier gagne le sceau d’Urgad.";
    GALAD_WON: "Un chevalier gagne le sceau de Galad.";
    ELGAD_WON: "Un chevalier gagne le sceau d’Elgad.";
}

/// Retelling: seals weigh most, then the ring, then encounters.
pub const CHRONICLE: &Chronicle = &Chronicle {
    departures: &[&SETTING_OUT],
    tellings: &[
        Telling::taken("seal-tirad", &TIRAD_WON, 85),
        Telling::taken("seal-urgad", &URGAD_WON, 85),
        Telling::taken("seal-galad", &GALAD_WON, 85),
        Telling::taken("seal-elgad", &ELGAD_WON, 85),
        Telling::new(Sign::Leaves(scene::RING), &RING_FOUND, 60),
        Telling::new(Sign::Travels(scene::KNIGHT, MoveStyle::Push), &ATTACKED, 50),
        Telling::new(Sign::AttackWon, &DRAGON_BEATEN, 45),
        Telling::new(Sign::AttackLost, &DRAGON_STRONGER, 40),
    ],
};
