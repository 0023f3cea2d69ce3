//! Teacher settings of Gran. (Section 8)
#![expect(missing_docs, reason = "a phrase says itself what it means")]

use super::position::Walls;
use super::scene::{KNIGHT, RING};
use crate::kernel::desk::{Desk, Picture, TeacherOption};
use crate::kernel::info::OptionValue;

crate::phrases! {
    WALLS: "Pierres-obstacles";
    WALLS_RING: "l’anneau reste accessible";
    WALLS_LAND: "personne n’est enfermé";
    WALLS_NOTE: "Règle imprimée\u{a0}: les pierres peuvent fermer une cité ou un chemin, mais jamais le dernier accès à l’anneau. Règle de classe\u{a0}: elles n’enferment personne.";
}

/// Teacher settings.
pub const DESK: Desk = Desk {
    options: &[TeacherOption {
        option: "walls",
        name: WALLS,
        values: &[
            OptionValue {
                value: Walls::Ring.notation(),
                name: WALLS_RING,
                drawing: RING,
            },
            OptionValue {
                value: Walls::Land.notation(),
                name: WALLS_LAND,
                drawing: KNIGHT,
            },
        ],
        picture: Picture::Drawings,
        note: Some(WALLS_NOTE),
    }],
    beginner: &[("walls", Walls::Land.notation())],
    ..Desk::EMPTY
};
