//! How a game that was played is told.
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use super::scene;
use crate::kernel::chronicle::{Chronicle, Sign, Telling};
use crate::kernel::event::MoveStyle;
use crate::kernel::words::Phrase;

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

const fn seal(kind: &'static str, phrase: &'static Phrase) -> Telling {
    Telling::new(Sign::Travels(kind, MoveStyle::Fly), phrase, 85)
}

/// A seal is what all strive for; then the ring, then meetings.
pub const CHRONICLE: &Chronicle = &Chronicle {
    departures: &[&SETTING_OUT],
    tellings: &[
        seal("seal-tirad", &TIRAD_WON),
        seal("seal-urgad", &URGAD_WON),
        seal("seal-galad", &GALAD_WON),
        seal("seal-elgad", &ELGAD_WON),
        Telling::new(Sign::Leaves(scene::RING), &RING_FOUND, 60),
        Telling::new(Sign::Travels(scene::KNIGHT, MoveStyle::Push), &ATTACKED, 50),
        Telling::new(Sign::AttackWon, &DRAGON_BEATEN, 45),
        Telling::new(Sign::AttackLost, &DRAGON_STRONGER, 40),
    ],
};
