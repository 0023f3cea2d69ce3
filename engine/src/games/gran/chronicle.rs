//! How a game that was played is told.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use super::scene;
use crate::kernel::chronicle::{Chronicle, Sign, Telling};
use crate::kernel::event::MoveStyle;

crate::phrases! {
    SETTING_OUT: "Les chevaliers se mettent en route.", "The knights set out.";
    RING_FOUND: "Un chevalier trouve l’anneau\u{a0}!", "A knight finds the ring!";
    ATTACKED: "Un chevalier attaque un autre chevalier.", "A knight attacks another knight.";
    DRAGON_BEATEN: "Le chevalier bat le dragon\u{a0}!", "The knight beats the dragon!";
    DRAGON_STRONGER: "Le dragon est le plus fort.", "The dragon is stronger.";
    TIRAD_WON: "Un chevalier gagne le sceau de Tirad.", "A knight wins the seal of Tirad.";
    URGAD_WON: "Un chevalier gagne le sceau d’Urgad.", "A knight wins the seal of Urgad.";
    GALAD_WON: "Un chevalier gagne le sceau de Galad.", "A knight wins the seal of Galad.";
    ELGAD_WON: "Un chevalier gagne le sceau d’Elgad.", "A knight wins the seal of Elgad.";
}

/// A seal is what all strive for; then the ring, then meetings.
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
